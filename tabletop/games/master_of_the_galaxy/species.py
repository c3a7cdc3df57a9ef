"""
The species: one lies before every player from the beginning to the end.

Most of what stands here is a reconstruction: ``origins`` says of each card what the publisher has printed.
"""

from __future__ import annotations

from tabletop import origins

from ._cards import Species


class Traders(
    Species, base="YYBR", receive=("YY", "BBBB"), draws=("commerce", "development"),
    agenda="YYWB*K", symbols=("economic", "economic", "diplomatic"),
    origins=origins(known="base_project_slot_count receive_projects agenda_slot_and_symbol_count", ours="name base_project agenda"),
):  # fmt: skip
    """
    Construct bases, and receive a commerce card and any development.
    The agenda gives the symbols economic, economic and diplomatic.
    """


class Scholars(
    Species, base="YWBB", receive=("BB", "YYWW"), draws=("progress", "development"),
    agenda="BBBYWR", symbols=("scientific", "scientific", "cultural"),
    origins=origins(ours="name base_project receive_projects agenda"),
):  # fmt: skip
    """
    Construct bases, and receive a progress card and any development.
    The agenda gives the symbols scientific, scientific and cultural.
    """


class Warriors(
    Species, base="YBRR", receive=("WW", "RRYWB"), draws=("expansion", "development"),
    agenda="RRR*YWW", symbols=("military", "military", "economic"),
    origins=origins(known="five_slot_receive_project", ours="name base_project receive_projects agenda"),
):  # fmt: skip
    """
    Construct bases, and receive an expansion card and any development.
    The agenda gives the symbols military, military and economic.
    """


class Settlers(
    Species, base="YYWR", receive=("WW", "YYBR"), draws=("expansion", "development"),
    agenda="WWWYRB", symbols=("cultural", "cultural", "scientific"),
    origins=origins(ours="name base_project receive_projects agenda"),
):  # fmt: skip
    """
    Construct bases, and receive an expansion card and any development.
    The agenda gives the symbols cultural, cultural and scientific.
    """


class Envoys(
    Species, base="YYWW", receive=("YY", "BBWW"), draws=("commerce", "development"),
    agenda="YYBWRK", symbols=("diplomatic", "diplomatic", "military"),
    origins=origins(ours="name base_project receive_projects agenda"),
):  # fmt: skip
    """
    Construct bases, and receive a commerce card and any development.
    The agenda gives the symbols diplomatic, diplomatic and military.
    """


class Hive(
    Species, base="WWYB", receive=("BB", "RRWW"), draws=("progress", "development"),
    agenda="RBYWW", symbols=("military", "scientific", "economic"),
    origins=origins(ours="name base_project receive_projects agenda"),
):  # fmt: skip
    """
    Construct bases, and receive a progress card and any development.
    The agenda gives the symbols military, scientific and economic.
    """


class Nomads(
    Species, base="YRWW", receive=("RR", "YYBB"), draws=("expansion", "development"),
    agenda="RWWBY", symbols=("military", "cultural", "diplomatic"),
    origins=origins(ours="name base_project receive_projects agenda"),
):  # fmt: skip
    """
    Construct bases, and receive an expansion card and any development.
    The agenda gives the symbols military, cultural and diplomatic.
    """


class Machines(
    Species, base="YBBW", receive=("BB", "RRWY"), draws=("progress", "development"),
    agenda="BBYW*R", symbols=("scientific", "economic", "cultural"),
    origins=origins(ours="name base_project receive_projects agenda"),
):  # fmt: skip
    """
    Construct bases, and receive a progress card and any development.
    The agenda gives the symbols scientific, economic and cultural.
    """


class Shadows(
    Species, base="RRBB", receive=("KKWW", "BBRRW"), draws=("commerce", "development"),
    agenda="KRRBB*", symbols=("military", "scientific", "diplomatic"),
    origins=origins(ours="name base_project receive_projects agenda"),
):  # fmt: skip
    """
    Construct bases, and receive a commerce card and any development.
    The agenda gives the symbols military, scientific and diplomatic.
    """


CARDS = (
    Traders, Scholars, Warriors, Settlers, Envoys, Hive, Nomads, Machines, Shadows,
)  # fmt: skip

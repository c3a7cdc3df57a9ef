"""General Grievous' Allies: what each does, and what it must not do."""


def test_b1_battle_droids_are_stronger_together(lay):
    """
    They have +1 Strength for every other Ally at their location, be it of their kind or not.
    """
    with lay(Ann={"at": "florrum", "saleucami": ["b1_battle_droids", "gor", "magna_guard"]}) as scene:
        assert scene.card("b1_battle_droids", of="Ann").strength == 2


def test_b1_battle_droids_alone_have_no_strength(lay):
    """
    Allies at other locations do not count.
    """
    with lay(Ann={"at": "florrum", "saleucami": ["b1_battle_droids"], "utapau": ["gor"]}) as scene:
        assert scene.card("b1_battle_droids", of="Ann").strength == 0

"""
Measure tabletop and its peers on one machine, in one run, and print the ratios.

Run it with ``python -m benchmarks``.
A figure means little on its own: every round measures each of ours right beside its peer's.
Aims are printed, never asserted: a busy machine is no bug.
"""

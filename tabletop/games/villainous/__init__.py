"""Villainous: the base that its boxes share, and the boxes themselves."""

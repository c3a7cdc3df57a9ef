"""M.O.D.O.K.'s Allies: what each does, and what it must not do."""


def test_aim_agent_has_its_strength(lay):
    """
    It has 2 Strength and no ability.
    """
    with lay(Ann={"at": "bagalia", "boca_caliente": ["aim_agent"]}) as scene:
        assert scene.card("aim_agent", of="Ann").strength == 2

"""What is written in a drawing."""

from xml.etree import ElementTree


def words_of(drawing: str) -> list[str | None]:
    """Return the words in a drawing."""
    return [element.text for element in ElementTree.fromstring(drawing).iter() if element.tag.endswith("}text")]


def hints_of(drawing: str) -> list[str | None]:
    """Return what a drawing tells to whoever points at its parts."""
    return [element.text for element in ElementTree.fromstring(drawing).iter() if element.tag.endswith("}title")]

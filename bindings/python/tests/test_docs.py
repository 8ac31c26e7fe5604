"""What the documents say is tried out."""

import re

from conftest import NAMES, PROJECT

import underhill


def test_the_examples_of_the_documentation_run() -> None:
    text = (PROJECT / "docs/python.md").read_text()
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(blocks) >= 4
    known: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, "docs/python.md", "exec"), known)


def test_the_pages_say_how_many_ids_there_are() -> None:
    golden = (PROJECT / "golden/action-ids.txt").read_text()
    for name in NAMES:
        meanings = underhill.action_meanings(name)
        assert f"{name}: {len(meanings)} ids" in golden
        assert all(f"\n{id} {meaning}\n" in golden for id, meaning in enumerate(meanings))

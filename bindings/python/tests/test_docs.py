"""What the documents say is tried out."""

import json
import re
from typing import Any

import pytest
from conftest import NAMES, PROJECT

import underhill


def test_the_examples_of_the_documentation_run(server: str) -> None:
    text = (PROJECT / "docs/python.md").read_text().replace("http://127.0.0.1:7878", server)
    blocks = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    assert len(blocks) >= 4
    known: dict[str, object] = {}
    for block in blocks:
        exec(compile(block, "docs/python.md", "exec"), known)


def test_the_notebook_learns_to_beat_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    """It plots to nowhere, and learns from a fifth of the games."""
    monkeypatch.setenv("MPLBACKEND", "agg")
    cells = json.loads((PROJECT / "docs/environments/learning.ipynb").read_text())["cells"]
    program = "\n".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    for whole, part in (("range(600)", "range(120)"), ("match(weights, 100,", "match(weights, 20,")):
        assert whole in program
        program = program.replace(whole, part)
    known: dict[str, Any] = {}
    exec(compile(program, "learning.ipynb", "exec"), known)
    assert len(known["course"]) == 2 and known["score"] - known["margin"] > 0.5


def test_the_pages_say_how_many_ids_there_are() -> None:
    golden = (PROJECT / "golden/action-ids.txt").read_text()
    for name in NAMES:
        meanings = underhill.action_meanings(name)
        assert f"{name}: {len(meanings)} ids" in golden
        assert all(f"\n{id} {meaning}\n" in golden for id, meaning in enumerate(meanings))

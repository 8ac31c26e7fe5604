"""A golden playthrough, printed by what Python knows of the game: as `crates/laws/src/playthrough.rs` does it."""

import json
import re
from typing import Any

import underhill

SHOWN = 40


def compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False, sort_keys=True)


def shortened(items: list[str], count: int) -> str:
    """The first of a list, and how many more there are."""
    left = count - min(len(items), SHOWN)
    return ",".join(items[:SHOWN]) + (f" and {left} more" if left else "")


def differences(path: str, before: Any, now: Any) -> list[str]:
    """What changed in a view, path by path."""
    if isinstance(before, dict) and isinstance(now, dict):
        news = [f"{path}.{key} is gone" for key in sorted(before) if key not in now]
        for key in sorted(now):
            news += differences(f"{path}.{key}", before.get(key), now[key])
        return news
    if isinstance(before, list) and isinstance(now, list) and len(before) == len(now):
        return [line for place in range(len(now)) for line in differences(f"{path}[{place}]", before[place], now[place])]
    same = before == now and type(before) is type(now)
    return [] if same else [f"{path.lstrip('.')} = {compact(now)}"]


def state(game: underhill.Game, seen: dict[str, Any]) -> list[str]:
    """What the game waits for, the points, and what changed for whom."""
    lines = []
    if (standings := game.standings) is not None:
        lines.append("  over: " + json.dumps(standings, separators=(",", ":")))
    elif game.waiting == "chance":
        outcomes = [f" {outcome} x{weight}" for outcome, weight in game.outcomes()]
        lines.append("  chance:" + shortened(outcomes, len(outcomes)))
    else:
        for seat in game.waiting_seats:
            count, actions = game.legal_count(seat), game.legal_actions(seat, SHOWN + 1)
            lines.append(f"  seat {seat} has {count}:" + shortened([f" {action}" for action in actions], count))
    lines.append(f"  points {game.points}, turns {game.turns}")
    changes: dict[str, list[str]] = {}
    viewers = [(seat, memory) for seat in [*range(game.seats), None] for memory in ("table", "perfect")]
    for seat, memory in viewers:
        who = f"{'s' if seat is None else seat}{memory[0]}"
        now = game.view(seat, memory)
        for line in differences("", seen.get(who, {}), now):
            changes.setdefault(line, []).append(who)
        seen[who] = now
    for line, by in changes.items():
        lines.append(f"  [{'all' if len(by) == len(viewers) else ' '.join(by)}] {line}")
    return lines


def playthrough(golden: str) -> str:
    """Plays the steps of a playthrough again and prints it anew."""
    header, *rest = golden.splitlines()
    found = re.fullmatch(r"(.+), rules version (\d+), (\d) seats and options (\{.*\}), seed 1", header)
    assert found, header
    name = found.group(1).lower().rstrip("!")
    game = underhill.new_game(name, int(found.group(3)), json.loads(found.group(4)), chance="ask")
    seen: dict[str, Any] = {}
    lines = [header, *state(game, seen)]
    steps = [step.group(1) for line in rest if (step := re.fullmatch(r"\d+\. (.+)", line))]
    told = 0
    for number, step in enumerate(steps, 1):
        game.play(step)
        lines += ["", f"{number}. {step}"]
        story = game.story()
        for _, events in story[told:]:
            lines += [f"    - {event}" for event in events]
        told = len(story)
        lines += state(game, seen)
    return "\n".join(lines) + "\n"

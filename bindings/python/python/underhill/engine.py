"""A player written in Python as a program that speaks the project's engine protocol (`docs/engine.md`).

With this at the end of `my_bot.py`

    from underhill import Moment, engine

    def decide(moment: Moment) -> int | str:
        return moment.legal_ids[0]

    engine.serve(decide, name="mine")

it sits in a seat wherever a program can: `underhill arena kobold --seats hard,exec:'python my_bot.py'`, or `underhill play kobold
--seats human,exec:'python my_bot.py'`.
"""

import json
import sys
from typing import TextIO

from underhill._underhill import Bot
from underhill.arena import Player, decide_from_view


def serve(player: Player, name: str = "python", hears: TextIO = sys.stdin, says: TextIO = sys.stdout) -> None:
    """Answers until it is told to quit. An observation is imagined anew from what the seat sees: there is nothing else."""

    def say(line: str) -> None:
        print(line, file=says, flush=True)

    game, observation = "", None
    for line in hears:
        word, _, rest = line.strip().partition(" ")
        if word == "uhi":
            say(f"id name {name}")
            say("uhiok")
        elif word == "isready":
            say("readyok")
        elif word == "newgame":
            game, observation = rest, None
            if isinstance(player, Bot):
                player.forget()
        elif word == "observation":
            observation = json.loads(rest)
        elif word == "go":
            if observation is None:
                say("info error nothing has been observed yet")
                continue
            say(f"bestmove {decide_from_view(player, game, observation['seat'], observation['view'])}")
        elif word == "quit":
            return
        elif word not in ("", "stop", "setoption"):
            say(f"info error `{word}` is not known")


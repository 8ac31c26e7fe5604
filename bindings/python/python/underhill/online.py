"""Players written in Python at the tables of a server, among people and bots.

    from underhill import Moment, online

    def mine(moment: Moment) -> int | str:
        return moment.legal_ids[0]

    link = online.open_table("http://127.0.0.1:7878", "kobold", seats=3)
    print(online.play(link, mine, name="mine", bots="hard"))

`play` sits down, plays to the end of a game and says how it ended. It comes back after a lost connection, and finds out whether
the draws were fair. Whoever wants to do more than that holds a `Guest`, who does all that `docs/protocol.md` knows.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from time import sleep
from typing import Any, TypedDict

from underhill._underhill import Bot, Guest, IllegalAction, _open_table, new_game
from underhill.arena import Player, decide_from_view

__all__ = ["End", "Guest", "at_table", "open_table", "play"]

Scene = dict[str, Any]

_PACE = 0.04
"""So many seconds are between two decisions: servers cut off whoever says much more than people do."""
_MOMENT = 1.0
"""So many seconds pass before what was too fast is tried again."""


class End(TypedDict):
    """How a game at a server ended."""

    seat: int
    """Where the player sat."""
    how: str
    """Why it is over, in a word of `docs/protocol.md`: `played` if nobody ended it before its time."""
    points: list[int]
    places: list[int]


def open_table(
    address: str,
    game: str,
    seats: int = 2,
    options: dict[str, Any] | None = None,
    clock: Any = "none",
    public: bool = False,
    authority: str | None = None,
) -> str:
    """Opens a table at a server and gives the link to it. `clock` is as `docs/protocol.md` has it, `public` whether strangers find
    the table, and `authority` the certificate (PEM) of an authority that devices in general do not know."""
    agreed = new_game(game, seats, options).options
    return _open_table(address, {"game": game, "seats": seats, "options": agreed, "clock": clock, "public": public}, authority)


@contextmanager
def at_table(link: str, **arguments: Any) -> Iterator[Guest]:
    """A guest as long as it is needed; what else it takes is what `Guest` does."""
    guest = Guest(link, **arguments)
    try:
        yield guest
    finally:
        guest.leave()


def play(
    link: str,
    player: Player,
    name: str = "Python",
    seat: int | None = None,
    bots: str | None = None,
    begin: bool = False,
    seat_pass: str | None = None,
    authority: str | None = None,
) -> End:
    """Takes a seat at a table, this one or the first that is free, and plays one game to its end.

    With `bots` one of this level sits down in every seat that is free then. With them, or if it is to `begin`, the player begins the game
    as soon as every seat is taken; otherwise somebody else does. With the `seat_pass` of a guest the player comes back to a seat. What others
    ask for is agreed to, but for a draw."""
    if isinstance(player, Bot):
        player.forget()
    with at_table(link, name=name, seat=seat, seat_pass=seat_pass, authority=authority) as guest:
        if bots is not None:
            for place, taken in enumerate(guest.scene["places"]):
                if _is_free(taken):
                    # Somebody may have sat down there meanwhile.
                    guest.command({"do": "seat-bot", "seat": place, "level": bots})
        while True:
            scene: Scene = guest.scene
            if scene["stage"] == "over":
                guest.verify()
                return _end(scene)
            if not (_begin(guest, scene, begin or bots is not None) or _answer(guest, scene) or _decide(guest, scene, player)):
                guest.wait()


def _is_free(place: dict[str, Any]) -> bool:
    return place["name"] is None and place["bot"] is None


def _end(scene: Scene) -> End:
    end = scene["now"]["end"]
    return {"seat": scene["you"], "how": end["how"], "points": end["points"], "places": end["places"]}


def _begin(guest: Guest, scene: Scene, begins: bool) -> bool:
    if not begins or scene["stage"] != "gathering" or any(map(_is_free, scene["places"])):
        return False
    return guest.command({"do": "start"}) is None


def _answer(guest: Guest, scene: Scene) -> bool:
    """Answers what another asks for, if somebody does."""
    asked = ((scene.get("starting") or scene["now"]) or {}).get("asked")
    if asked is None or scene["you"] not in asked["missing"]:
        return False
    refused = guest.command({"do": "decline"}) if asked["offer"] == "draw" else guest.agree()
    return refused is None


def _decide(guest: Guest, scene: Scene, player: Player) -> bool:
    """Decides, if it is for this seat to decide."""
    now, seat = scene["now"], scene["you"]
    if scene["stage"] != "playing" or seat not in now["waiting"] or now["sealed"] is not None:
        return False
    action = decide_from_view(player, scene["game"], seat, now["view"])
    while (refused := guest.command({"do": "act", "action": action, "decision": now["decisions"]})) is not None:
        if refused["code"] != "too-fast":
            break
        sleep(_MOMENT)
    if refused is None:
        sleep(_PACE)
        return True
    if refused["code"] in ("illegal", "unreadable"):
        illegal = IllegalAction(refused["message"])
        illegal.rule, illegal.text = refused.get("rule"), refused.get("text", refused["message"])
        raise illegal
    # The game has gone on meanwhile: something was taken back, or time was up.
    return False

"""Games one by one."""

import copy
import doctest
import pickle
import re
from random import Random

import numpy as np
import pytest
from conftest import GAMES, NAMES, PROJECT, random_game, set_ups
from playthrough import playthrough

import underhill


def test_every_set_up_can_be_played_by_ids() -> None:
    for name, seats, options in set_ups():
        game = random_game(name, seats, options)
        standings = game.standings
        assert standings is not None and len(standings["points"]) == seats
        assert game.rewards is not None and abs(sum(game.rewards)) < 1e-6
        assert game.turns <= game.turn_bound


def test_a_refusal_names_its_rule() -> None:
    game = underhill.new_game("gobblet")
    game.act("4@b2")
    refused = game.check("4@b2")
    assert refused is not None
    rule, sentence = refused
    assert rule == "GBT-05" and sentence.startswith("b2 is taken")
    assert rule in underhill.rules("gobblet")["rules"]
    with pytest.raises(underhill.IllegalAction) as raised:
        game.act("4@b2")
    assert raised.value.rule == "GBT-05"
    assert game.steps == ["0: 4@b2"], "what is refused changes nothing"
    for nonsense in ["", "9@b2", "💥", "x" * 10_000]:
        assert game.check(nonsense) is not None
    for illegal in [-1, 5, 320, 2**40]:
        with pytest.raises(underhill.IllegalAction):
            game.act(illegal)
    for wrong in [2**70, 1.5, None, [1]]:
        with pytest.raises((TypeError, OverflowError)):
            game.act(wrong)  # type: ignore[arg-type]
    assert game.steps == ["0: 4@b2"]


def test_notation_and_ids_do_the_same(name: str) -> None:
    luck = Random(3)
    by_ids, by_notation = underhill.new_game(name, seed=3), underhill.new_game(name, seed=3)
    while not by_ids.is_over:
        seat = by_ids.player
        action = luck.choice(by_ids.legal_actions(limit=200))
        for id in by_ids.ids_of(action):
            assert id in by_ids.legal_ids() and by_ids.legal_mask()[id]
            by_ids.act(id, seat)
        by_notation.act(action, seat)
        assert by_ids == by_notation
    assert by_ids.record() == by_notation.record()


def test_ids_say_what_they_do(name: str) -> None:
    game, meanings = underhill.new_game(name, seed=1), underhill.action_meanings(name)
    assert len(meanings) >= game.num_actions and len(set(meanings)) == len(meanings)
    for id in game.legal_ids():
        notation = game.notation_of(id)
        assert notation is None or notation in game.legal_actions()


def test_a_game_is_copied_compared_and_pickled_anywhere(name: str) -> None:
    game, luck = underhill.new_game(name, seed=5), Random(5)
    for _ in range(40):
        if game.is_over:
            break
        before = game.record()
        for other in (game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
            assert other == game and other.draft == game.draft
            if other.legal_ids():
                other.act(other.legal_ids()[-1])
            assert game.record() == before, "a copy is another game"
        twin, id = pickle.loads(pickle.dumps(game)), luck.choice(game.legal_ids())
        game.act(id)
        twin.act(id)
        assert twin == game, "what was pickled draws the same"


def test_records_go_in_and_out(name: str) -> None:
    game = random_game(name, seed=2)
    line = game.record(["Ada", "Ben"])
    again = underhill.from_record(line)
    assert again.record(["Ada", "Ben"]) == line and again == underhill.from_record(line)
    assert again.is_over and again.standings == game.standings
    with pytest.raises(ValueError, match="step"):
        underhill.from_record(line.replace(game.steps[-1], game.steps[0]))
    with pytest.raises(ValueError):
        underhill.from_record(line[:100])


def test_golden_records_are_the_same_to_the_byte() -> None:
    """What Rust has frozen is what Python reads and writes."""
    lines = (PROJECT / "golden/records.jsonl").read_text().splitlines()
    assert len(lines) >= len(NAMES)
    for line in lines:
        players = re.search(r'"players":\[([^]]*)\]', line)
        names = [word.strip('"') for word in players.group(1).split(",")] if players else []
        game = underhill.from_record(line, chance="ask")
        assert game.record(names) == line


def test_golden_playthroughs_are_the_same_to_the_byte() -> None:
    """Python prints every golden playthrough anew: what is legal, what happens, what every viewer sees at every step."""
    golden = [path for about in GAMES for path in (PROJECT / "golden").glob(f"{about['id']}*.txt")]
    assert len(golden) >= len(NAMES)
    for path in golden:
        text = path.read_text()
        assert playthrough(text) == text, path.name


def test_an_imagined_game_looks_the_same(name: str) -> None:
    game, luck = underhill.new_game(name, seats=2, seed=8), Random(8)
    while not game.is_over:
        for seat in range(2):
            imagined = game.determinize(seat, seed=luck.randrange(2**32))
            assert imagined.view_json(seat) == game.view_json(seat)
            assert np.array_equal(imagined.observation(seat), game.observation(seat))
            assert imagined.information_state(seat) == game.information_state(seat)
            with pytest.raises(ValueError, match="record"):
                imagined.record()
        for _ in range(5):
            if not game.is_over:
                game.act(luck.choice(game.legal_ids()))


def test_an_information_state_forgets_nothing(name: str) -> None:
    """Perfect recall: whatever a seat was told stays."""
    game, luck = underhill.new_game(name, seats=2, seed=9), Random(9)
    before = ["", ""]
    while not game.is_over:
        for seat in range(2):
            now = game.information_state(seat)
            assert now.startswith(before[seat])
            # What is laid so far of a turn is no event: it stands at the end, and its player may yet go on otherwise.
            before[seat] = now.partition("so far: ")[0]
        game.act(luck.choice(game.legal_ids()))
    assert (before[0] != before[1]) == (name in ("clonk", "gobblestones")), "where something is hidden each is told other things"


def test_information_states_tell_pasts_apart_that_views_do_not() -> None:
    there, back = underhill.new_game("gobblet"), underhill.new_game("gobblet")
    for action in ("4@a1", "4@d4", "a1-b1", "d4-d3", "b1-a1", "d3-d4"):
        there.act(action)
    for action in ("4@a1", "4@d4", "a1-a2", "d4-c4", "a2-a1", "c4-d4"):
        back.act(action)
    assert there.drawing(0) == back.drawing(0) and there.information_state(0) != back.information_state(0)


def test_what_is_hidden_changes_no_observation() -> None:
    """The laws' test on arrays: whatever a seat cannot know is replaced, and its numbers stay what they were."""
    differed = 0
    for name, seats, options in [
        ("clonk", 3, {}),
        ("gobblestones", 3, {"bluff": True}),
        ("gobblestones", 2, {}),
        ("gobblet", 2, {"touch": "strict", "memory": "none"}),
    ]:
        game, luck = underhill.new_game(name, seats, options, seed=4), Random(4)
        while not game.is_over:
            for seat in range(seats):
                for memory in ("table", "perfect"):
                    other = game.determinize(seat, memory, seed=luck.randrange(2**32))
                    assert np.array_equal(game.observation(seat, memory), other.observation(seat, memory))
                    others = (their for their in range(seats) if their != seat)
                    differed += any(game.view_json(their) != other.view_json(their) for their in others)
            game.act(luck.choice(game.legal_ids()))
    assert differed > 100, "something hidden was replaced"


def test_chance_is_asked_for_or_drawn() -> None:
    game = underhill.new_game("kobold", chance="ask")
    assert game.waiting == "chance" and game.player is None and game.legal_ids() == []
    assert dict(game.outcomes()) == {f"light {section}": 1 for section in range(7)}
    game.draw("light 3")
    game.draw(1)
    assert game.steps == ["* light 3", "* first 1"]
    with pytest.raises(underhill.IllegalAction):
        game.draw("light 3")
    while game.waiting == "chance":
        game.draw()
    assert game.waiting == "decide"
    with pytest.raises(underhill.IllegalAction):
        game.draw()


def test_several_seats_decide_at_once_and_sealed() -> None:
    game = underhill.new_game("clonk", seats=3, seed=1)
    assert game.waiting_seats == [0, 1, 2]
    seen = game.view_json(0), game.observation(0).tolist(), game.information_state(0)
    game.act("open treasure", seat=2)
    game.act(0, seat=1)
    assert game.waiting_seats == [0] and len(game.steps) == len(underhill.new_game("clonk", seats=3, seed=1).steps)
    assert (game.view_json(0), game.observation(0).tolist(), game.information_state(0)) == seen
    assert game.check("open colour", seat=1) == (None, "seat 1 has decided already")
    twin = pickle.loads(pickle.dumps(game))
    game.act("open colour")
    assert any(step == "0: open colour; 1: open colour; 2: open treasure" for step in game.steps)
    twin.act("open colour")
    assert twin == game


def test_the_same_seed_gives_the_same_game(name: str) -> None:
    assert random_game(name, seed=6).record() == random_game(name, seed=6).record()
    if name != "gobblet":
        assert random_game(name, seed=6).record() != random_game(name, seed=7).record()


def test_rules_are_there_in_seven_languages(name: str) -> None:
    books = [underhill.rules(name, language) for language in ("de", "en", "es", "fr", "it", "nl", "pt")]
    assert all(list(book["rules"]) == list(books[0]["rules"]) for book in books)
    assert len({book["summary"] for book in books}) == 7
    with pytest.raises(ValueError, match="tlh"):
        underhill.rules(name, "tlh")


def test_a_game_can_be_looked_at(name: str) -> None:
    game = underhill.new_game(name, seed=1)
    picture = game._repr_svg_()
    assert picture.startswith("<svg") and picture.endswith("</svg>")
    from xml.etree import ElementTree

    ElementTree.fromstring(picture)
    assert name in repr(game) and len(str(game)) > 100


def test_parts_of_an_observation_are_all_of_it() -> None:
    for name, seats, options in set_ups()[::11]:
        game, end = underhill.new_game(name, seats, options), 0
        for part, start, shape, about in underhill.observation_parts(name, seats, options):
            assert start == end and about and part.isidentifier()
            end += int(np.prod(shape))
        assert end == game.observation_size


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("chess",), "there is no game"),
        (("kobold", 9), "2 to 4 players"),
        (("kobold", 2, {"reveal": "never"}), "cannot be"),
        (("kobold", 2, {"nonsense": 1}), "there is no option"),
        (("gobblet", 2, {"memory": "none"}), "GBT-12"),
        (("kobold", 2, {}, 0, "maybe"), "chance is"),
    ],
)
def test_a_set_up_that_cannot_be_is_explained(arguments: tuple[object, ...], problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        underhill.new_game(*arguments)  # type: ignore[arg-type]


def test_an_edition_sets_its_options() -> None:
    assert underhill.new_game("gobblestones", options={"edition": "fr"}).options["empty_rack"] == "plays-on"


def test_examples_in_the_documentation_are_true() -> None:
    failed, tried = doctest.testmod(underhill)
    assert tried > 0 and failed == 0

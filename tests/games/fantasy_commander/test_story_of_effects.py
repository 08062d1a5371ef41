"""What is told of cards that do nothing, of curses, of panic from cards and of what forces a loss."""

from __future__ import annotations

import pytest

from tests.games.fantasy_commander.field import Field, foe, own
from tests.games.fantasy_commander.test_cards_empire import played as by_empire
from tests.games.fantasy_commander.test_cards_styx import played as by_styx
from tests.games.fantasy_commander.test_story_of_causes import told
from tests.games.telling import sentences, tags
from warhall.games.fantasy_commander import events

LEGION, ZOMBIES, CAVALRY, KNIGHTS = "legionnaires", "zombie_warriors", "undead_cavalry", "equestrian_knights"


@pytest.mark.rule("FC-13.3", "FC-13.21")
def test_a_card_that_is_for_other_units_says_so_once() -> None:
    f = by_empire("jaeger_regiments", own(KNIGHTS, "f6", order="red"), foe(ZOMBIES, "a2"))
    assert told(
        f,
        "Jaeger Regiments has no effect on Equestrian Knights 1. [FC-13.21]",
        "«Егерские полки» не действует на Конных рыцарей 1. [FC-13.21]",
        "«Єгерські полки» не діє на Кінних лицарів 1. [FC-13.21]",
    )
    assert tags(f.told).count("unaffected") == 2, "Ranger and Quick Shooter"
    assert [line for line in sentences(f.g, f.told) if "has no effect" in line] == [
        "Jaeger Regiments has no effect on Equestrian Knights 1. [FC-13.21]"
    ]


@pytest.mark.rule("FC-13.3", "FC-13.21")
@pytest.mark.parametrize(("held", "lines"), [({}, 1), ({"red": 1}, 0)])
def test_a_card_that_finds_no_order_to_take_says_so(held: dict[str, int], lines: int) -> None:
    f = Field(
        foe(ZOMBIES, "b2", order="red"), own(LEGION, "k6"), turn="styx", roll="panic",
        sides={"styx": {"deck": ["poison_cloud", "dark_plans"]}, "empire": {"reserve": held}},
    ).do("styx", "effect")  # fmt: skip
    for language, nothing in (
        ("en", "There is nothing to take from the reserve of the Empire (Dark Plans). [FC-13.21]"),
        ("ru", "«Тёмные замыслы»: из резерва Империи забрать нечего. [FC-13.21]"),
        ("uk", "«Темні задуми»: з резерву Імперії забрати нічого. [FC-13.21]"),
    ):
        assert sentences(f.g, f.told, language).count(nothing) == lines
    story = sentences(f.g, f.told)
    assert "Styx looks at the top card of its own deck. [FC-13.4]" in story, "the other effect is done all the same"
    assert not any("has no effect" in line for line in story)


@pytest.mark.rule("FC-13.3", "FC-26.23")
def test_a_summons_without_a_place_or_a_hero_says_so() -> None:
    ring = [own(LEGION, at) for at in ("e6", "g6", "f5", "g5", "f7", "g7")]
    f = by_styx("necromancer_ritual", foe("imelstar", "f6", order="red"), *ring)
    f.do("styx", "choose 1")
    assert "Necromancer Ritual has no effect. [FC-13.21]" in sentences(f.g, f.told)


@pytest.mark.rule("FC-13.10")
def test_a_card_for_those_beside_a_hero_says_that_there_is_none() -> None:
    f = by_empire("prayer_before_fight", own(LEGION, "f6", order="red"), foe(ZOMBIES, "a2"))
    assert "Prayer Before Fight finds no own unit to act on. [FC-13.10]" in sentences(f.g, f.told)


@pytest.mark.rule("FC-13.10", "FC-13.21")
def test_a_card_for_both_sides_says_which_of_them_it_found_nobody_of() -> None:
    f = by_styx("force_drain", foe(ZOMBIES, "b2", order="red", fatigue=1), own(LEGION, "k6"))
    for language, lines in (
        ("en", ("Force Drain finds no enemy unit to act on.", "Zombie Warriors 1 lose 1 fatigue token (Force Drain).")),
        ("ru", ("«Вытягивание силы»: подходящих вражеских юнитов нет.", "Воины-зомби 1 снимают 1 жетон усталости")),
        ("uk", ("«Витягування сили»: відповідних ворожих юнітів немає.", "Воїни-зомбі 1 знімають 1 токен втоми")),
    ):
        story = sentences(f.g, f.told, language)
        assert all(any(told.startswith(line) for told in story) for line in lines)


@pytest.mark.rule("FC-13.14")
@pytest.mark.parametrize("answer", ["decline", "on f7"])
def test_terrain_that_is_not_put_on_the_map_is_told(answer: str) -> None:
    f = by_styx("open_graves_card", foe(ZOMBIES, "f6", order="red"), own(LEGION, "k6")).do("styx", answer)
    kept = "Open Graves is not put on the map and goes to the discard pile. [FC-13.14]"
    assert (kept in sentences(f.g, f.told)) is (answer == "decline")
    if answer == "decline":
        said = "Местность карты «Разверстые могилы» на поле не кладётся, карта уходит в сброс. [FC-13.14]"
        assert said in sentences(f.g, f.told, "ru")


@pytest.mark.rule("FC-13.5", "FC-17.1")
def test_a_unit_that_may_not_defend_is_told_to_get_no_token() -> None:
    f = Field(
        foe(ZOMBIES, "d6", order="red"), own(LEGION, "f6", order="red"), turn="styx",
        sides={"styx": {"deck": ["frightening_shadows"]}, "empire": {"deck": ["shield_wall"]}},
    ).do("styx", "effect", "pass").do("empire", "effect", "target legionnaires-1")  # fmt: skip
    assert told(
        f,
        "Legionnaires 1 get no defence token: declaring defence is forbidden. [FC-13.5]",
        "Легионеры 1 не получают жетон защиты: объявлять оборону запрещено. [FC-13.5]",
        "Легіонери 1 не отримують токена захисту: оголошувати оборону заборонено. [FC-13.5]",
    )
    assert "defended" not in tags(f.told)


@pytest.mark.rule("FC-13.17", "FC-13.24")
def test_all_that_a_curse_does_to_the_cursed_unit_is_told_by_the_rule_of_curses() -> None:
    f = by_empire("blinding_light", own("anna_dark", "f6", order="red"), foe("zombie_archers", "h6"))
    assert [each.rule for each in f.told if isinstance(each.event, events.CurseLaid)] == ["FC-13.17"]
    assert [each.rule for each in f.told if tags([each]) == ["number-changed"]] == ["FC-13.17", "FC-13.17"]
    f = by_empire("strong_onslaught", own(LEGION, "f6", order="red"), foe(ZOMBIES, "a2"))
    assert {each.rule for each in f.told if tags([each]) == ["property-gained"]} == {"FC-13.5"}


@pytest.mark.rule("FC-13.23")
def test_panic_from_a_card_names_the_unit_that_it_comes_from() -> None:
    f = by_styx("abyss_scream", foe(ZOMBIES, "e6", order="red"), own(LEGION, "f6", order="red"))
    assert told(
        f,
        "The panic comes from Zombie Warriors 1. [FC-13.23]",
        "Паника исходит от Воинов-зомби 1. [FC-13.23]",
        "Паніка йде від Воїнів-зомбі 1. [FC-13.23]",
    )
    assert tags(f.told).index("panic-came") < tags(f.told).index("panicked")
    assert [each.rule for each in f.told if isinstance(each.event, events.Moved)] == ["FC-20.2"], "from a neighbour"
    f = by_styx("abyss_scream", foe(ZOMBIES, "d6", order="red"), own(LEGION, "f6", order="red"))
    assert [each.rule for each in f.told if isinstance(each.event, events.Moved)] == ["FC-20.4"], "from farther away"


@pytest.mark.rule("FC-15.9", "FC-18.14")
def test_a_loss_instead_of_a_token_names_what_forced_it() -> None:
    f = Field(own(LEGION, "f6", order="red", fatigue=2), foe(ZOMBIES, "a2"), ground={"g6": "c"})
    f.begin()
    assert told(
        f,
        "lose 1 miniature instead of a fatigue token (Cursed Lands); left: 3. [FC-15.9]",
        "теряют 1 миниатюру вместо жетона усталости (Проклятые земли); осталось 3. [FC-15.9]",
        "втрачають 1 мініатюру замість токена втоми (Прокляті землі); лишилося 3. [FC-15.9]",
    )


@pytest.mark.rule("FC-18.13")
def test_an_altar_without_anything_to_take_away_is_silent() -> None:
    f = Field(
        own(LEGION, "f6", order="red"), foe(ZOMBIES, "a2"), ground={"g6": "a"},
        sides={"empire": {"reserve": {"green": 1}}},
    ).begin()  # fmt: skip
    assert "unneeded" not in tags(f.told)


@pytest.mark.rule("FC-20.5", "FC-20.12", "FC-26.32")
def test_a_retreat_or_a_push_that_cannot_go_on_is_told_as_such() -> None:
    f = Field(
        foe(CAVALRY, "e6", order="red"), own(LEGION, "f6"), own(LEGION, "h6"), turn="styx",
        roll="panic panic shield",
    )  # fmt: skip
    f.fight("styx", "attack legionnaires-1")
    assert told(
        f,
        "lose 1 miniature because no farther retreat is possible; left: 3. [FC-20.5]",
        "теряют 1 миниатюру: дальше отступать нельзя; осталось 3. [FC-20.5]",
        "втрачають 1 мініатюру: далі відступати не можна; лишилося 3. [FC-20.5]",
    )
    f = Field(
        own("equestrian_knights_champion", "f6", order="red"), foe(CAVALRY, "g6"), foe(ZOMBIES, "h6"),
        sides={"empire": {"reserve": {"blue": 1}}}, roll="hit shield shield shield",
    )  # fmt: skip
    f.do("empire", "pay 2").fight("empire", "attack undead_cavalry-1", spare_retreat="tire")
    assert told(
        f,
        "takes a fatigue token to suffer 1 damage less for the push that is barred (now 1). [FC-20.12]",
        "берёт жетон усталости, чтобы уменьшить на 1 урон от толчка (теперь 1). [FC-20.12]",
        "бере токен втоми, щоб зазнати на 1 пошкодження менше від поштовху (тепер 1). [FC-20.12]",
    )


@pytest.mark.rule("FC-26.19", "FC-26.24", "FC-19.3")
def test_further_attacks_are_told_by_the_rules_that_allow_them() -> None:
    f = Field(
        own("crusader", "f6", order="red"), foe(CAVALRY, "g6"), foe(CAVALRY, "e6"),
        sides={"empire": {"reserve": {"red": 1}}}, roll="shield " * 10,
    ).do("empire", "pay 1", "sweep", "attack undead_cavalry-1").react()  # fmt: skip
    assert [each.rule for each in f.told if isinstance(each.event, events.AttackDeclared)] == ["FC-26.19"] * 2
    f = Field(
        own("starkov", "e6", order="red"), foe(CAVALRY, "f6", fatigue=2), foe(ZOMBIES, "g5", fatigue=1),
        sides={"empire": {"reserve": {"red": 1}}}, roll="panic shield shield  shield shield shield",
    ).do("empire", "pay 1")  # fmt: skip
    f.do("empire", "give-up red", "attack undead_cavalry-1").react(advance="advance")
    f.do("empire", "pursue f6", "attack zombie_warriors-1").react()
    assert [each.rule for each in f.told if isinstance(each.event, events.AttackDeclared)] == ["FC-19.3", "FC-26.24"]


@pytest.mark.rule("FC-14.9", "FC-26.27")
@pytest.mark.parametrize("wounds", [0, 1])
def test_regeneration_that_was_paid_for_and_has_nothing_to_restore_says_so(wounds: int) -> None:
    f = Field(
        foe("zombie_warriors_champion", "f6", order="red", wounds=wounds), own(LEGION, "k6"), turn="styx",
        sides={"styx": {"reserve": {"green": 1}}},
    ).do("styx", "pay 1")  # fmt: skip
    for language, said in (
        ("en", "No losses to restore: Zombie Warriors Champion 1 (Knit Flesh). [FC-26.27]"),
        ("ru", "Потерь нет, восстанавливать нечего: Воины-зомби-чемпионы 1 (Сращивание плоти). [FC-26.27]"),
        ("uk", "Втрат немає, відновлювати нічого: Воїни-зомбі-чемпіони 1 (Зрощення плоті). [FC-26.27]"),
    ):
        assert (said in sentences(f.g, f.told, language)) is (not wounds)

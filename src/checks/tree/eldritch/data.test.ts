/** The figures of Eldritch Horror: as their schemas say, each name leads somewhere, and what the rulebook counts is there. */
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { figuresOf } from '../../../content/read/figures.ts';
import { MONSTER_FLAGS } from '../../../engines/eldritch/combat/model/monster.ts';
import { makeBoard } from '../../../engines/eldritch/map/board.ts';
import { costsFrom } from '../../../engines/eldritch/map/search.ts';
import { COLOURS, sumOfCards } from '../../../engines/eldritch/mythos-deck/deck.ts';
import { SKILLS } from '../../../engines/eldritch/skill-check/skill.ts';
import { monsterOf, type FigureContext } from '../../../schemas/eldritch/combatant.ts';
import { skillsOf } from '../../../schemas/eldritch/investigator.ts';
import type { MonsterData } from '../../../schemas/eldritch/monster.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const figures = figuresOf(ROOT, 'eldritch');

const sets = figures.sets;
const monsters = figures.monsters;
const epics = figures['epic-monsters'];
const laterMonsters = figures['later-monsters'];
const flags = figures.flags;
const investigators = figures.investigators;
const ancientOnes = figures['ancient-ones'];
const mythosCards = figures['mythos-cards'];
const assets = figures.assets;
const artifacts = figures.artifacts;
const conditions = figures.conditions;
const cards = figures['reference-cards'];
const locations = figures.map;
const sideBoards = figures['side-boards'];

const isCore = ({ set }: { readonly set: string }) => set === 'core';
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
const cultists = ancientOnes.flatMap(({ cultist }) => [cultist.front, ...(cultist.awakened ? [cultist.awakened] : [])]);

test('each list has ids of its own, and each set is one of the game', () => {
  const lists = [
    sets,
    monsters,
    epics,
    laterMonsters,
    flags,
    investigators,
    ancientOnes,
    mythosCards,
    assets,
    artifacts,
    conditions,
    cards,
    locations,
    sideBoards,
  ];
  for (const list of lists) assert.equal(new Set(list.map(({ id }) => id)).size, list.length);
  const known = sets.map(({ id }) => id);
  const named = [monsters, epics, laterMonsters, investigators, ancientOnes, assets, artifacts, sideBoards].flat();
  assert.deepEqual(
    named.filter(({ set }) => !known.includes(set)),
    [],
  );
});

test('the core box holds what the rulebook counts', () => {
  assert.equal(sum(monsters.filter(isCore).map(({ copies = 0 }) => copies)), 34);
  assert.equal(epics.filter(isCore).length, 9);
  const core = mythosCards.find(({ id }) => id === 'core')!;
  assert.equal(sum(COLOURS.flatMap((colour) => Object.values(core[colour]))), 51);
  assert.equal(assets.filter(isCore).length, 40);
  assert.equal(artifacts.filter(isCore).length, 14);
  assert.equal(sum(conditions.map(({ copies }) => copies)), 36);
  assert.equal(investigators.filter(isCore).length, 12);
  assert.equal(ancientOnes.filter(isCore).length, 4);
  assert.equal(locations.filter(({ gate }) => gate !== undefined).length, 9);
  // No deck takes more of a colour than there are cards: 18 green, 21 yellow and 12 blue.
  for (const { stages, set } of ancientOnes.filter(isCore)) {
    const { green, yellow, blue } = sumOfCards(stages);
    assert.ok(green <= 18 && yellow <= 21 && blue <= 12, set);
  }
});

test('figures of the rulebook: Azathoth begins at 15, Lily Chen and Silas Marsh, the monster of the example of combat', () => {
  assert.equal(ancientOnes.find(({ id }) => id === 'azathoth')?.doom, 15);
  const { will, strength } = skillsOf(investigators.find(({ id }) => id === 'lily-chen')!)!;
  assert.deepEqual([will, strength], [3, 4]);
  assert.ok(
    monsters.some(
      ({ will: w, strength: s, toughness }) =>
        w?.modifier === 0 && w.horror === 2 && s?.modifier === -1 && s.damage === 1 && toughness === 2,
    ),
  );
  assert.deepEqual(assets.find(({ id }) => id === '38-revolver')?.effect?.does, [
    { do: 'bonus', skill: 'strength', in: 'combat', by: 2 },
  ]);
});

test('every flag, place and monster that is named is there, every flag is used somewhere, every word of the engine is used', () => {
  const used = new Set([...monsters, ...epics, ...cultists].flatMap((one) => one.flags));
  assert.deepEqual(
    flags.map(({ id }) => id).filter((id) => !used.has(id)),
    [],
  );
  assert.deepEqual(
    [...used].filter((id) => !flags.some((flag) => flag.id === id)),
    [],
  );
  const counted = new Set(flags.flatMap(({ counts }) => counts));
  assert.deepEqual(
    MONSTER_FLAGS.filter((flag) => !counted.has(flag)),
    [],
  );
  const places = locations.map(({ id }) => id);
  for (const { id, spawn } of [...monsters, ...epics]) assert.ok(spawn === undefined || places.includes(spawn), id);
  const names = monsters.map(({ en }) => en);
  for (const { id, setAside } of ancientOnes.filter(isCore))
    for (const { en } of setAside) assert.ok(names.includes(en), id);
});

test('every monster can be fought: the engine takes its figures', () => {
  const table: FigureContext = { isEpic: false, investigators: 4, x: 2, flags };
  const asFoe = ({ toughness, ...rest }: MonsterData, isEpic: boolean) =>
    toughness === undefined ? undefined : monsterOf({ ...rest, toughness }, { ...table, isEpic });
  for (const one of [...monsters, ...epics]) {
    const monster = asFoe(one, epics.includes(one));
    assert.equal(monster === undefined, one.fromSheet === true, one.id);
    if (monster) assert.ok(monster.toughness >= 1 && (monster.will ?? monster.strength), one.id);
  }
  const monsterWith = (list: readonly MonsterData[], id: string) => list.find((one) => one.id === id)!;
  assert.deepEqual(asFoe(monsterWith(epics, 'children-of-yig'), true), {
    horror: 0,
    damage: 2,
    toughness: 6,
    will: { modifier: -1, skill: 'observation' },
    strength: { modifier: -2 },
    isEpic: true,
    flags: [],
  });
  assert.deepEqual(asFoe(monsterWith(monsters, 'vampire'), false), {
    horror: 1,
    damage: 2,
    toughness: 3,
    will: { modifier: -1 },
    strength: { modifier: -2 },
    isEpic: false,
    flags: ['will-failed-ends', 'heals-two'],
  });
  const sheet = (id: string) => ancientOnes.find((one) => one.id === id)!.cultist;
  const awakened = monsterOf(sheet('cthulhu').awakened!, table);
  assert.deepEqual([awakened.will, awakened.toughness, awakened.flags], [null, 2, ['fright', 'fright']]);
  const counted = monsterOf(sheet('syzygy').front, table);
  assert.deepEqual([counted.horror, counted.toughness], [2, 3]);
  assert.throws(() => monsterOf({ ...sheet('azathoth').front, flags: ['nonsense'] }, table), /no flag nonsense/);
});

test('a monster without figures has a Russian name, and none of those that have figures', () => {
  const known = new Set([...monsters, ...epics].map(({ en }) => en));
  assert.equal(laterMonsters.length, 38);
  for (const { id, ru, ours, en, set } of laterMonsters) {
    assert.ok((ru === undefined) !== (ours === undefined), id);
    assert.ok(!known.has(en) && set !== 'core', id);
  }
});

test('figures are whole or missing, and where they look wrong a note says so', () => {
  for (const one of investigators) {
    const skills = skillsOf(one);
    const isKnown = one.health !== undefined;
    assert.ok(isKnown === (one.sanity !== undefined) && isKnown === (skills !== undefined), one.id);
    if (!skills) continue;
    const isOdd = one.health! + one.sanity! !== 12 || sum(SKILLS.map((skill) => skills[skill])) !== 13;
    assert.equal(isOdd, one.note !== undefined, one.id);
    assert.equal(one.note !== undefined, one.certainty === 'low', one.id);
  }
  assert.equal(investigators.filter(({ health }) => health === undefined).length, 7);
  for (const { ru, ours, id } of [...monsters, ...epics]) assert.ok((ru === undefined) !== (ours === undefined), id);
  for (const { ru, ours, number, id } of locations)
    assert.equal([ru, ours, number].filter((name) => name !== undefined).length, 1, id);
});

test('a card has a Russian name, or Russian words that it is looked for by, and never both', () => {
  for (const { ru, ours, spoken, id } of [...assets, ...artifacts])
    assert.equal([ru, ours, spoken].filter((name) => name !== undefined).length, 1, id);
});

test('one reference card for each number of players, and what more players bring is never less', () => {
  const plain = cards.filter(({ variant }) => variant === undefined);
  assert.deepEqual(
    plain.map(({ players }) => players),
    [1, 2, 3, 4, 5, 6, 7, 8],
  );
  plain.slice(1).forEach((card, at) => {
    const fewer = plain[at]!;
    assert.ok(card.gates >= fewer.gates && card.clues >= fewer.clues && card.surge >= fewer.surge, card.id);
  });
});

test('the board hangs together, with 36 locations and 58 paths', () => {
  const board = makeBoard(locations);
  const ends = board.ids.flatMap((id) => board.neighboursOf(id));
  assert.deepEqual([board.ids.length, ends.length / 2], [36, 58]);
  const start = { board, from: 'arkham', tickets: { train: 0, ship: 0 }, mayPrepare: false, aim: 'rounds' } as const;
  assert.equal(costsFrom(start).size, 36);
  assert.deepEqual(
    locations.flatMap(({ number = [] }) => number),
    Array.from({ length: 21 }, (_, at) => at + 1),
  );
});

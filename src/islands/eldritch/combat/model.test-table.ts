/** What the tests of the calculator share: a few cards as the page has them, and any state that it can reach. */
import fc from 'fast-check';
import { MONSTER_FLAGS, type Monster } from '../../../engines/eldritch/combat/monster.ts';
import { READINGS, type Readings } from '../../../engines/eldritch/combat/readings.ts';
import { AIMS } from '../../../engines/eldritch/fight/fight.ts';
import { SPENDINGS } from '../../../engines/eldritch/test/again.ts';
import { FORTUNES, SKILLS } from '../../../engines/eldritch/test/skill.ts';
import {
  BOUNDS,
  MOST_FOES,
  ORDERS,
  defaultState,
  foeOf,
  type Bounds,
  type CombatData,
  type Foe,
  type Hero,
  type MonsterCard,
  type Skills,
  type State,
} from './model.ts';

const token = (monster: Partial<Monster>): Monster => ({
  horror: 1,
  damage: 1,
  toughness: 1,
  will: { modifier: 0 },
  strength: { modifier: 0 },
  isEpic: false,
  flags: [],
  ...monster,
});
const card = (
  names: Pick<MonsterCard, 'id' | 'ru' | 'en'>,
  monster: Monster,
  also: Partial<MonsterCard> = {},
): MonsterCard => ({
  ...names,
  isOurs: false,
  set: 'Базовый набор',
  monster,
  isPerPlayer: false,
  effects: [],
  notes: [],
  ...also,
});

/** The cards of the rulebook's example, and one of each other kind. */
export const DATA: CombatData = {
  investigators: [
    {
      id: 'lily-chen',
      ru: 'Лили Чен',
      en: 'Lily Chen',
      occupation: 'Мастер боевых искусств',
      set: 'Базовый набор',
      health: 6,
      sanity: 6,
      skills: { lore: 2, influence: 2, observation: 2, strength: 4, will: 3 },
    },
    {
      id: 'mark-harrigan',
      ru: 'Марк Хэрриган',
      en: 'Mark Harrigan',
      occupation: 'Солдат',
      set: 'Базовый набор',
      health: 8,
      sanity: 4,
      skills: { lore: 1, influence: 2, observation: 2, strength: 4, will: 4 },
    },
    { id: 'unknown', ru: 'Неизвестный', en: 'Unknown', occupation: 'Никто', set: 'Дополнение' },
  ],
  monsters: [
    card(
      { id: 'deep-one', ru: 'Глубоководный', en: 'Deep One' },
      token({ horror: 2, toughness: 2, strength: { modifier: -1 } }),
    ),
    card(
      { id: 'riot', ru: 'Беспорядки', en: 'Riot' },
      token({ will: null, horror: 0, damage: 3, toughness: 3, strength: { modifier: -3 }, flags: ['parley'] }),
    ),
    card(
      { id: 'cthulhu', ru: 'Ктулху', en: 'Cthulhu' },
      token({ horror: 5, damage: 4, toughness: 4, will: { modifier: -2 }, isEpic: true }),
      { isPerPlayer: true },
    ),
  ],
};
export const INITIAL = defaultState(DATA);

const within = ([min, max]: Bounds) => fc.integer({ min, max });
const skills = (bounds: Bounds): fc.Arbitrary<Skills> =>
  fc.tuple(...SKILLS.map(() => within(bounds))).map((read) => {
    const of = Object.fromEntries(SKILLS.map((skill, i) => [skill, read[i]!]));
    return of as Skills;
  });
const both = <T>(of: fc.Arbitrary<T>) => fc.record({ will: of, strength: of });
const anyHero: fc.Arbitrary<Hero> = fc.record({
  health: within(BOUNDS.health),
  sanity: within(BOUNDS.health),
  clues: within(BOUNDS.tokens),
  focus: within(BOUNDS.tokens),
  skills: skills(BOUNDS.skill),
  improved: skills(BOUNDS.improved),
  fortune: fc.constantFrom(...FORTUNES),
  bonus: both(within(BOUNDS.bonus)),
  extra: both(within(BOUNDS.extra)),
  free: both(within(BOUNDS.free)),
  all: both(fc.boolean()),
  sixes: both(fc.boolean()),
});
const anyName = fc.stringMatching(/^[А-Яа-яA-Za-z\d][А-Яа-я\d .,-]{0,23}$/);
const anyTrial = fc.option(
  fc.oneof(
    fc.record({ modifier: within(BOUNDS.modifier) }),
    fc.record({ modifier: within(BOUNDS.modifier), skill: fc.constantFrom(...SKILLS) }),
  ),
  { nil: null },
);
const anyMonster: fc.Arbitrary<Monster> = fc.record({
  horror: within(BOUNDS.loss),
  damage: within(BOUNDS.loss),
  toughness: within(BOUNDS.toughness),
  will: anyTrial,
  strength: anyTrial,
  isEpic: fc.boolean(),
  flags: fc.array(fc.constantFrom(...MONSTER_FLAGS), { maxLength: BOUNDS.flags[1] }),
});
const hurt = (foe: Foe): fc.Arbitrary<Foe> =>
  fc.integer({ min: 0, max: foe.monster.toughness - 1 }).map((wounds) => ({ ...foe, wounds }));
const anyFoe = (players: number): fc.Arbitrary<Foe> =>
  fc.oneof(
    fc.constantFrom(...DATA.monsters).chain((known) => hurt(foeOf(known, players))),
    fc
      .tuple(fc.constantFrom(...DATA.monsters), anyMonster)
      .chain(([{ id }, monster]) => hurt({ id, monster, wounds: 0 })),
    anyMonster.chain((monster) => hurt({ monster, wounds: 0 })),
    fc.tuple(anyName, anyMonster).chain(([name, monster]) => hurt({ name, monster, wounds: 0 })),
  );
const anyReadings: fc.Arbitrary<Readings> = fc.record({
  'before-strength': fc.constantFrom(...READINGS['before-strength']),
  'last-blow': fc.constantFrom(...READINGS['last-blow']),
  'both-gone': fc.constantFrom(...READINGS['both-gone']),
});

/** Any state that the page can reach. */
export const anyState: fc.Arbitrary<State> = within(BOUNDS.players).chain((players) =>
  fc.record({
    investigator: fc.oneof(
      fc.constantFrom(...DATA.investigators).map(({ id }) => ({ id })),
      anyName.map((name) => ({ name })),
      fc.constant({}),
    ),
    hero: anyHero,
    foes: fc.array(anyFoe(players), { minLength: 1, maxLength: MOST_FOES }),
    players: fc.constant(players),
    rounds: within(BOUNDS.rounds),
    order: fc.constantFrom(...ORDERS),
    aim: fc.constantFrom(...AIMS),
    spend: fc.constantFrom(...SPENDINGS),
    readings: anyReadings,
  }),
);

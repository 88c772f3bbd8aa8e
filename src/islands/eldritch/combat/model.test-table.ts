/** What the tests of the calculator share: a few cards as the page has them, and any state that it can reach. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { parse } from 'yaml';
import { MONSTER_FLAGS, type Monster } from '../../../engines/eldritch/combat/model/monster.ts';
import { READINGS, type Readings } from '../../../engines/eldritch/combat/model/readings.ts';
import { AIMS } from '../../../engines/eldritch/combat/fight.ts';
import { SPENDINGS } from '../../../engines/eldritch/skill-check/again.ts';
import { FORTUNES, SKILLS } from '../../../engines/eldritch/skill-check/skill.ts';
import { combatProseSchema } from '../../../schemas/eldritch/combat-prose.ts';
import { CARRIES_NOTHING, type Carries } from '../../../schemas/eldritch/in-combat.ts';
import type { Skills } from '../shared/investigator.ts';
import type { CombatData, ItemCard, MonsterCard } from './cards.ts';
import { areTogether, carriedOf, ownCarried, type Carried } from './items.ts';
import {
  BOUNDS,
  MOST_FOES,
  MOST_HEROES,
  ORDERS,
  BLANK,
  defaultState,
  foeOf,
  type Bounds,
  type Foe,
  type Hero,
  type Member,
  type State,
  notSetFoe,
} from './model.ts';

const card = (
  names: Pick<MonsterCard, 'id' | 'ru' | 'en'>,
  monster: Partial<Monster>,
  also: Partial<MonsterCard> = {},
): MonsterCard => ({
  ...names,
  isOurs: false,
  set: 'Базовый набор',
  monster: { ...BLANK, ...monster },
  isPerPlayer: false,
  effects: [],
  notes: [],
  ...also,
});

const thing = (id: string, ru: string, en: string, carries: Partial<Carries>): ItemCard => ({
  id,
  ru,
  en,
  isOurs: true,
  set: 'Базовый набор',
  carries: { ...CARRIES_NOTHING, ...carries },
  hasMore: false,
});

const PROSE = new URL('../../../../content/eldritch/calculators/combat.yaml', import.meta.url);
/** The cards of the rulebook's example, and one of each other kind. */
export const DATA: CombatData = {
  bareMonsters: [{ ru: 'Дхол', en: 'Dhole', isOurs: true, set: 'Хребты Безумия', box: 'mountains-of-madness' }],
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
      { horror: 2, toughness: 2, strength: { modifier: -1 } },
    ),
    card(
      { id: 'riot', ru: 'Беспорядки', en: 'Riot' },
      { will: null, horror: 0, damage: 3, toughness: 3, strength: { modifier: -3 }, flags: ['parley'] },
    ),
    card(
      { id: 'cthulhu', ru: 'Ктулху', en: 'Cthulhu' },
      { horror: 5, damage: 4, toughness: 4, will: { modifier: -2 }, isEpic: true },
      { isPerPlayer: true },
    ),
  ],
  items: [
    thing('38-revolver', 'Револьвер 38-го калибра', '.38 Revolver', { bonus: { will: 0, strength: 2 } }),
    thing('kerosene', 'Керосин', 'Kerosene', {
      items: [{ kind: 'bonus', will: 0, strength: 5, perRound: false }],
    }),
    thing('bandages', 'Бинты', 'Bandages', { items: [{ kind: 'ward', health: 2, sanity: 0 }] }),
    thing('axe', 'Топор', 'Axe', {
      bonus: { will: 0, strength: 2 },
      all: { will: false, strength: true },
      allCosts: 2,
    }),
  ],
  prose: combatProseSchema.parse(parse(readFileSync(PROSE, 'utf8'))),
};
export const INITIAL = defaultState(DATA);

const within = ([min, max]: Bounds) => fc.integer({ min, max });
const skills = (bounds: Bounds): fc.Arbitrary<Skills> =>
  fc.tuple(...SKILLS.map(() => within(bounds))).map((read) => {
    const of = Object.fromEntries(SKILLS.map((skill, i) => [skill, read[i]!]));
    return of as Skills;
  });
const both = <T>(of: fc.Arbitrary<T>) => fc.record({ will: of, strength: of });
const anyThing: fc.Arbitrary<Carried> = fc.oneof(
  fc.constantFrom(...DATA.items).map(carriedOf),
  fc
    .record({
      kind: fc.constant('bonus' as const),
      will: within(BOUNDS.item),
      strength: within(BOUNDS.item),
      perRound: fc.boolean(),
    })
    .map(ownCarried),
  fc
    .record({ kind: fc.constant('ward' as const), health: within(BOUNDS.item), sanity: within(BOUNDS.item) })
    .map(ownCarried),
);
const anyThings = fc
  .array(anyThing, { maxLength: 5 })
  .map((things) =>
    things.reduce<readonly Carried[]>((all, one) => (areTogether([...all, one]) ? [...all, one] : all), []),
  );
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
  things: anyThings,
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
  fc
    .tuple(fc.integer({ min: 0, max: foe.monster.toughness - 1 }), fc.boolean())
    .map(([wounds, isAmbush]) => ({ ...foe, wounds, isAmbush }));
const anyFoe = (players: number): fc.Arbitrary<Foe> =>
  fc.oneof(
    fc.constantFrom(...DATA.monsters).chain((known) => hurt(foeOf(known, players))),
    fc
      .tuple(fc.constantFrom(...DATA.monsters), anyMonster)
      .chain(([{ id }, monster]) => hurt({ id, monster, wounds: 0, isAmbush: false })),
    anyMonster.chain((monster) => hurt({ monster, wounds: 0, isAmbush: false })),
    fc.tuple(anyName, anyMonster).chain(([name, monster]) => hurt({ name, monster, wounds: 0, isAmbush: false })),
    fc.tuple(fc.constantFrom(...DATA.bareMonsters), fc.boolean()).map(([{ ru }, isAmbush]) => notSetFoe(ru, isAmbush)),
  );
const anyReadings: fc.Arbitrary<Readings> = fc.record({
  'before-strength': fc.constantFrom(...READINGS['before-strength']),
  'last-blow': fc.constantFrom(...READINGS['last-blow']),
  'both-gone': fc.constantFrom(...READINGS['both-gone']),
});

const anyMember: fc.Arbitrary<Member> = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...DATA.investigators).map(({ id }) => ({ id })),
      anyName.map((name) => ({ name })),
      fc.constant({}),
    ),
    anyHero,
  )
  .map(([investigator, hero]) => {
    const sheet = DATA.investigators.find(({ id }) => 'id' in investigator && id === investigator.id);
    return { investigator, hero: { ...hero, ...(sheet?.sanity !== undefined && { mostSanity: sheet.sanity }) } };
  });

/** Any state that the page can reach. */
export const anyState: fc.Arbitrary<State> = fc
  .array(anyMember, { minLength: 1, maxLength: MOST_HEROES })
  .chain((party) => within([party.length, BOUNDS.players[1]]).map((players) => ({ party, players })))
  .chain(({ party, players }) =>
    fc.record({
      party: fc.constant(party),
      foes: fc.array(anyFoe(players), { minLength: 1, maxLength: MOST_FOES }),
      players: fc.constant(players),
      rounds: within(BOUNDS.rounds),
      order: fc.constantFrom(...ORDERS),
      aim: fc.constantFrom(...AIMS),
      spend: fc.constantFrom(...SPENDINGS),
      readings: anyReadings,
    }),
  );

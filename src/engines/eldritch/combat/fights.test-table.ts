/** Fights for tests: random ones with few dice, and how to put one together. */
import fc from 'fast-check';
import { NO_CARDS, type Cards, type Fighter, type Item } from './model/fighter.ts';
import { MONSTER_FLAGS, type Monster } from './model/monster.ts';
import { READINGS, RULES } from './model/readings.ts';
import { SPENDINGS } from '../skill-check/again.ts';
import { FORTUNES } from '../skill-check/skill.ts';
import { AIMS, type Fight, type Foe } from './fight.ts';

/** Lily Chen, as in the rulebook's example. */
export const LILY: Fighter = {
  health: 6,
  sanity: 6,
  clues: 0,
  focus: 0,
  skills: { lore: 2, influence: 2, observation: 2, strength: 4, will: 3 },
  fortune: 'plain',
  bonus: { will: 0, strength: 2 },
  extra: { will: 0, strength: 0 },
  cards: NO_CARDS,
};
/** A monster by its numbers. */
export const monsterOf = (numbers: Partial<Monster> = {}): Monster => ({
  horror: 2,
  damage: 1,
  toughness: 2,
  will: { modifier: 0 },
  strength: { modifier: -1 },
  isEpic: false,
  flags: [],
  ...numbers,
});
export const foeOf = (numbers: Partial<Monster> = {}, wounds = 0): Foe => ({ monster: monsterOf(numbers), wounds });
export const fightOf = (parts: Partial<Fight> = {}): Fight => ({
  fighters: [LILY],
  foes: [foeOf()],
  rounds: 1,
  order: { kind: 'anew' },
  aim: 'survive',
  spend: 'best',
  readings: RULES,
  ...parts,
});

const small = (max: number) => fc.integer({ min: 0, max });
const byTrial = <T>(of: fc.Arbitrary<T>) => fc.record({ will: of, strength: of });
const often = <T>(usual: T, of: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, { weight: 2, arbitrary: of });
const anyItem: fc.Arbitrary<Item> = fc.oneof(
  fc.record({ kind: fc.constant('bonus' as const), will: small(2), strength: small(2), perRound: fc.boolean() }),
  fc.record({ kind: fc.constant('ward' as const), health: small(2), sanity: small(2) }),
);
const anyCards: fc.Arbitrary<Cards> = fc.record({
  free: often({ will: 0, strength: 0 }, byTrial(small(1))),
  all: often({ will: false, strength: false }, byTrial(fc.boolean())),
  allCosts: fc.record({ sanity: small(2) }),
  sixesDouble: often({ will: false, strength: false }, byTrial(fc.boolean())),
  onDefeat: often(
    { health: 0, sanity: 0, clues: 0 },
    fc.record({ health: small(1), sanity: small(1), clues: small(1) }),
  ),
  items: often<readonly Item[]>([], fc.array(anyItem, { maxLength: 2 })),
});
const anyFighter: fc.Arbitrary<Fighter> = fc
  .record({
    health: fc.integer({ min: 1, max: 3 }),
    sanity: fc.integer({ min: 1, max: 3 }),
    more: small(1),
    clues: small(2),
    focus: often(0, small(1)),
    skills: fc.record({
      lore: small(2),
      influence: small(2),
      observation: small(2),
      strength: small(2),
      will: small(2),
    }),
    fortune: fc.constantFrom(...FORTUNES),
    bonus: byTrial(small(1)),
    extra: byTrial(often(0, small(1))),
    cards: often(NO_CARDS, anyCards),
  })
  .map(({ more, ...fighter }) => ({
    ...fighter,
    most: { health: fighter.health + more, sanity: fighter.sanity + more },
  }));
const anyTrial = fc.record({ modifier: fc.integer({ min: -1, max: 0 }) });
const anyMonster: fc.Arbitrary<Monster> = fc.record({
  horror: small(2),
  damage: small(2),
  toughness: fc.integer({ min: 1, max: 3 }),
  will: fc.oneof(
    { weight: 5, arbitrary: anyTrial },
    { weight: 1, arbitrary: fc.constant({ modifier: 0, skill: 'lore' as const }) },
    { weight: 1, arbitrary: fc.constant(null) },
  ),
  strength: fc.oneof({ weight: 6, arbitrary: anyTrial }, { weight: 1, arbitrary: fc.constant(null) }),
  isEpic: often(false, fc.boolean()),
  flags: often<Monster['flags']>([], fc.array(fc.constantFrom(...MONSTER_FLAGS), { maxLength: 2 })),
});
const anyFoe: fc.Arbitrary<Foe> = fc
  .record({ monster: anyMonster, hurt: fc.boolean(), isAmbush: often(false, fc.boolean()) })
  .map(({ monster, hurt, isAmbush }) => ({ monster, wounds: hurt ? monster.toughness - 1 : 0, isAmbush }));
const anyReadings = fc.record({
  'before-strength': fc.constantFrom(...READINGS['before-strength']),
  'last-blow': fc.constantFrom(...READINGS['last-blow']),
  'both-gone': fc.constantFrom(...READINGS['both-gone']),
});
/** Fights with few dice, up to a number of investigators, monsters and rounds. */
export const anyFight = (fighters: number, foes: number, rounds: number): fc.Arbitrary<Fight> =>
  fc
    .record({
      fighters: fc.array(anyFighter, { minLength: 1, maxLength: fighters }),
      foes: fc.array(anyFoe, { minLength: 1, maxLength: foes }),
      rounds: fc.integer({ min: 1, max: rounds }),
      kept: fc.boolean(),
      aim: fc.constantFrom(...AIMS),
      spend: fc.constantFrom(...SPENDINGS),
      readings: anyReadings,
    })
    .chain(({ kept, ...fight }) =>
      fc
        .shuffledSubarray([...fight.foes.keys()], { minLength: fight.foes.length })
        .map((order): Fight => ({ ...fight, order: kept ? { kind: 'given', foes: order } : { kind: 'anew' } })),
    );
/** The same fights with up to so much more health, damage and toughness. */
export const harder = (fights: fc.Arbitrary<Fight>, more: number): fc.Arbitrary<Fight> =>
  fc
    .record({ fight: fights, health: small(more), damage: small(more), toughness: small(more) })
    .map(({ fight, health, damage, toughness }) => ({
      ...fight,
      fighters: fight.fighters.map((one) => ({
        ...one,
        health: one.health + health,
        most: { health: one.most!.health + health, sanity: one.most!.sanity },
      })),
      foes: fight.foes.map((foe) => ({
        ...foe,
        monster: {
          ...foe.monster,
          damage: foe.monster.damage + damage,
          toughness: foe.monster.toughness + toughness,
        },
      })),
    }));

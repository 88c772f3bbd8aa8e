/**
 * One thing more: when it never hurts, and when it does. Successes cannot be declined, so that more dice hurt where success
 * is unwanted. The law holds for one investigator if all of this is true; each condition has its counterexample below.
 *
 * - No monster ends its combat by a failed will test («will-failed-ends»): who fails escapes its strength test.
 * - No monster takes sanity for being defeated («remorse»): who does not want to defeat it may do so all the same.
 * - A combat breaks off before the strength test when health or sanity is gone: who fights on has no last point left that
 *   a blow could take, so that an earlier loss may be the better one.
 * - A blessing comes to no test whose sixes count twice and whose failed dice a card throws again: a die that shows one
 *   success has not failed, and the card leaves it lying.
 * - There is one round, or no monster gives health or sanity back: a monster that is defeated early gives back what is
 *   not yet lost. With several investigators it may take from another what he would have won, or more clues in weak hands
 *   make a smaller share of clues that are kept.
 *
 * Therefore nothing may promise that more is never worse; it is counted each time.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { makeFraction, type Fraction } from '../../exact/fraction.ts';
import { NO_CARDS, TRIALS, type Fighter } from './model/fighter.ts';
import type { Monster } from './model/monster.ts';
import { RULES } from './model/readings.ts';
import type { Fight } from './fight.ts';
import { anyFight, fightOf, foeOf, LILY } from './fights.test-table.ts';
import { solveFight } from './solve.ts';

const CLOSE = 1e-9;

/** A point more of health or sanity. */
const point = (of: Fighter, what: 'health' | 'sanity'): Fighter => {
  const { health, sanity } = of.most ?? of;
  const most = { health, sanity, [what]: Math.max({ health, sanity }[what], of[what] + 1) };
  return { ...of, [what]: of[what] + 1, most };
};
/** One die more in both tests; a bonus larger by one for strength, for will; a token; an improvement; a point; a blessing. */
const GAINS = {
  die: (of: Fighter) => ({ ...of, extra: { will: of.extra.will + 1, strength: of.extra.strength + 1 } }),
  weapon: (of: Fighter) => ({ ...of, bonus: { ...of.bonus, strength: of.bonus.strength + 1 } }),
  charm: (of: Fighter) => ({ ...of, bonus: { ...of.bonus, will: of.bonus.will + 1 } }),
  clue: (of: Fighter) => ({ ...of, clues: of.clues + 1 }),
  focus: (of: Fighter) => ({ ...of, focus: of.focus + 1 }),
  strength: (of: Fighter) => ({ ...of, skills: { ...of.skills, strength: of.skills.strength + 1 } }),
  will: (of: Fighter) => ({ ...of, skills: { ...of.skills, will: of.skills.will + 1 } }),
  health: (of: Fighter) => point(of, 'health'),
  sanity: (of: Fighter) => point(of, 'sanity'),
  blessing: (of: Fighter): Fighter => ({ ...of, fortune: of.fortune === 'cursed' ? 'plain' : 'blessed' }),
} as const satisfies { readonly [gain: string]: (of: Fighter) => Fighter };
type Gain = keyof typeof GAINS;
/** The fight in which the first investigator has one thing more. */
const withGain = (fight: Fight, gain: Gain): Fight => {
  const [first, ...others] = fight.fighters;
  return { ...fight, fighters: [GAINS[gain](first!), ...others] };
};

/** Whether something that is won may come too early. */
const givesBack = ({ fighters, foes }: Fight): boolean =>
  foes.some(({ monster }) => monster.flags.includes('solace')) ||
  fighters.some(({ cards: { onDefeat } }) => onDefeat.health > 0 || onDefeat.sanity > 0);
/** Whether no success is unwanted. */
const isLawful = (fight: Fight): boolean =>
  fight.foes.every(({ monster: { flags } }) => !flags.includes('will-failed-ends') && !flags.includes('remorse')) &&
  (fight.rounds === 1 || !givesBack(fight));
const isLawfulGain = ({ fighters }: Fight, gain: Gain): boolean =>
  gain !== 'blessing' ||
  fighters.every(({ cards }) => TRIALS.every((name) => !cards.all[name] || !cards.sixesDouble[name]));

for (const [name, fights, numRuns] of [
  ['one round', anyFight(1, 2, 1), 700],
  ['two rounds', anyFight(1, 2, 2), 350],
] as const)
  test(`one thing more never hurts an aim where every success is wanted: ${name}`, () => {
    fc.assert(
      fc.property(fights.filter(isLawful), fc.constantFrom(...(Object.keys(GAINS) as Gain[])), (any, gain) => {
        const fight: Fight = { ...any, spend: 'best', readings: { ...any.readings, 'before-strength': 'break-off' } };
        fc.pre(isLawfulGain(fight, gain));
        assert.ok(solveFight(withGain(fight, gain)).value >= solveFight(fight).value - CLOSE);
      }),
      { numRuns },
    );
  });

/** What makes a monster worse. */
const WORSE: { readonly [what: string]: (monster: Monster) => Monster } = {
  toughness: (monster) => ({ ...monster, toughness: monster.toughness + 1 }),
  horror: (monster) => ({ ...monster, horror: monster.horror + 1 }),
  damage: (monster) => ({ ...monster, damage: monster.damage + 1 }),
  will: (monster) => ({ ...monster, will: withLess(monster.will) }),
  strength: (monster) => ({ ...monster, strength: withLess(monster.strength) }),
  epic: (monster) => ({ ...monster, isEpic: true }),
};
const withLess = (trial: Monster['will']): Monster['will'] =>
  trial === null ? null : { ...trial, modifier: trial.modifier - 1 };
test('under the same conditions a monster that is tougher, worse or harder to test against never helps', () => {
  fc.assert(
    fc.property(anyFight(1, 2, 2).filter(isLawful), fc.constantFrom(...Object.keys(WORSE)), (any, what) => {
      const fight: Fight = { ...any, spend: 'best', readings: { ...any.readings, 'before-strength': 'break-off' } };
      const [first, ...others] = fight.foes;
      const worse = { ...fight, foes: [{ ...first!, monster: WORSE[what]!(first!.monster) }, ...others] };
      assert.ok(solveFight(worse).value <= solveFight(fight).value + CLOSE);
    }),
    { numRuns: 350 },
  );
});

/** One die in either test. */
const WEAK = { ...LILY, skills: { ...LILY.skills, will: 1, strength: 1 }, bonus: { will: 0, strength: 0 } };
const PLAIN_TESTS = { will: { modifier: 0 }, strength: { modifier: 0 } };
const changes = (
  fight: Fight,
  gain: Gain,
  of: (answer: ReturnType<typeof solveFight>) => Fraction,
): readonly Fraction[] => [of(solveFight(fight)), of(solveFight(withGain(fight, gain)))];
const parts = (n: number, d: number): Fraction => makeFraction(BigInt(n), BigInt(d));

test('it hurts where a failed will test is the way out', () => {
  const monster = { ...PLAIN_TESTS, horror: 0, damage: 1, toughness: 9, flags: ['will-failed-ends'] } as const;
  const fight = fightOf({ fighters: [{ ...WEAK, health: 1 }], foes: [foeOf(monster)] });
  // He fails, or succeeds in both tests: 2/3 + 1/9, then 4/9 + 5/27.
  assert.deepEqual(
    changes(fight, 'will', ({ noneDefeated }) => noneDefeated),
    [parts(7, 9), parts(17, 27)],
  );
});
test('it hurts where a victory costs the last sanity', () => {
  const foe = foeOf({ ...PLAIN_TESTS, horror: 0, damage: 0, toughness: 1, flags: ['remorse'] });
  const fight = fightOf({ fighters: [{ ...WEAK, sanity: 1 }], foes: [foe] });
  assert.deepEqual(
    changes(fight, 'weapon', ({ noneDefeated }) => noneDefeated),
    [parts(2, 3), parts(4, 9)],
  );
});
test('it hurts where an earlier loss leaves no last point to lose', () => {
  const monster = { ...PLAIN_TESTS, horror: 0, damage: 2, toughness: 1, flags: ['will-failed-health'] } as const;
  const fight = fightOf({
    fighters: [{ ...WEAK, health: 1 }],
    foes: [foeOf(monster)],
    aim: 'kill',
    readings: { ...RULES, 'before-strength': 'fight-on', 'last-blow': 'is-lost' },
  });
  // Only who has lost his health before strikes a blow that counts: 2/3 · 1/3, then 4/9 · 1/3.
  assert.deepEqual(
    changes(fight, 'charm', ({ allKilled }) => allKilled),
    [parts(2, 9), parts(4, 27)],
  );
});
test('a blessing hurts where a card throws only failed dice and two successes are wanted of one', () => {
  const cards = { ...NO_CARDS, all: { will: false, strength: true }, sixesDouble: { will: false, strength: true } };
  const foe = foeOf({ ...PLAIN_TESTS, horror: 0, damage: 0, toughness: 2 });
  const fight = fightOf({ fighters: [{ ...WEAK, cards }], foes: [foe], aim: 'kill' });
  // A six, or one in the second throw, which four faces allow, or three: 6/36 + 4/36, then 6/36 + 3/36.
  assert.deepEqual(
    changes(fight, 'blessing', ({ allKilled }) => allKilled),
    [parts(10, 36), parts(9, 36)],
  );
});
test('it hurts where sanity comes back before it is lost', () => {
  const comfort = foeOf({ will: null, strength: { modifier: 0 }, damage: 0, toughness: 1, flags: ['solace'] });
  const dread = foeOf({ will: { modifier: 0 }, horror: 1, strength: null, toughness: 9 });
  const fight = fightOf({
    fighters: [{ ...WEAK, sanity: 2, skills: { ...WEAK.skills, strength: 2 } }],
    foes: [comfort, dread],
    order: { kind: 'given', foes: [0, 1] },
    rounds: 2,
  });
  // Two failed will tests defeat him, unless comfort is found after the first: in 4/9 · 5/9, then in 8/27 · 19/27.
  assert.deepEqual(
    changes(fight, 'strength', ({ noneDefeated }) => noneDefeated),
    [parts(81 * 9 - 4 * 61, 81 * 9), parts(729 * 9 - 4 * 577, 729 * 9)],
  );
});
test('more clues in weak hands are a smaller share that is kept', () => {
  const strong = { ...LILY, clues: 1 };
  const weak = { ...WEAK, sanity: 1, clues: 1 };
  const dread = foeOf({ will: { modifier: -9 }, horror: 9, strength: null, toughness: 9, isEpic: true });
  const fight = fightOf({ fighters: [weak, strong], foes: [{ ...dread, isAmbush: true }], aim: 'keep-clues' });
  // The ambush comes to the first alone, and nothing helps him: of two clues one is kept, then of three.
  const shares = [fight, withGain(fight, 'clue')].map((one) => Math.round(solveFight(one).value * 1e4));
  assert.deepEqual(shares, [5000, 3333]);
});

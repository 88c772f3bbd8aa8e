/** The ways in which attacks end, as the picture shows them. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { isSameFraction, ONE, sumOfFractions } from '../../../engines/exact/fraction.ts';
import { EMPTY_HAND, GOALS } from '../../../engines/foursouls/attack/attack.ts';
import { oddsOf } from '../../../engines/foursouls/attack/odds.ts';
import { endingOddsOf } from './endings.ts';

const small = (min: number, max: number) => fc.integer({ min, max });
const attacks = fc.record({
  health: small(1, 3),
  attack: small(0, 2),
  sixBonus: small(0, 1),
  rollBonus: small(-1, 1),
  firstBonus: fc.constant(0),
  firstEach: fc.constant(false),
  dice: fc.constant(1),
  fixTo: fc.constant(6 as const),
  pointsEach: fc.constant(1),
  hand: fc.constant(EMPTY_HAND),
  goal: fc.constantFrom(...GOALS),
  foes: fc.array(fc.record({ health: small(1, 3), evasion: small(2, 6), attack: small(0, 2) }), {
    minLength: 1,
    maxLength: 2,
  }),
});

test('the ways together are certain, the wanted ones come first and are the answer, each is named once', () =>
  fc.assert(
    fc.property(attacks, (attack) => {
      const odds = oddsOf(attack);
      const ways = endingOddsOf(odds);
      const chances = (of: typeof ways) => sumOfFractions(of.map(({ chance }) => chance));
      const wanted = ways.filter(({ isWanted }) => isWanted);
      assert.ok(isSameFraction(chances(ways), ONE));
      assert.ok(isSameFraction(chances(wanted), odds.chance));
      assert.deepEqual(ways.slice(0, wanted.length), wanted);
      assert.equal(new Set(ways.map(({ way, isWanted }) => JSON.stringify([way, isWanted]))).size, ways.length);
    }),
  ));

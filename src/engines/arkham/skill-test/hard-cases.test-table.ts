/** Hard questions of the skill test: every mechanic alone and in pairs, with bags full of tokens that draw on. */
import type { Mechanic } from './model/mechanic.ts';
import type { SkillTest } from './solve.ts';
import { PRINTED, TOKEN_IDS, type Bag, type TokenId, type TokenMeanings } from '../token.ts';

/** Tokens in the order of `TOKEN_IDS`, as an address has them. */
const bagOf = (counts: string): Bag =>
  Object.fromEntries(TOKEN_IDS.map((id, i) => [id, Number.parseInt(counts[i] ?? '0', 16)]));
/** Bags of campaigns at their beginning: of the Night of the Zealot, of Edge of the Earth, of Innsmouth; and the longest. */
const NIGHT = bagOf('1232110000211011');
const DUNWICH_EASY = bagOf('2332000000210011');
const EARTH_EXPERT = bagOf('0112121010211011');
const INNSMOUTH_HARD = bagOf('0322211000222211');
const INNSMOUTH = bagOf('0122221101222211');
const LONGEST = bagOf('2332221101322211');
const withTokens = (bag: Bag, bless: number, curse: number, frost = 0): Bag => ({ ...bag, bless, curse, frost });

/** Scenario cards: numbers only; a cultist that draws on; one that fails with a curse; three symbols that draw on. */
const NUMBERS: TokenMeanings = {
  ...PRINTED,
  skull: { modifier: -3 },
  cultist: { modifier: -4 },
  tablet: { modifier: -5 },
  'elder-thing': { modifier: -7 },
  'elder-sign': { modifier: 1 },
};
const GATHERING: TokenMeanings = { ...NUMBERS, skull: { modifier: -2 }, cultist: { modifier: 0, again: true } };
const DAGON: TokenMeanings = { ...NUMBERS, cultist: { modifier: -2, again: true, failsWith: 'curse' } };
const YOTH: TokenMeanings = { ...GATHERING, tablet: { modifier: 0, again: true } };
const GREATER_GOOD: TokenMeanings = {
  ...NUMBERS,
  cultist: { modifier: -2, again: true },
  tablet: { modifier: -3, again: true },
  'elder-thing': { modifier: -3, again: true },
};

const SYMBOLS: readonly TokenId[] = ['skull', 'cultist', 'tablet', 'elder-thing'];
const MINUS: readonly TokenId[] = ['-1', '-2', '-3', '-4', '-5', '-6', '-7', '-8', ...SYMBOLS, 'curse', 'frost'];
const redraw = (times: number, only?: readonly TokenId[]): Mechanic => ({ kind: 'redraw', times, only });
const ignore = (times: number, only?: readonly TokenId[]): Mechanic => ({ kind: 'set-aside', times, only });
const choose = (reveal: number, resolve: number): Mechanic => ({ kind: 'choose', reveal, resolve });
const swap = (token: TokenId): Mechanic => ({ kind: 'swap', times: 1, only: SYMBOLS.slice(1), for: token });
const PROPHECY: Mechanic = { kind: 'choose', reveal: 5, resolve: 1, forced: [...SYMBOLS, 'auto-fail'] };
const TWO_MORE: Mechanic = { kind: 'cancel-some', extra: 2 };
const CANCEL: Mechanic = { kind: 'cancel', times: 1, only: SYMBOLS };
const POSITIVE: Mechanic = { kind: 'cancel', times: 1, only: MINUS, as: { positive: true } };
const CURSE_AS_ONE: Mechanic = { kind: 'cancel', times: 1, only: ['curse'], as: { modifier: 1 } };
const BLESS_ENDS: Mechanic = { kind: 'cancel', times: 1, only: ['bless'], as: { again: false } };
const SECOND_BLESS: Mechanic = { kind: 'cancel', times: 1, only: ['bless'], as: { like: 'elder-sign' }, second: true };
const ONE_MORE: Mechanic = { kind: 'extra', times: 1, fails: ['skull'] };
const BLESS_FIRST: Mechanic = { kind: 'fixed', token: 'bless' };
const PAIR: Mechanic = { kind: 'pair', one: ['bless'], other: ['curse'] };

type Case = readonly [name: string, bag: Bag, meanings: TokenMeanings, mechanics: readonly Mechanic[]];
export interface HardCase {
  readonly name: string;
  readonly test: SkillTest;
}
const withAnswers = (cases: readonly Case[], over: Partial<SkillTest> = {}): readonly HardCase[] =>
  cases.map(([name, bag, meanings, mechanics]) => ({
    name,
    test: { bag, meanings, mechanics, goal: { kind: 'success', by: 0 }, skill: 5, difficulty: 4, ...over },
  }));

const FULL = withTokens(INNSMOUTH, 10, 10, 8);
const HALF = withTokens(INNSMOUTH_HARD, 5, 5, 4);
const SOME = withTokens(EARTH_EXPERT, 3, 3, 3);

const ALONE: readonly Case[] = [
  ['two, resolve one; 10/10/8', FULL, NUMBERS, [choose(2, 1)]],
  ['six, resolve one; 10/10/8', FULL, NUMBERS, [choose(6, 1)]],
  ['six, resolve one; 5/5/4, a cultist draws on', HALF, GATHERING, [choose(6, 1)]],
  ['three, resolve two; 10/10/8', FULL, NUMBERS, [choose(3, 2)]],
  ['four, resolve two; 10/10/8', FULL, PRINTED, [choose(4, 2)]],
  ['four, resolve two; 3/3/3', SOME, GATHERING, [choose(4, 2)]],
  ['five, one forced; 10/10/8', FULL, NUMBERS, [PROPHECY]],
  ['two more, cancel two; 10/10/8', FULL, NUMBERS, [TWO_MORE]],
  ['two more, cancel two; 10/10/8, two symbols draw on', FULL, YOTH, [TWO_MORE]],
  ['redraw once; 10/10/8', FULL, NUMBERS, [redraw(1)]],
  ['redraw five times; 10/10/8', FULL, NUMBERS, [redraw(5)]],
  ['redraw five times; 5/5/4, three symbols draw on', HALF, GREATER_GOOD, [redraw(5)]],
  ['ignore once; 10/10/8', FULL, NUMBERS, [ignore(1)]],
  ['ignore three times; no chains', INNSMOUTH, NUMBERS, [ignore(3)]],
  ['ignore three times; 10/10/8', FULL, NUMBERS, [ignore(3)]],
  ['ignore three times; 5/5/4, a cultist fails with a curse', HALF, DAGON, [ignore(3)]],
  ['ignore a curse; 10/10/8', FULL, NUMBERS, [ignore(1, ['curse'])]],
  ['cancel a symbol; 10/10/8', FULL, NUMBERS, [CANCEL]],
  ['minus as plus; 10/10/8', FULL, GATHERING, [POSITIVE]],
  ['a curse as +1; 10/10/8', FULL, DAGON, [CURSE_AS_ONE]],
  ['the second bless as the elder sign; 10/10/8', FULL, NUMBERS, [SECOND_BLESS]],
  ['a bless for a symbol; 10/10/8', FULL, NUMBERS, [swap('bless')]],
  ['a skull for a symbol; 10/10/8', FULL, DAGON, [swap('skull')]],
  ['one more; 10/10, no frosts', withTokens(INNSMOUTH, 10, 10), NUMBERS, [ONE_MORE]],
  ['one more; 5/5/4, a cultist draws on', HALF, GATHERING, [ONE_MORE]],
];
const PAIRS: readonly Case[] = [
  ['redraw five times and ignore three; no chains', INNSMOUTH, NUMBERS, [redraw(5), ignore(3)]],
  ['redraw five times and ignore three; 2/2', withTokens(NIGHT, 2, 2), NUMBERS, [redraw(5), ignore(3)]],
  ['redraw twice and ignore three times; 3/3/3', SOME, NUMBERS, [redraw(2), ignore(3)]],
  ['redraw twice and ignore once; 10/10/8', FULL, NUMBERS, [redraw(2), ignore(1)]],
  ['redraw and redraw all but the failure; 10/10/8', FULL, NUMBERS, [redraw(5), redraw(1, MINUS)]],
  ['redraw and cancel; 10/10/8', FULL, NUMBERS, [redraw(5), CANCEL]],
  ['redraw and minus as plus; 5/5/4', HALF, DAGON, [redraw(2), POSITIVE]],
  ['redraw and a curse as +1; 10/10/8', FULL, NUMBERS, [redraw(5), CURSE_AS_ONE]],
  ['redraw and a bless that ends; 10/10/8', FULL, NUMBERS, [redraw(5), BLESS_ENDS]],
  ['redraw and swap; 5/5/4', HALF, NUMBERS, [redraw(2), swap('bless')]],
  ['redraw and one more; 3/3/3', SOME, NUMBERS, [redraw(2), ONE_MORE]],
  ['redraw after a known bless; 10/10/8', FULL, NUMBERS, [redraw(2), BLESS_FIRST]],
  ['ignore and ignore a curse; 3/3/3', SOME, NUMBERS, [ignore(3), ignore(1, ['curse'])]],
  ['ignore and cancel; 5/5/4', HALF, NUMBERS, [ignore(2), CANCEL]],
  ['ignore and minus as plus; 10/10/8', FULL, NUMBERS, [ignore(1), POSITIVE]],
  ['ignore and swap; 3/3/3', SOME, NUMBERS, [ignore(3), swap('bless')]],
  ['ignore three times and one more; no chains', NIGHT, NUMBERS, [ignore(3), ONE_MORE]],
  ['ignore and one more; 3/3/3', SOME, NUMBERS, [ignore(1), ONE_MORE]],
  ['cancel and a curse as +1; 10/10/8', FULL, NUMBERS, [CANCEL, CURSE_AS_ONE]],
  ['cancel and swap; 10/10/8', FULL, NUMBERS, [CANCEL, swap('curse')]],
  ['cancel and one more; 5/5/4', HALF, NUMBERS, [CANCEL, ONE_MORE]],
  ['minus as plus and a curse as +1; 10/10/8', FULL, NUMBERS, [POSITIVE, CURSE_AS_ONE]],
  ['minus as plus and one more; 3/3/3', SOME, NUMBERS, [POSITIVE, ONE_MORE]],
  ['swap and a curse as +1; 10/10/8', FULL, NUMBERS, [swap('bless'), CURSE_AS_ONE]],
  ['swap and one more; 3/3/3', SOME, NUMBERS, [swap('bless'), ONE_MORE]],
  ['six, resolve one, with a pair; 4/4', withTokens(DUNWICH_EASY, 4, 4), GATHERING, [choose(6, 1), PAIR]],
];
/** Where the tokens hardly matter, and where points of failure are counted. */
const HARD_TEST = { skill: 1, difficulty: 5 } as const;
const LEAST_LOSS = { goal: { kind: 'least-loss' } } as const;

/** Cases that a test solves. */
export const HARD_CASES: readonly HardCase[] = [
  ...withAnswers(ALONE),
  ...withAnswers(PAIRS),
  ...withAnswers(
    [
      ['hopeless: five, resolve one; 10/10/8', FULL, NUMBERS, [choose(5, 1)]],
      ['hopeless: ignore twice; 10/10/8', FULL, NUMBERS, [ignore(2)]],
      ['hopeless: redraw five times; 10/10/8', FULL, NUMBERS, [redraw(5)]],
    ],
    HARD_TEST,
  ),
  ...withAnswers(
    [
      ['least loss: two, resolve one; 10/10/8', FULL, NUMBERS, [choose(2, 1)]],
      ['least loss: two more, cancel two; 10/10/8', FULL, NUMBERS, [TWO_MORE]],
      ['least loss: redraw five times; 10/10/8', FULL, NUMBERS, [redraw(5)]],
      ['least loss: ignore twice; 10/10/8', FULL, NUMBERS, [ignore(2)]],
      ['least loss: one more; 5/5/4', HALF, NUMBERS, [ONE_MORE]],
    ],
    LEAST_LOSS,
  ),
];

/** Cases that take many seconds: for the bench. */
export const HARDEST_CASES: readonly HardCase[] = withAnswers([
  ['redraw five times and ignore three; 10/10/8', FULL, NUMBERS, [redraw(5), ignore(3)]],
  ['redraw five times and ignore three; 5/5/4', HALF, NUMBERS, [redraw(5), ignore(3)]],
  ['one more; 10/10/8', FULL, NUMBERS, [ONE_MORE]],
  ['redraw five times; 10/10/8, three symbols draw on', FULL, GREATER_GOOD, [redraw(5)]],
  ['ignore three times; 10/10/8, the longest bag', withTokens(LONGEST, 10, 10, 8), NUMBERS, [ignore(3)]],
  ['ignore three times; 10/10/8, a cultist fails with a curse', withTokens(LONGEST, 10, 10, 8), DAGON, [ignore(3)]],
  ['six, resolve one; 10/10/8, three symbols draw on', FULL, GREATER_GOOD, [choose(6, 1)]],
  ['four, resolve two; 10/10/8, two symbols draw on', FULL, YOTH, [choose(4, 2)]],
  ['ignore three times and one more; 5/5/4', HALF, NUMBERS, [ignore(3), ONE_MORE]],
]);

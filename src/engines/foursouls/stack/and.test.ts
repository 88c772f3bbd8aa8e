/** «А и Б»: the second happens only if the first was done whole (reading `and-in-part`). */
import { test } from 'node:test';
import type { Effect, Template } from './ability.ts';
import { play, type Opening } from './cards.test-table.ts';

const whole = (first: Effect): Template => ({
  id: 'both',
  name: 'Both',
  kind: 'loot',
  abilities: [
    {
      type: 'loot',
      targets: [{ of: ['player'] }],
      effects: [first, { do: 'loot-play', n: 3, who: 'you', join: 'and' }],
    },
  ],
});
const LINES = ['p1 play both -> p2', 'all pass'];
const check = (first: Effect, { a, ...more }: Opening, done: boolean, answers: readonly string[] = []) =>
  play(
    { ...more, a: { ...a, hand: ['both', ...(a?.hand ?? [])] } },
    [...LINES, ...answers],
    { 'p1.plays': done ? 3 : 0, pending: null, 'log.loot-play': done ? ['p1'] : [] },
    [whole(first)],
  );

test('with deck and discard pile empty, «возьми 1 и» takes nothing and does not go on', () => {
  const take = { do: 'loot', n: 1, who: 'you' } as const;
  check(take, { whole: ['loot'] }, false);
  check(take, { whole: ['loot'], decks: { loot: ['bomb'] } }, true);
});
test('what was done in part was not done: taking, gaining, losing, stealing, giving, discarding, counters', () => {
  const oneOfTwo: readonly (readonly [first: Effect, short: Opening, enough: Opening])[] = [
    [
      { do: 'loot', n: 2, who: 'you' },
      { whole: ['loot'], decks: { loot: ['bomb'] } },
      { whole: ['loot'], decks: { loot: ['bomb', 'bomb'] } },
    ],
    [
      { do: 'treasure', n: 2, who: 'you' },
      { whole: ['treasure'], decks: { treasure: ['jar'] } },
      { whole: ['treasure'], decks: { treasure: ['jar', 'jar'] } },
    ],
    [{ do: 'lose-cents', n: 2, who: 'target' }, { b: { cents: 1 } }, { b: { cents: 2 } }],
    [{ do: 'steal-cents', n: 2, who: 'target' }, { b: { cents: 1 } }, { b: { cents: 2 } }],
    [{ do: 'give-cents', n: 2, who: 'target' }, { a: { cents: 1 } }, { a: { cents: 2 } }],
    [{ do: 'discard', n: 2, who: 'target' }, { b: { hand: ['bomb'] } }, { b: { hand: ['bomb', 'pill'] } }],
  ];
  for (const [first, short, enough] of oneOfTwo) {
    check(first, short, false);
    check(first, enough, true);
  }
  const steal = { do: 'steal-loot', n: 2, who: 'target' } as const;
  check(steal, { b: { hand: ['bomb'] } }, false, ['p1 choose bomb']);
  check(steal, { b: { hand: ['bomb', 'pill'] } }, true, ['p1 choose bomb', 'p1 choose pill']);
});
test('of counters to be taken off all must be there', () => {
  const own = (n: number): Template => ({
    id: 'vase',
    name: 'Vase',
    kind: 'active',
    abilities: [
      {
        type: 'tap',
        effects: [
          { do: 'counter', n, who: 'this' },
          { do: 'cents', n: 5, who: 'you', join: 'and' },
        ],
      },
    ],
  });
  for (const [n, cents] of [
    [-1, 5],
    [-2, 0],
  ] as const)
    play({ a: { items: [{ card: 'vase', counters: 1 }] } }, ['p1 activate vase', 'all pass'], { 'p1.cents': cents }, [
      own(n),
    ]);
});

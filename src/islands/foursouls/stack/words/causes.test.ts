import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Template } from '../../../../engines/foursouls/stack/ability.ts';
import { CARDS } from '../../../../engines/foursouls/stack/cards.test-table.ts';
import { CAUSES, type Caused, type CausedCode } from '../../../../engines/foursouls/stack/happened.ts';
import { playLines } from '../../../../engines/foursouls/stack/scenario.ts';
import { tableOf } from '../../../../engines/foursouls/stack/laying.ts';
import { causedWords } from './causes.ts';
import { happenedWords } from './happened.ts';

test('a card that changes hands is named as a card, though cents moved in the same step', () => {
  const thief: Template = {
    id: 'thief',
    name: 'Вор',
    kind: 'loot',
    abilities: [
      {
        type: 'loot',
        targets: [{ of: ['player'] }],
        effects: [
          { do: 'steal-cents', n: 2, who: 'target' },
          { do: 'steal-loot', n: 1, who: 'target' },
        ],
      },
    ],
  };
  const before = tableOf(
    {
      players: [
        { name: 'A', hand: ['thief'] },
        { name: 'B', cents: 5, hand: ['bomb'] },
      ],
      monsters: ['grunt'],
    },
    { ...CARDS, thief },
  );
  const { lines } = playLines(before, ['p1 play thief -> p2', 'all pass', 'p1 choose bomb']);
  const after = lines.at(-1)!.state;
  const told = lines.flatMap(({ happened }) => happened).filter((h) => h.code === 'given');
  assert.deepEqual(
    told.map((h) => happenedWords(h, { before, after })),
    ['+2¢ из чужого банка: A', 'Карта перешла в руку: A'],
  );
});

test('every cause has a sentence of its own, but for what turns off the same way', () => {
  const names = { who: 'A', card: 'Карта', item: () => 'бросок', ref: () => 'Монстр', n: 2 };
  const said = Object.entries(CAUSES).flatMap(([code, causes]) =>
    Object.keys(causes).map((cause) => causedWords({ code: code as CausedCode, cause } as Caused, names)),
  );
  const again = said.filter((words, i) => said.indexOf(words) !== i);
  assert.deepEqual(again, ['Деактивировано: Монстр']);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { printedMonster } from './printed-monster.ts';

test('figures as they are printed, Ø as 0, a reward by the die as a row a face', () => {
  const plain = printedMonster({
    id: 'war',
    en: 'War',
    ru: 'Война',
    health: 3,
    evasion: null,
    attack: 1,
    souls: 1,
    reward: { cents: 'roll', loot: 2 },
  });
  const { name, kind, figures, health, evasion, attack, soul, abilities } = plain;
  assert.deepEqual(
    [name, kind, figures, health, evasion, attack, soul, abilities],
    ['Война', 'monster', 'bare', 3, 0, 1, 1, []],
  );
  const [byDie, loot] = plain.reward!;
  assert.deepEqual(loot, { do: 'loot', n: 2, who: 'you' });
  assert.ok(byDie?.do === 'roll');
  assert.deepEqual(
    byDie.table?.map(({ from, to, effects }) => [from, to, effects]),
    [1, 2, 3, 4, 5, 6].map((n) => [n, n, [{ do: 'cents', n, who: 'you' }]]),
  );
});

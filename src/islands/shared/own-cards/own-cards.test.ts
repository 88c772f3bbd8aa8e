/** Own cards: kept by name, and whatever lies on the device is understood or refused whole. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cardsCodec, isName, LONGEST_NAME, MOST_CARDS, withCard, withoutCard } from './own-cards.ts';

interface Cat {
  readonly name: string;
  readonly lives: number;
}
const CODEC = cardsCodec<{ readonly cats: readonly Cat[] }>('test.cats', {
  cats: (value) => (value as Cat).lives === 9,
});
const cat = (name: string): Cat => ({ name, lives: 9 });

test('a card takes the place of the one of its name; the oldest goes where there are too many', () => {
  const two = [cat('Мурка'), cat('Васька')];
  assert.deepEqual(withCard(two, { name: 'Мурка', lives: 8 }), [cat('Васька'), { name: 'Мурка', lives: 8 }]);
  assert.deepEqual(withoutCard(two, 'Мурка'), [cat('Васька')]);
  const full = Array.from({ length: MOST_CARDS }, (_, i) => cat(`Кот ${i}`));
  assert.deepEqual(withCard(full, cat('Васька')), [...full.slice(1), cat('Васька')]);
});

test('a name is short and begins with a letter or a digit', () => {
  for (const name of ['Сосед 2', 'Г-н 3', 'д’Артаньян', 'я'.repeat(LONGEST_NAME)]) assert.ok(isName(name), name);
  for (const name of ['', ' а', '<b>', 'я'.repeat(LONGEST_NAME + 1)]) assert.ok(!isName(name), name);
});

test('what is kept comes back; what is damaged, unnamed or too long is refused', () => {
  const kept = { cats: [cat('Мурка'), cat('Васька')] };
  assert.deepEqual(CODEC.parse(CODEC.make(kept)), { state: kept, problems: [] });
  assert.deepEqual(CODEC.parse('{"cats":[],"dogs":1}'), { state: { cats: [] }, problems: [] });
  const many = { cats: Array.from({ length: MOST_CARDS + 1 }, (_, i) => cat(`Кот ${i}`)) };
  const bad = ['', '{', 'null', '[]', '{}', '{"cats":{}}', '{"cats":[1]}', '{"cats":[null]}', '{"cats":[{"lives":9}]}'];
  for (const text of [...bad, '{"cats":[{"name":"Мурка","lives":8}]}', '{"cats":[{"name":"<b>","lives":9}]}'])
    assert.deepEqual(CODEC.parse(text), { problems: [{ code: 'cards' }] }, text);
  assert.deepEqual(CODEC.parse(JSON.stringify(many)).problems, [{ code: 'cards' }]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldKey } from '../lib/fold-ru.ts';
import fc from 'fast-check';
import { letterMask, tooFarByLetters, typosBetween } from '../lib/typos.ts';
import { packIndex, parseIndex, slugOf, unpackIndex, type IndexedTerm } from './index-file.ts';
import { inLatinTwins, otherLayout } from './layout.ts';
import { markedRuns } from './marked-text.ts';
import { fromOneByte, toOneByte } from './one-byte.ts';
import { isSettled, ownFirst, searchTerms, widen } from './search.ts';
import { stemOf } from './words.ts';

const term = (id: string, title: string, over: Partial<IndexedTerm> = {}): IndexedTerm => ({
  game: 'g',
  id,
  title,
  en: id,
  kind: 'rule',
  forms: [],
  aliases: [],
  ...over,
});
const GAMES = [
  ['g', 'Игра'],
  ['h', 'Другая'],
] as const;
/** The index as the browser has it: each game packed, sent as text, all unpacked together. */
const indexOf = (...terms: IndexedTerm[]) =>
  unpackIndex(GAMES.map((game) => parseIndex(JSON.parse(JSON.stringify(packIndex(game, terms))))));
const hitsFor = (index: ReturnType<typeof indexOf>, query: string, game?: string) =>
  searchTerms(index, query, { game }).hits.map((h) => `${h.term.game}/${h.term.id}:${h.rank}`);

test('ranks: name, form, alias, prefix, inside, typo', () => {
  const index = indexOf(
    term('attack', 'Атака', { forms: ['атаки', 'атаковать врага'] }),
    term('extra', 'Внеочередная атака', { aliases: ['удар'] }),
    term('strike', 'Ударный отряд'),
  );
  assert.deepEqual(hitsFor(index, 'атака'), ['g/attack:name', 'g/extra:prefix']);
  assert.deepEqual(hitsFor(index, 'атаками'), ['g/attack:form', 'g/extra:prefix']);
  assert.deepEqual(hitsFor(index, 'удар'), ['g/extra:alias', 'g/strike:prefix']);
  assert.deepEqual(hitsFor(index, 'внеоч'), ['g/extra:prefix']);
  assert.deepEqual(hitsFor(index, 'когда бывает внеочередная атака'), ['g/extra:inside', 'g/attack:inside']);
  const near = searchTerms(index, 'внеочиредная', {});
  assert.deepEqual([near.near, near.hits.map((h) => h.term.id)], [true, ['extra']]);
});

test('a mistake in one word of a whole name is put right before the name of the other word', () => {
  const index = indexOf(term('death', 'Смерть'), term('penalty', 'Штраф за смерть'));
  const { hits, near } = searchTerms(index, 'шраф за смерть', {});
  assert.deepEqual([near, hits.map((h) => h.term.id)], [true, ['penalty', 'death']]);
});

test('of equally near terms the one whose name is near goes before one that is but called so', () => {
  const index = indexOf(term('foe', 'Враг', { aliases: ['монстр'] }), term('monster', 'Монстр', { game: 'h' }));
  assert.deepEqual(hitsFor(index, 'манстр'), ['h/monster:typo', 'g/foe:typo']);
  assert.deepEqual(
    hitsFor(index, 'манстр', 'g'),
    ['g/foe:typo', 'h/monster:typo'],
    'the game of the reader goes first',
  );
});

test('hits of the reader’s own game come before those of other games, whatever their rank, and leave room for them', () => {
  const index = indexOf(
    term('foes', 'Враг'),
    term('prize', 'Победа'),
    term('fight', 'Бой', { game: 'h', aliases: ['победа враг'] }),
  );
  const asked = 'победа враг';
  const first = ownFirst(searchTerms(index, asked, { only: 'g' }), searchTerms(index, asked, {}), 8);
  assert.deepEqual(
    first.hits.map((h) => h.term.id),
    ['prize', 'foes', 'fight'],
  );
  const narrow = ownFirst(searchTerms(index, asked, { only: 'g' }), searchTerms(index, asked, {}), 2);
  assert.deepEqual(
    narrow.hits.map((h) => h.term.id),
    ['prize', 'fight'],
  );
});

test('a word of the vocabulary is not taken for a mistake in another one', () => {
  const index = indexOf(term('cancel', 'Отменить'), term('replace', 'Заменить атаку'), term('attack', 'Атака'));
  const { hits, near } = searchTerms(index, 'отменить атаку', {});
  assert.deepEqual([near, hits.map((h) => h.term.id)], [false, ['cancel', 'attack']]);
});

test('a short stem that the vocabulary has may still be a mistake in another word', () => {
  const index = indexOf(term('extra', 'Внеочередная атака'), term('stat', 'Сила', { aliases: ['атк'] }));
  const { hits, near } = searchTerms(index, 'внеочередная атка', {});
  assert.deepEqual([near, hits.map((h) => h.term.id)], [true, ['extra']]);
});

test('in a question an alias of one word ranks below names, one of several words does not', () => {
  const index = indexOf(
    term('monster', 'Враг', { aliases: ['монстр'] }),
    term('reward', 'Награда'),
    term('death', 'Гибель', { aliases: ['кто получает награду'] }),
  );
  assert.deepEqual(hitsFor(index, 'кто получает награду за монстра'), [
    'g/death:inside',
    'g/reward:inside',
    'g/monster:inside',
  ]);
});

test('a word of one root with a name goes behind the entry that has it for an alias', () => {
  const index = indexOf(
    term('attacker', 'Атакующий', { forms: ['атакующего'] }),
    term('fight', 'Бой', { aliases: ['атака'] }),
  );
  assert.deepEqual(hitsFor(index, 'атака'), ['g/fight:alias', 'g/attacker:alias']);
  assert.deepEqual(hitsFor(index, 'атакующими'), ['g/attacker:form', 'g/fight:alias']);
});

test('words in any order find their name, though one fits two of its words', () => {
  const index = indexOf(term('auto', 'Автоматический провал проверки'));
  for (const query of ['пров провал', 'провал пров', 'провер авто провал'])
    assert.deepEqual(hitsFor(index, query), ['g/auto:prefix'], query);
});

test('the game one is in comes first among names, forms and aliases', () => {
  const index = indexOf(term('deck', 'Колода'), term('pack', 'Запас', { game: 'h', aliases: ['колода'] }));
  assert.deepEqual(hitsFor(index, 'колода'), ['g/deck:name', 'h/pack:alias']);
  assert.deepEqual(hitsFor(index, 'колода', 'h'), ['h/pack:alias', 'g/deck:name']);
});

test('a name with several parts answers to each', () => {
  const index = indexOf(term('must', 'Должен, обязан'), term('fight', 'Бой (действие)'));
  assert.deepEqual(hitsFor(index, 'обязан'), ['g/must:name']);
  assert.deepEqual(hitsFor(index, 'бой'), ['g/fight:name']);
  assert.deepEqual(hitsFor(index, 'действие'), ['g/fight:prefix'], 'words in brackets are not a name');
  assert.deepEqual(hitsFor(index, 'что он обязан сделать'), [], 'one of several names says too little of a question');
});

test('the wrong layout is put right both ways and said', () => {
  const index = indexOf(term('hunter', 'Охотник', { en: 'Hunter' }), term('tokens', 'Жетоны хаоса'));
  const latin = searchTerms(index, 'j[jnybr', {});
  assert.deepEqual([latin.layout, latin.hits[0]?.term.id], ['охотник', 'hunter']);
  assert.equal(searchTerms(index, 'ргтеук', {}).hits[0]?.term.id, 'hunter');
  assert.equal(otherLayout('враг hunter'), undefined);
  assert.equal(otherLayout('123'), undefined);
});

test('Russian letters that look like Latin ones are read as those', () => {
  const index = indexOf(term('opportunity', 'Внеочередная атака', { aliases: ['AoO'] }));
  for (const query of ['АоО', 'аоо', 'AоO']) assert.deepEqual(hitsFor(index, query), ['g/opportunity:alias'], query);
  assert.equal(inLatinTwins('атака'), 'ataka');
  assert.equal(inLatinTwins('бой'), undefined);
  assert.equal(inLatinTwins('xp'), undefined);
});

test('packing and unpacking keep what the search needs', () => {
  const {
    terms: [unpacked],
  } = indexOf(
    term('odd-id', 'Название', { en: 'Some Name', kind: 'action', forms: ['названия', 'названием'], aliases: ['имя'] }),
  );
  assert.deepEqual(
    [unpacked!.id, unpacked!.title, unpacked!.en, unpacked!.kind, unpacked!.gameName],
    ['odd-id', 'Название', 'Some Name', 'action', 'Игра'],
  );
  assert.equal(slugOf('Uses (X "type")'), 'uses-x-type');
});

test('a file that is no index is refused with what came', () => {
  const sound = packIndex(GAMES[0], [term('attack', 'Атака')]);
  for (const file of [null, {}, [], 'x', { v: 2, games: [], columns: sound.columns }, { v: 4, game: [] }])
    assert.throws(() => parseIndex(file), /Not a term index of version 4/);
});

test('a text comes back from one-byte letters as it went', () => {
  const alphabet = 'абвгдежзийклмнопрстуфхцчшщъыьэюя';
  assert.ok(new Set(toOneByte(alphabet)).size === alphabet.length && /^[!-~]+$/.test(toOneByte(alphabet)));
  const anyText = fc.string({ unit: fc.constantFrom(...alphabet, ...'azAZ2éЯё |{}~^@#`') });
  fc.assert(fc.property(anyText, (text) => assert.equal(fromOneByte(toOneByte(text)), text)));
});

test('an index of no terms answers nothing', () => assert.deepEqual(hitsFor(indexOf(), 'враг'), []));

/** The slow and obvious distance: every way to mend the first letters. */
const slow = (a: string, b: string): number => {
  if (a === '' || b === '') return a.length + b.length;
  const rest = [
    slow(a.slice(1), b) + 1,
    slow(a, b.slice(1)) + 1,
    slow(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1),
  ];
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0]) rest.push(slow(a.slice(2), b.slice(2)) + 1);
  return Math.min(...rest);
};
test('typing mistakes are counted as the slow and obvious count does', () => {
  const word = fc.string({ unit: fc.constantFrom('а', 'б', 'в'), maxLength: 5 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 3 }), (a, b, limit) =>
      assert.equal(typosBetween(a, b, limit), Math.min(slow(a, b), limit + 1)),
    ),
  );
});

test('letters alone never put words too far apart', () => {
  const word = fc.string({ unit: fc.constantFrom('а', 'б', 'в', 'г', 'д'), maxLength: 6 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 2 }), (a, b, limit) => {
      if (tooFarByLetters(letterMask(a), letterMask(b), limit)) assert.ok(slow(a, b) > limit);
    }),
  );
});

test('stems fold the cases of a noun and keep short words whole', () => {
  assert.equal(new Set(['враг', 'врага', 'врагу', 'врагами', 'врагах'].map(stemOf)).size, 1);
  assert.equal(new Set(['актив', 'активы', 'активами'].map(stemOf)).size, 1);
  assert.notEqual(stemOf('актив'), stemOf('акт'));
  assert.deepEqual(['два', 'двумя', 'двое', 'двойку', '3', 'трёх'].map(foldKey).map(stemOf), [
    '2',
    '2',
    '2',
    '2',
    '3',
    '3',
  ]);
  assert.equal(stemOf('hunter'), 'hunter');
  assert.ok(stemOf('бой').length >= 2);
});

test('no query breaks the search', () => {
  const index = indexOf(term('attack', 'Атака', { forms: ['атаки'] }));
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (query) => void searchTerms(index, query, {})));
  searchTerms(index, 'ы'.repeat(10_000), {});
});

test('a settled answer of one game begins the answer of all games', () => {
  const word = fc.constantFrom('атака', 'атаки', 'удар', 'ударный', 'отряд', 'жетон', 'кубик', 'кубики', 'атакующий');
  const phrase = fc.array(word, { minLength: 1, maxLength: 2 }).map((words) => words.join(' '));
  const anyTerm = fc.record({
    game: fc.constantFrom('g', 'h'),
    title: phrase,
    forms: fc.array(phrase, { maxLength: 2 }),
    aliases: fc.array(phrase, { maxLength: 2 }),
  });
  fc.assert(
    fc.property(fc.array(anyTerm, { maxLength: 6 }), phrase, (terms, query) => {
      const all = terms.map(({ title, ...over }, i) => term(`t${i}`, title, over));
      const options = { game: 'g', limit: 50 };
      const own = searchTerms(indexOf(...all.filter(({ game }) => game === 'g')), query, options);
      fc.pre(isSettled(own));
      const whole = searchTerms(indexOf(...all), query, options);
      assert.deepEqual(whole.hits[0], own.hits[0]);
      const names = ({ hits }: typeof own) => hits.map(({ term: { id } }) => id);
      const wide = names(widen(own, whole, 50));
      assert.deepEqual(wide.slice(0, own.hits.length), names(own));
      assert.deepEqual(wide.toSorted(), names(whole).toSorted());
    }),
  );
});

test('an excerpt falls apart at its marks, and nothing in it is markup', () => {
  assert.deepEqual(markedRuns('Если <mark>враг</mark> &lt;b&gt; &amp;amp; &nope;<img onerror=x>'), [
    { text: 'Если ', isMarked: false },
    { text: 'враг', isMarked: true },
    { text: ' <b> &amp; &nope;<img onerror=x>', isMarked: false },
  ]);
  assert.deepEqual(markedRuns('<mark>а</mark><mark>б'), [
    { text: 'а', isMarked: true },
    { text: '<mark>б', isMarked: false },
  ]);
  assert.deepEqual(markedRuns(''), []);
});

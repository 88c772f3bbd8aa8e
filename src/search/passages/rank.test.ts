import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { packIndex, unpackIndex } from '../index-file.ts';
import type { Hit } from '../search.ts';
import { parsePassages } from './index-file.ts';
import { packPassages } from './pack.ts';
import { indexPassages, WEIGHTS } from './passage-index.ts';
import type { Passage } from './passage.ts';
import {
  askedWords,
  isQuestion,
  LENGTH_COUNTS,
  rankPassages,
  readableQuestion,
  SATURATION,
  scoresOf,
  termsOfQuestion,
  unknownWords,
  WORTH,
} from './rank.ts';
import type { Line } from './units.ts';

/** The first line is the short answer. */
const proseOf = (text: string): readonly Line[] =>
  text.split('\n').map((says, i) => ({ kind: i === 0 ? 'lead' : 'prose', says }));
const passage = (place: string, text: string, over: Partial<Passage> = {}): Passage => ({
  place,
  title: '',
  under: '',
  names: '',
  lines: proseOf(text),
  ...over,
});
/** The index as the browser has it: each game packed, sent as text, all unpacked together. */
const indexOf = (...games: (readonly Passage[])[]) =>
  indexPassages(
    games.map((passages, i) => parsePassages(JSON.parse(JSON.stringify(packPassages([`g${i}`, 'Игра'], passages))))),
  );
const places = (index: ReturnType<typeof indexOf>, question: string, hits: readonly Hit[] = []) =>
  rankPassages(index, scoresOf(index, askedWords(index, question)), { hits, near: false }, 10).map(
    ({ passage: { game, place } }) => `${game}/${place}`,
  );
const hitOf = (game: string, id: string): Hit => ({
  term: { game, gameName: '', id, title: '', en: '', aliases: '', kind: 'rule' },
  rank: 'inside',
});

test('what is no index of this version is refused', () => {
  for (const wrong of [null, 3, {}, { v: 99 }, { ...packPassages(['g', 'Игра'], []), v: 0 }])
    assert.throws(() => parsePassages(wrong), TypeError);
  assert.deepEqual(indexOf([]).passages, []);
});

/** Words that are their own stems and no question words, so that the oracle needs no search of its own. */
const WORDS = ['стол', 'дом', 'кот', 'лес', 'мост', 'гора', 'флаг', 'зонт'];
const anyText = fc.array(fc.constantFrom(...WORDS), { maxLength: 12 }).map((words) => words.join(' '));
const anyPassage = fc
  .record({ title: anyText, names: anyText, under: anyText, lead: anyText, rest: anyText })
  .map(({ lead, rest, ...more }) => ({ ...more, lines: proseOf(`${lead}\n${rest}`) }));

const EMPTY = { title: '', names: '', under: '', lines: proseOf('\n') };

/** BM25 as the books have it, counted anew from the words for each passage and each word of the question. */
const plainScore = (all: readonly Omit<Passage, 'place'>[], at: number, question: readonly string[]): number => {
  const fieldsOf = ({ title, names, under, lines }: Omit<Passage, 'place'>) => ({
    title,
    names,
    under,
    lead: lines[0]!.says,
    line: lines[1]!.says,
  });
  const timesIn = (p: Omit<Passage, 'place'>, wanted: (word: string) => boolean) =>
    Object.entries(fieldsOf(p)).reduce(
      (sum, [field, text]) =>
        sum + WEIGHTS[field as keyof typeof WEIGHTS] * text.split(' ').filter((w) => w !== '' && wanted(w)).length,
      0,
    );
  const lengthOf = (p: Omit<Passage, 'place'>) => timesIn(p, () => true);
  // A passage without words is no passage of average length.
  const lengths = all.map(lengthOf).filter((length) => length > 0);
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return question.reduce((sum, asked) => {
    const having = all.filter((p) => timesIn(p, (w) => w === asked) > 0).length;
    const times = timesIn(all[at]!, (w) => w === asked);
    if (times === 0) return sum;
    const damping = SATURATION * (1 - LENGTH_COUNTS + (LENGTH_COUNTS * lengthOf(all[at]!)) / average);
    const idf = Math.log(1 + (all.length - having + 0.5) / (having + 0.5));
    return sum + (idf * times * (SATURATION + 1)) / (times + damping);
  }, 0);
};

test('the index scores as plain BM25 does', () =>
  fc.assert(
    fc.property(
      fc.array(anyPassage, { minLength: 1, maxLength: 8 }),
      fc.uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 }),
      (texts, question) => {
        const index = indexOf(texts.map((text, i) => ({ ...text, place: `terms/t${i}/` })));
        // Words that no passage has may be read as typing mistakes: the oracle knows no such thing.
        const known = question.filter((word) => index.postings.has(word));
        fc.pre(known.length > 0);
        const scores = scoresOf(index, askedWords(index, known.join(' ')));
        texts.forEach((_, at) =>
          assert.ok(Math.abs((scores.get(at) ?? 0) - plainScore(texts, at, known)) < 1e-9, `passage ${at}`),
        );
      },
    ),
    { examples: [[[EMPTY, { ...EMPTY, lines: proseOf('\nстол') }], ['стол']]] },
  ));

test('question words ask for nothing, unless they are all there is', () => {
  const index = indexOf([passage('a/', 'Можно ли сколько'), passage('b/', 'Враг бьёт'), passage('c/', 'Дом')]);
  assert.deepEqual(places(index, 'можно ли враг сколько'), ['g0/b/']);
  assert.deepEqual(places(index, 'можно ли'), ['g0/a/']);
  assert.deepEqual(places(index, 'ъъъъъ щщщщщ'), []);
});

test('a question word asks where it is all that is quoted', () => {
  const index = indexOf([passage('a/', 'На карте это ты'), passage('b/', 'Карта и карта'), passage('c/', 'Дом')]);
  assert.equal(places(index, 'на карте «ты», это кто')[0], 'g0/a/');
  assert.equal(places(index, 'на карте ты, это кто')[0], 'g0/b/');
  assert.equal(places(index, 'на карте «ты и карта», это кто')[0], 'g0/b/');
});

test('a word of the table means that of the rules, a mistyped one what it is near to, each a little less', () => {
  const index = indexOf([passage('a/', 'Побег возможен'), passage('b/', 'Дом'), passage('c/', 'Улика лежит')]);
  assert.deepEqual(places(index, 'можно ли убежать'), ['g0/a/']);
  assert.deepEqual(places(index, 'где моя улека'), ['g0/c/']);
  const worthOf = (question: string) => askedWords(index, question).flatMap((word) => [...word.values()]);
  assert.deepEqual(worthOf('убежать'), [WORTH.synonym]);
  assert.deepEqual(worthOf('улека'), [WORTH.typo]);
  assert.deepEqual(worthOf('улика'), [1]);
});

test('a phrase of the table means a name of the game that has it, whatever its words mean alone', () => {
  const pages = [passage('a/', 'Дело раскрыть трудно'), passage('b/', 'Расследование ведут по шагам')];
  const index = indexOf(pages);
  assert.deepEqual(places(index, 'как раскрыть дело'), ['g0/b/']);
  assert.deepEqual(places(index, 'это трудное дело'), ['g0/a/'], 'half of it is no phrase');
  assert.deepEqual(places(indexOf(pages.slice(0, 1)), 'как раскрыть дело'), ['g0/a/'], 'nor where no name is known');
  const two = indexOf(pages, [passage('c/', 'Дом')]);
  assert.deepEqual(places(two, 'как раскрыть дело'), ['g0/a/'], 'several games call it differently');
});

test('the words of the players of one game add to those of all games, a phrase in the place of its words', () => {
  const pages = [passage('a/', 'Добыча лежит в колоде'), passage('b/', 'Предел руки'), passage('c/', 'Дом')];
  const file = packPassages(['g0', 'Игра'], pages, { written: { лут: 'добыча', 'держать карты': 'предел руки' } });
  const index = indexPassages([parsePassages(JSON.parse(JSON.stringify(file)))]);
  assert.deepEqual(places(index, 'где брать лут'), ['g0/a/']);
  assert.deepEqual(places(index, 'сколько карт можно держать'), ['g0/b/']);
});

test('a question of which less than a third is known is not understood', () => {
  const index = indexOf([passage('a/', 'Враг бьёт 1 раз'), passage('b/', 'Дом')]);
  assert.deepEqual(places(index, 'враг фывапр'), ['g0/a/']);
  assert.deepEqual(places(index, 'враг script prompt'), ['g0/a/']);
  assert.deepEqual(places(index, 'враг script prompt ворон'), [], 'one word of four');
  assert.deepEqual(places(index, 'script prompt 1 script'), []);
  assert.deepEqual(places(index, 'script 1'), [], 'a digit alone is no understanding');
});

test('a name and question words ask for what is named, whatever else the text has of it', () => {
  const terms = unpackIndex([
    packIndex(
      ['g0', 'Игра'],
      ['reckoning', 'omen'].map((id, i) => ({
        game: 'g0',
        id,
        title: ['Расплата', 'Знамение'][i]!,
        en: id,
        kind: 'rule' as const,
        forms: [],
        aliases: [],
      })),
    ),
  ]);
  const index = indexOf([
    passage('rules/a/', 'Расплата, расплата и расплата'),
    passage('terms/omen/', 'Другое', { title: 'Знамение' }),
    passage('terms/reckoning/', 'Эффекты срабатывают', { title: 'Расплата' }),
  ]);
  const first = (question: string) =>
    rankPassages(
      index,
      scoresOf(index, askedWords(index, question)),
      termsOfQuestion(index, terms, question, {}),
      10,
    )[0]!.passage.place;
  assert.equal(first('что такое расплата'), 'terms/reckoning/');
  assert.equal(termsOfQuestion(index, terms, 'что такое расплата', {}).hits[0]!.rank, 'name');
  assert.equal(termsOfQuestion(index, terms, 'расплата и знамение', {}).hits[0]!.rank, 'inside');
});

test('a number in words is the number in digits, calls no entry, and says less than what it counts', () => {
  const terms = unpackIndex([
    packIndex(
      ['g0', 'Игра'],
      [{ game: 'g0', id: 'five', title: 'Пятак', en: 'five', kind: 'card', forms: [], aliases: ['5 монет'] }],
    ),
  ]);
  const index = indexOf([
    passage('terms/two/', 'Карта на дне колоды', { title: 'Двойка треф' }),
    passage('terms/dice/', 'Бросок меньше 2 перебрасывают', { title: 'Бросок' }),
    passage('terms/five/', 'Карта даёт 5 монет', { title: 'Пятак' }),
  ]);
  assert.deepEqual(places(index, 'бросок дал двойку')[0], 'g0/terms/dice/');
  const ranks = (question: string) => termsOfQuestion(index, terms, question, {}).hits.map(({ rank }) => rank);
  assert.deepEqual(ranks('что такое пятак'), ['name']);
  assert.ok(!ranks('у меня 5 монет и бросок').includes('name'));
  assert.ok(!ranks('у меня 5 монет и бросок').includes('alias'));
});

test('what both text and terms name goes before what one of them names', () => {
  const index = indexOf([
    passage('terms/a/', 'Враг атакует сыщика'),
    passage('terms/b/', 'Враг атакует, атакует и ещё раз атакует сыщика'),
    passage('terms/c/', 'Ничего похожего'),
  ]);
  const alone = places(index, 'враг атакует сыщика');
  const last = alone[1]!.split('/')[2]!;
  assert.equal(places(index, 'враг атакует сыщика', [hitOf('g0', last)])[0], `g0/terms/${last}/`);
  assert.ok(
    places(index, 'враг атакует сыщика', [hitOf('g0', 'c')]).includes('g0/terms/c/'),
    'a term alone is found too',
  );
  assert.deepEqual(places(index, 'враг атакует сыщика', [hitOf('other', 'c')]), alone, 'a term of another game is not');
});

test('several games are one index: rarity is of all', () => {
  const index = indexOf([passage('a/', 'Дом'), passage('b/', 'Враг')], [passage('c/', 'Враг'), passage('d/', 'Лес')]);
  assert.deepEqual(
    index.passages.map(({ game, place }) => `${game}/${place}`),
    ['g0/a/', 'g0/b/', 'g1/c/', 'g1/d/'],
  );
  assert.deepEqual(places(index, 'где тут враг').sort(), ['g0/b/', 'g1/c/']);
});

test('words that no page has are named as they were typed, but for question words and mistakes', () => {
  const index = indexOf([passage('a/', 'Улика лежит'), passage('b/', 'Дом')]);
  assert.deepEqual(unknownWords(index, 'что с уликой делает Vehicle?'), ['Vehicle']);
  assert.deepEqual(unknownWords(index, 'где моя улека'), []);
});

test('a question typed in the other layout is read in its own', () => {
  const index = indexOf([passage('a/', 'Враг бьёт'), passage('b/', 'Дом')]);
  assert.equal(readableQuestion(index, 'ult dhfu'), 'где враг');
  assert.equal(readableQuestion(index, 'где враг'), 'где враг');
  assert.equal(readableQuestion(index, 'zzz'), 'zzz');
});

test('a question has three words, or two of which the first asks', () => {
  for (const question of ['можно ли убежать', 'как победить', 'кто первый?']) assert.ok(isQuestion(question), question);
  for (const name of ['враг', 'внеочередная атака', '', 'как']) assert.ok(!isQuestion(name), name);
});

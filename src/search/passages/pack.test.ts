import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { packIndex, unpackIndex } from '../index-file.ts';
import { joinedFiles, namesOfTerms, packTexts, parseLater, parsePassages, withoutNames } from './index-file.ts';
import { packParts, packPassages } from './pack.ts';
import { rulesFirst, type Passage } from './passage.ts';
import { indexPassages } from './passage-index.ts';
import { packLines, unitsIn, type Line, type Unit } from './units.ts';

const WORDS = ['стол', 'дом', 'кот', 'лес', 'Мост'];
const anyLine: fc.Arbitrary<Line> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('lead', 'prose', 'item', 'example', 'note', 'mistake'),
    says: fc.constantFrom(...WORDS),
  }),
  fc.constantFrom<Line>({ kind: 'heading', says: 'id Заголовок' }, { kind: 'heading', says: 'own Наше' }),
);
/** A page has each of its headings once. */
const anyLines = fc
  .array(anyLine, { maxLength: 8 })
  .filter((lines) => ['id', 'own'].every((id) => lines.filter(({ says }) => says.startsWith(`${id} `)).length <= 1));
const withWays = (lines: readonly Line[]): readonly Line[] =>
  lines.flatMap((line): readonly Line[] =>
    line.kind === 'heading' ? [line] : [line, { kind: 'asked', says: `где ${line.says} | ${line.says} ${line.kind}` }],
  );
const anyPassage = fc.record({ lines: anyLines, isLater: fc.boolean() }).map(({ lines, isLater }, i = 0): Passage => ({
  place: `terms/t${i}/`,
  title: 'Имя',
  under: '',
  names: '',
  lines: withWays(rulesFirst(lines, 'id')),
  isLater,
}));

test('both files of a game are together what one file would be, the later sets at the end', () => {
  fc.assert(
    fc.property(fc.array(anyPassage, { maxLength: 6 }), (passages) => {
      const { first, later } = packParts(['g', 'Игра'], passages, {});
      const joined = joinedFiles(parsePassages(first), parseLater(later));
      const inOrder = passages.toSorted((a, b) => Number(a.isLater) - Number(b.isLater));
      const one = packPassages(['g', 'Игра'], inOrder.map(withoutNames));
      assert.deepEqual([joined.passages, joined.ways], [one.passages, one.ways]);
    }),
  );
});

test('the names of a term that the files leave out come from the term index', () => {
  const term = {
    game: 'g',
    id: 'boss',
    title: 'Босс',
    en: 'Boss',
    kind: 'card' as const,
    forms: [],
    aliases: ['главарь'],
  };
  const passage: Passage = { place: 'terms/boss/', title: 'Босс', under: '', names: 'Boss, главарь', lines: [] };
  const { first } = packParts(['g', 'Игра'], [passage], {});
  assert.ok(first.passages.length < packTexts([passage]).length);
  const terms = unpackIndex([packIndex(['g', 'Игра'], [term])]);
  const { passages, postings } = indexPassages([first], namesOfTerms(terms));
  const { title, names } = passages[0]!;
  assert.deepEqual({ title, names }, { title: 'Босс', names: 'Boss, главарь' });
  assert.ok(postings.has('главар'));
  assert.equal(indexPassages([first]).passages[0]!.title, 'boss', 'a term of a newer site has a name still');
});

test('the first file has the rules of the first set, the later one everything else', () => {
  const passage = (place: string, isLater: boolean): Passage => ({
    place,
    title: place,
    under: '',
    names: '',
    lines: [
      { kind: 'lead', says: 'Правило.' },
      { kind: 'example', says: 'Случай.', isBehind: true },
    ],
    isLater,
  });
  const { first, later } = packParts(['g', 'Игра'], [passage('a', false), passage('b', true)], {});
  assert.equal(first.passages.split('\n\n').length, 1);
  assert.equal(first.passages.includes('\n*'), false);
  assert.match(later.further, /^\*/);
  assert.match(later.passages, /^`b/);
});

const REMARKS = ['example', 'note', 'gap', 'erratum'];
test('remarks and the later edition follow everything else, each under its own heading', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const withPlaces = (some: readonly Line[]) =>
        unitsIn(packLines(some))
          .map(({ kind, says, at }) => [kind, says, at].join(' '))
          .toSorted();
      assert.deepEqual(withPlaces(rulesFirst(lines, 'id')), withPlaces(lines));
      const all = rulesFirst(lines, 'id');
      const first = all.findIndex(({ isBehind }) => isBehind);
      const behind = first < 0 ? [] : all.slice(first);
      assert.ok(behind.every(({ isBehind }) => isBehind));
      const isRule = ({ kind, at }: Unit) => !REMARKS.includes(kind) && at !== 'id';
      assert.ok(!unitsIn(packLines(behind)).some(isRule));
      assert.ok(unitsIn(packLines(all.slice(0, all.length - behind.length))).every(isRule));
    }),
  );
});

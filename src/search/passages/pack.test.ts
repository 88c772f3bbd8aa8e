import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { joinedFiles, parseLater, parsePassages } from './index-file.ts';
import { packParts, packPassages } from './pack.ts';
import { examplesLast, type Passage } from './passage.ts';
import { packLines, unitsIn, type Line } from './units.ts';

const WORDS = ['стол', 'дом', 'кот', 'лес', 'Мост'];
const anyLine: fc.Arbitrary<Line> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('lead', 'prose', 'item', 'example', 'mistake'),
    says: fc.constantFrom(...WORDS),
  }),
  fc.constant<Line>({ kind: 'heading', says: 'id Заголовок' }),
);
const anyLines = fc.array(anyLine, { maxLength: 8 });
const withWays = (lines: readonly Line[]): readonly Line[] =>
  lines.flatMap((line): readonly Line[] =>
    line.kind === 'heading' ? [line] : [line, { kind: 'asked', says: `где ${line.says} | ${line.says} ${line.kind}` }],
  );
const anyPassage = fc.record({ lines: anyLines, isLater: fc.boolean() }).map(({ lines, isLater }, i = 0): Passage => ({
  place: `terms/t${i}/`,
  title: 'Имя',
  under: '',
  names: '',
  lines: withWays(examplesLast(lines)),
  isLater,
}));

test('both files of a game are together what one file would be, the later sets at the end', () => {
  fc.assert(
    fc.property(fc.array(anyPassage, { maxLength: 6 }), (passages) => {
      const { first, later } = packParts(['g', 'Игра'], passages, {});
      const joined = joinedFiles(parsePassages(first), parseLater(later));
      const inOrder = passages.toSorted((a, b) => Number(a.isLater) - Number(b.isLater));
      const one = packPassages(['g', 'Игра'], inOrder);
      assert.deepEqual([joined.passages, joined.ways], [one.passages, one.ways]);
    }),
  );
});

test('the first file has the rules of the first set, the later one everything else', () => {
  const passage = (place: string, isLater: boolean): Passage => ({
    place,
    title: place,
    under: '',
    names: '',
    lines: [
      { kind: 'lead', says: 'Правило.' },
      { kind: 'example', says: 'Случай.' },
    ],
    isLater,
  });
  const { first, later } = packParts(['g', 'Игра'], [passage('a', false), passage('b', true)], {});
  assert.equal(first.passages.split('\n\n').length, 1);
  assert.equal(first.passages.includes('\ne'), false);
  assert.match(later.further, /^e/);
  assert.match(later.passages, /^b/);
});

test('examples stand behind everything else, each under its own heading', () => {
  fc.assert(
    fc.property(anyLines, (lines) => {
      const withPlaces = (some: readonly Line[]) =>
        unitsIn(packLines(some))
          .map(({ kind, says, at }) => [kind, says, at].join(' '))
          .toSorted();
      assert.deepEqual(withPlaces(examplesLast(lines)), withPlaces(lines));
      const kinds = examplesLast(lines).map(({ kind }) => kind);
      const behind = kinds.includes('example') ? kinds.slice(kinds.indexOf('example')) : [];
      assert.ok(behind.every((kind) => kind === 'example' || kind === 'heading'));
    }),
  );
});

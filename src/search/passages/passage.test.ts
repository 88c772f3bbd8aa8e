import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { gameSchema } from '../../schemas/site/game.ts';
import { termSchema, type Term } from '../../schemas/site/term.ts';
import { passageOfTerm, passagesOf, passagesOfChapter, type Passage } from './passage.ts';
import { passagesIn } from './index-file.ts';
import { packPassages } from './pack.ts';

test('a chapter falls apart at its headings; what is empty is no passage', () => {
  const chapter = {
    game: 'g',
    path: '/g/rules/enemies/',
    data: { title: 'Враги', summary: 'Кратко.', source: '' },
    body: 'Ввод.\n\n## Бой [#fight]\n\n### Удар [#hit]\n\nБейте.',
  };
  assert.deepEqual(
    passagesOfChapter(chapter).map(({ place, title, under, lines }) => [place, title, under, lines.map((l) => l.says)]),
    [
      ['rules/enemies/', 'Враги', '', ['Кратко.', 'Ввод.']],
      ['rules/enemies/#hit', 'Удар', 'Враги', ['Бейте.']],
    ],
  );
});

const term = (id: string, over: Partial<Term> = {}) => ({
  game: 'g',
  id,
  path: `/g/terms/${id}/`,
  body: 'Кладут.',
  data: termSchema.parse({
    title: 'Рок',
    en: 'Doom',
    summary: 'Жетон.',
    kind: 'rule',
    since: 'core',
    forms: [],
    aliases: ['дум'],
    source: 'с. 1',
    ...over,
  }),
});
test('a term says of which set or edition it is, where that is not the own of the game', () => {
  const game = {
    sets: [
      { id: 'core', ru: 'База', en: 'Core' },
      { id: 'more', ru: 'Ещё', en: 'More' },
    ],
    edition: 'первая',
  };
  const [own, other] = [
    passageOfTerm(term('a'), game),
    passageOfTerm(term('b', { since: 'more', edition: 'вторая' }), game),
  ];
  assert.deepEqual([own.title, own.names, own.under, other.under], ['Рок', 'Doom, дум', '', 'Ещё, вторая']);
});

test('calculators and worked cases of a game are places of it', () => {
  const calculator = { to: 'odds', query: 'v=1', says: 'Шанс рока' };
  const data = gameSchema.parse({
    title: 'Игра',
    en: 'Game',
    short: 'Игра',
    tagline: 'Об игре.',
    order: 1,
    status: 'ready',
    emblem: '<path d="M0 0"/>',
    accent: { light: '#112233', dark: '#ddeeff' },
    sets: [{ id: 'core', ru: 'База', en: 'Core' }],
    calculators: [{ id: 'odds', name: 'Шансы', title: 'Шансы боя', says: 'Победить', cases: true }],
  });
  const sources = {
    games: [{ id: 'g', data }],
    terms: [term('a', { calculator })],
    chapters: [],
    memos: [],
    synonyms: {},
    asked: {},
    cards: {},
    changes: {},
    workedCases: { g: { one: { title: 'Случай', question: 'Что?', answer: 'То.', rules: ['a'] } } },
  };
  assert.deepEqual(
    passagesOf(sources, 'g').map(({ place, title }) => [place, title]),
    [
      ['terms/a/', 'Рок'],
      ['odds/one/', 'Случай'],
      ['odds/', 'Шансы боя'],
      ['odds/?v=1', 'Шанс рока'],
    ],
  );
});

test('passages travel as one text and come back, capitals and signs as they were', () => {
  const anyText = fc.string({ unit: fc.constantFrom(...'аяёАЯazAZ09 «»{}~^@#`|—!') });
  const anyPassage = fc.record({ place: anyText, title: anyText, under: anyText, names: anyText, lead: anyText });
  fc.assert(
    fc.property(fc.array(anyPassage), (texts) => {
      const passages = texts.map(({ lead, ...names }): Passage => ({
        ...names,
        lines: [{ kind: 'lead', says: lead }],
      }));
      assert.deepEqual(
        [...passagesIn(packPassages(['g', 'Игра'], passages))],
        texts.map(({ lead, ...names }) => ({ ...names, text: `=${lead}` })),
      );
    }),
  );
});

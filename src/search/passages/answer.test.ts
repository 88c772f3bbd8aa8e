import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { packIndex, unpackIndex } from '../index-file.ts';
import { ROOMS, shownOf } from './answer.ts';
import { askedStems } from './asked-stems.ts';
import { parsePassages } from './index-file.ts';
import { scoredLines } from './lines.ts';
import { packPassages } from './pack.ts';
import { indexPassages } from './passage-index.ts';
import { linesOf } from './plain-text.ts';
import { answersTo } from './question.ts';
import { askedWords } from './rank.ts';
import { sentencesOf } from './sentences.ts';
import { linesIn, packLines, unitsIn, type Line } from './units.ts';

const NO_TERMS = unpackIndex([packIndex(['g', 'Игра'], [])]);
/** A game of places: their titles with what they say in MDX. */
const gameOf = (places: Readonly<Record<string, string>>) => {
  const passages = Object.entries(places).map(([title, mdx], i) => ({
    place: `terms/t${i}/`,
    title,
    under: '',
    names: '',
    lines: linesOf(mdx),
  }));
  const index = indexPassages([parsePassages(JSON.parse(JSON.stringify(packPassages(['g', 'Игра'], passages))))]);
  return {
    /** What is shown of the place with a title. */
    shown: (title: string, question: string) => {
      const asked = askedStems(index, question, askedWords(index, question));
      const place = index.passages.find((passage) => passage.title === title)!;
      const [first, ...more] = shownOf(scoredLines(place, asked), asked)!;
      return { ...first, more: more.map(({ says }) => says).join(' ') };
    },
    /** What is shown of the first place, as it is read; «*» begins the line that answers. */
    first: (question: string) => {
      const [best, ...more] = answersTo(index, NO_TERMS, question, {}).places[0]!.shown!;
      const saysOf = (isBefore: boolean) =>
        more.filter((line) => (line.isBefore ?? false) === isBefore).map(({ says }) => says);
      return [...saysOf(true), `*${best.says}`, ...saysOf(false)];
    },
    /** What is shown of all places, best first. */
    answers: (question: string) =>
      answersTo(index, NO_TERMS, question, {}).places.map(
        ({ passage, shown }) => `${passage.title}: ${shown!.map(({ says }) => says).join(' ')}`,
      ),
  };
};
const OTHERS = { Дом: 'Дом стоит на горе.', Лес: 'Лес растёт у моста.', Мост: 'Мост ведёт через реку.' };

test('a document as lines: without tags, marks and addresses, each with its kind', () => {
  const mdx = [
    '## Бой [#fight]',
    '',
    '1. **Шаг 1.2**: положите <Icon name="doom" decorative /> жетон на [замысел](/arkham/terms/x/).',
    '   - Или <Icon name="clue" />.',
    '',
    '<Gap title="Чего нет">',
    '',
    'Правила молчат.',
    '',
    '</Gap>',
    '',
    '| Что | Цена |',
    '|---|---|',
    '| <T id="card">карта</T> | 1 |',
    '',
    '- [Что потом](/g/rules/x/)',
    '- Потом [спите](/g/rules/y/)\\.',
    '',
    'Термин: <T id="doom">рок</T>.',
    '',
    'Кто проснётся раньше, покажет [калькулятор](/g/odds/).',
    '',
    'Дальше: [сон](/g/rules/y/).',
  ].join('\n');
  assert.deepEqual(
    linesOf(mdx).map(({ kind, says }) => `${kind} ${says}`),
    [
      'heading fight Бой',
      'step Шаг 1.2: положите жетон на замысел.',
      'subitem Или улика.',
      'gap Чего нет. Правила молчат.',
      'head Что · Цена',
      'row карта · 1',
      'item Потом спите.',
    ],
  );
});

test('sentences end at a stop before a capital, and a quotation stays whole', () => {
  assert.deepEqual(sentencesOf('Ждите шага 1.3. «Нет». Иначе т. е. потом!'), [
    'Ждите шага 1.3.',
    '«Нет».',
    'Иначе т. е. потом!',
  ]);
  assert.deepEqual(sentencesOf('Сказано: «Выбери игрока. Он спит». Ждите.'), [
    'Сказано: «Выбери игрока. Он спит».',
    'Ждите.',
  ]);
});

test('lines travel as a text and come back', () => {
  const anyLine: fc.Arbitrary<Line> = fc.record({
    kind: fc.constantFrom('lead', 'prose', 'item', 'step', 'row', 'head', 'heading', 'gap', 'mistake'),
    says: fc.string({ minLength: 1 }).filter((text) => !text.includes('\n')),
  });
  fc.assert(
    fc.property(fc.array(anyLine), (lines) => assert.equal(packLines(linesIn(packLines(lines))), packLines(lines))),
  );
});

test('an item has what it goes on from, a row its heads, a unit its heading', () => {
  const units = unitsIn(
    packLines(
      linesOf('Умерший:\n\n- платит;\n- ждёт.\n\n## Цены [#costs]\n\n| Что | Цена |\n|---|---|\n| карта | 1 |'),
    ),
  );
  assert.deepEqual(
    units.map(({ says, head, at }) => [says, head, at]),
    [
      ['Умерший:', '', ''],
      ['платит;', 'Умерший:', ''],
      ['ждёт.', 'Умерший:', ''],
      ['карта — Цена: 1', '', 'costs'],
    ],
  );
});

test('the line that answers is shown, wherever it is in its place', () => {
  const { shown } = gameOf({
    Улика:
      'Улика лежит на столе.\n\n- Кто берёт улику, тот молчит.\n- В подвале улику тратят дважды.\n\n| Сыщик | Улик |\n|---|---|\n| Роланд | 3 |',
    ...OTHERS,
  });
  assert.equal(shown('Улика', 'что такое улика').says, 'Улика лежит на столе.');
  assert.equal(shown('Улика', 'как тратят улику в подвале').says, 'В подвале улику тратят дважды.');
  assert.equal(shown('Улика', 'сколько улик у роланда').says, 'Роланд — Улик: 3');
});

test('a gap of the rules is an answer, and says that it is one', () => {
  const { shown } = gameOf({
    Мешок: 'Мешок лежит на столе.\n\n<Gap title="Мешок пуст">\n\nО пустом мешке правила не говорят.\n\n</Gap>',
    ...OTHERS,
  });
  assert.deepEqual(
    [shown('Мешок', 'что если мешок пуст').kind, shown('Мешок', 'где лежит мешок').kind],
    ['gap', 'prose'],
  );
});

test('nothing ends on a colon: a list comes with what leads into it, and what leads in with its list', () => {
  const { shown } = gameOf({ Смерть: 'Умерший платит штраф:\n\n- сбрасывает карту;\n- отдаёт монету.', ...OTHERS });
  assert.equal(shown('Смерть', 'какой штраф').says, 'Умерший платит штраф: сбрасывает карту; отдаёт монету.');
  assert.equal(shown('Смерть', 'отдаёт монету').says, 'Умерший платит штраф: отдаёт монету.');
});

test('a short list is shown whole in the order of the page, a long one is not', () => {
  const items = ['монету — торговцу', 'карту — соседу', 'плащ — стражнику'];
  const mdx = (list: readonly string[]) => `Умерший отдаёт:\n\n${list.map((item) => `- ${item};`).join('\n')}`;
  const question = 'кому умерший отдаёт карту';
  assert.deepEqual(gameOf({ Смерть: mdx(items), ...OTHERS }).first(question), [
    'Умерший отдаёт:',
    'монету — торговцу.',
    '*карту — соседу.',
    'плащ — стражнику.',
  ]);
  const long = [...items, ...Array.from({ length: 9 }, (_, i) => `вещь номер ${i} — сторожу у ворот`)];
  const [best, ...more] = gameOf({ Смерть: mdx(long), ...OTHERS }).first(question);
  assert.equal(best, '*Умерший отдаёт: карту — соседу.');
  assert.ok(more.length < ROOMS.first.lines);
});

test('of two further lines that say as much the one that goes on from the answer is shown first', () => {
  const { first } = gameOf({
    Тень: 'Лес за рекой любит тень.\n\nТень выходит из подвала ночью.\n\nДом у реки любит тень.',
    ...OTHERS,
  });
  assert.deepEqual(first('когда тень выходит из подвала').slice(0, 2), [
    '*Тень выходит из подвала ночью.',
    'Дом у реки любит тень.',
  ]);
});

test('what is shown of the first place has room on half a screen', () => {
  const line = (i: number) =>
    `Враг номер ${i} стоит у дома и ждёт, пока не придёт тот, кто несёт через мост золото и плащ.`;
  const { first } = gameOf({ Враг: Array.from({ length: 12 }, (_, i) => line(i)).join('\n\n'), ...OTHERS });
  const shown = first('где стоит враг и кто несёт через мост золото');
  assert.ok(shown.length > 1 && shown.join(' ').length <= ROOMS.first.letters + 10, shown.join(' | '));
});

test('an exception about other words of the question is shown with the rule', () => {
  const { shown } = gameOf({
    Атака:
      'Враг атакует каждого сыщика, который стоит рядом.\n\n- Кубик кладут слева.\n- Исключение: спящего враг не атакует.',
    ...OTHERS,
  });
  const { says, more } = shown('Атака', 'атакует ли враг каждого сыщика если тот спящий');
  assert.ok(`${says} ${more}`.includes('каждого сыщика') && `${says} ${more}`.includes('спящего'), `${says} | ${more}`);
  assert.equal(shown('Атака', 'куда кладут кубик').more, '');
});

test('a long paragraph shows the sentences that answer, with what they go on from', () => {
  const filler = 'Потом вы долго идёте через лес к мосту и ещё раз смотрите на гору за рекой. '.repeat(4);
  const { shown } = gameOf({ Тень: `${filler}Тень прячется в подвале. Она выходит ночью. ${filler}`, ...OTHERS });
  const { says } = shown('Тень', 'когда тень выходит ночью');
  assert.ok(says.startsWith('Тень прячется в подвале. Она выходит ночью.') && says.length < 300, says);
});

test('of two questions in one each gets its line', () => {
  const { answers } = gameOf({
    Золото: 'В начале каждый получает 3 золотых.',
    Очередь: 'Первым ходит самый грустный.',
    ...OTHERS,
  });
  assert.deepEqual(answers('сколько золотых в начале и кто ходит первым').slice(0, 2), [
    'Золото: В начале каждый получает 3 золотых.',
    'Очередь: Первым ходит самый грустный.',
  ]);
});

test('one place that answers both halves is listed once, with both lines', () => {
  const { answers } = gameOf({
    Начало: 'Подготовка.\n\n- В начале каждый получает 3 золотых.\n- Первым ходит самый грустный.',
    ...OTHERS,
  });
  const said = answers('сколько золотых в начале и кто ходит первым').filter((answer) => answer.startsWith('Начало'));
  assert.equal(said.length, 1);
  assert.match(said[0]!, /3 золотых.*самый грустный/);
});

test('whatever a page says and a question asks, what is shown is whole', () => {
  const words = ['враг', 'дом:', 'лес.', 'Мост', 'река;', '«гора»', 'Но', 'кроме'];
  const anyText = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 60 }).map((list) => list.join(' '));
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 1, maxLength: 6 }), fc.constantFrom(...words), (paragraphs, word) => {
      const { answers } = gameOf({ Враг: paragraphs.join('\n\n'), ...OTHERS });
      for (const answer of answers(`где тут ${word}`)) assert.doesNotMatch(answer, /[:;,]$/);
    }),
    { numRuns: 100 },
  );
});

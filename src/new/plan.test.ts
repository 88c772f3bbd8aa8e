import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { parse } from 'yaml';
import { UNNAMED, UNSAID } from './calculator.ts';
import { planOf } from './plan.ts';
import { carryOut, openProject } from './project.ts';

/** A project without games. */
const project = (t: TestContext): string => {
  const root = mkdtempSync(join(tmpdir(), 'new-'));
  t.after(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'content'));
  return root;
};
/** What a command says, done where it is not refused. */
const run = async (root: string, ...words: string[]): Promise<string> => {
  const plan = planOf(openProject(root), words);
  if ('refusal' in plan) return plan.refusal;
  await carryOut(root, plan);
  return [...plan.written, ...plan.changed].map(({ path }) => path).join(' ');
};
const filesIn = (root: string): string[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

test('a game, its chapters, terms and calculators, each where it belongs', async (t) => {
  const root = project(t);
  await run(root, 'game', 'sixth', 'Шестая', 'игра');
  await run(root, 'chapter', 'sixth', 'round', 'Раунд');
  await run(root, 'chapter', 'sixth', 'act-deck');
  await run(root, 'term', 'sixth', 'token', 'Жетон');
  await run(root, 'calculator', 'sixth', 'dice', 'Бросок');
  const game = parse(readFileSync(join(root, 'content/sixth/game.yaml'), 'utf8')) as Record<string, unknown>;
  assert.deepEqual(
    [game.title, game.order, game.chapters, game.calculators],
    [
      'Шестая игра',
      1,
      ['round', 'act-deck'],
      [{ id: 'dice', name: 'Бросок', title: 'Бросок', sign: 'odds', says: UNSAID }],
    ],
  );
  const texts = filesIn(root).map((file) => [file, readFileSync(file, 'utf8')] as const);
  assert.deepEqual(
    texts.filter(([file, text]) => /__[a-z]+__/.test(file + text)).map(([file]) => file),
    [],
  );
  assert.match(readFileSync(join(root, 'content/sixth/terms/token.mdx'), 'utf8'), /\nforms: \[жетон\]\n/);
  assert.match(readFileSync(join(root, 'content/sixth/rules/act-deck.mdx'), 'utf8'), /^---\ntitle: "Act Deck"\n/);
});

test('a calculator is reached from the term of its name, written where there is none', async (t) => {
  const root = project(t);
  const term = (id: string) => readFileSync(join(root, `content/sixth/terms/${id}.mdx`), 'utf8');
  await run(root, 'game', 'sixth', 'Шестая');
  await run(root, 'term', 'sixth', 'dice', 'Кубик');
  await run(root, 'calculator', 'sixth', 'dice', 'Бросок');
  await run(root, 'calculator', 'sixth', 'pool', 'Запас');
  assert.match(term('dice'), /^---\ntitle: "Кубик"[\s\S]*\ncalculator: \{ to: dice, [^\n]*\n---\n/);
  assert.match(term('pool'), /^---\ntitle: "Запас"[\s\S]*\ncalculator: \{ to: pool, [^\n]*\n---\n/);
});

test('a term that has the title of the calculator for a form leads to it: no second one claims the form', async (t) => {
  const root = project(t);
  await run(root, 'game', 'sixth', 'Шестая');
  await run(root, 'term', 'sixth', 'mulligan', 'Замена карт');
  const file = join(root, 'content/sixth/terms/mulligan.mdx');
  writeFileSync(file, readFileSync(file, 'utf8').replace('forms: [', 'forms: [стартовая рука, '));
  const said = await run(root, 'calculator', 'sixth', 'hand', 'Стартовая', 'рука');
  assert.match(said, /content\/sixth\/terms\/mulligan\.mdx/);
  assert.doesNotMatch(said, /terms\/hand\.mdx/);
  assert.match(readFileSync(file, 'utf8'), /\ncalculator: \{ to: hand, [^\n]*\n---\n/);
  const steps = readFileSync(join(root, 'src/islands/sixth/hand/words/answer.ts'), 'utf8');
  assert.match(steps, /\['mulligan', 'Замена карт'\]/);
  assert.match(await run(root, 'calculator', 'sixth', 'other', 'Замена', 'карт'), /уже ведёт к калькулятору/);
});

test('a title of several words leaves the name on the tab to the author', async (t) => {
  const root = project(t);
  await run(root, 'game', 'sixth', 'Шестая');
  await run(root, 'calculator', 'sixth', 'hand', 'Стартовая', 'рука');
  const { calculators } = parse(readFileSync(join(root, 'content/sixth/game.yaml'), 'utf8')) as Record<string, unknown>;
  assert.deepEqual(calculators, [{ id: 'hand', name: UNNAMED, title: 'Стартовая рука', sign: 'odds', says: UNSAID }]);
});

const REFUSED: readonly (readonly [name: string, words: readonly string[], says: RegExp])[] = [
  ['nothing said', [], /npm run new game/],
  ['an unknown kind', ['gamme', 'x'], /npm run new game/],
  ['no id', ['game'], /npm run new game/],
  ['no id in a game', ['term', 'sixth'], /npm run new game/],
  ['a game of two words', ['game', 'two-words'], /одно слово/],
  ['a game with the name of a folder', ['game', 'shared'], /занято/],
  ['a game that is there', ['game', 'sixth'], /уже есть/],
  ['an unknown game', ['term', 'seventh', 'x'], /Игры «seventh» нет. Есть: sixth/],
  ['a Russian id', ['term', 'sixth', 'жетон'], /kebab-case/],
  ['an id in capitals', ['chapter', 'sixth', 'Round'], /kebab-case/],
  ['an id that climbs', ['term', 'sixth', '../x'], /kebab-case/],
  ['a game that climbs', ['term', '../sixth', 'x'], /Игры «..\/sixth» нет/],
  ['a calculator in place of the rules', ['calculator', 'sixth', 'rules'], /раздел игры/],
  ['a chapter that is there', ['chapter', 'sixth', 'round'], /Уже есть: content\/sixth\/rules\/round.mdx/],
  ['a calculator that is there', ['calculator', 'sixth', 'dice'], /уже ведёт к калькулятору/],
  ['a title with markup', ['term', 'sixth', 'x', '<b>'], /знак разметки/],
  ['a title in straight quotes', ['term', 'sixth', 'x', '"да"'], /«ёлочки»/],
];
test('what exists or is malformed is refused in words, and nothing is written', async (t) => {
  const root = project(t);
  await run(root, 'game', 'sixth', 'Шестая');
  await run(root, 'chapter', 'sixth', 'round', 'Раунд');
  await run(root, 'calculator', 'sixth', 'dice', 'Бросок');
  const before = filesIn(root).map((file) => [file, readFileSync(file, 'utf8')]);
  for (const [name, words, says] of REFUSED) assert.match(await run(root, ...words), says, name);
  assert.deepEqual(
    filesIn(root).map((file) => [file, readFileSync(file, 'utf8')]),
    before,
  );
});

test('no calculator takes the address of a page that every game may have', async (t) => {
  const root = project(t);
  await run(root, 'game', 'sixth', 'Шестая');
  const pages = readdirSync(new URL('../pages/[game]/', import.meta.url)).filter((name) =>
    /^[a-z]+(?:\.astro)?$/.test(name),
  );
  const ids = pages.map((name) => name.replace('.astro', '')).filter((id) => id !== 'index');
  assert.ok(ids.includes('round'));
  for (const id of ids) assert.match(await run(root, 'calculator', 'sixth', id), /раздел игры/, id);
});

test('a game without sets has no terms yet', async (t) => {
  const root = project(t);
  mkdirSync(join(root, 'content/bare'));
  writeFileSync(join(root, 'content/bare/game.yaml'), 'title: Игра\n');
  assert.match(await run(root, 'term', 'bare', 'x'), /sets/);
});

/**
 * A game is added by its content, rooms of its name and one list: a throw-away sixth game, written by the templates of
 * `npm run new`, in a copy of the project. Games that have rooms are taken out of the copy first, rooms and all, so that
 * nothing can lean on them; those that only have a `game.yaml` stay.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, sep } from 'node:path';
import { after, before, test } from 'node:test';
import { build } from 'astro';
import ts from 'typescript';
import { planOf } from '../../new/plan.ts';
import { carryOut, openProject } from '../../new/project.ts';
import { attribute, elements, PROJECT, readSite, textOf, type BuiltPage } from './built-site.ts';

const GAME = 'sixth';
const LIST = 'src/content.config.ts';
const FOLDERS = ['content', 'public', 'src'];
const FILES = ['astro.config.mjs', 'package.json', 'tsconfig.json'];
const COMMANDS = [
  ['game', GAME, 'Шестая игра'],
  ['chapter', GAME, 'round', 'Раунд'],
  ['term', GAME, 'token', 'Жетон'],
  ['term', GAME, 'dice', 'Кубик'],
  ['calculator', GAME, 'dice', 'Бросок кубиков'],
];

const root = mkdtempSync(join(tmpdir(), 'sixth-game-'));
const at = (path: string) => join(root, path);
const read = (path: string) => readFileSync(at(path), 'utf8');

/** Whether a path is a room of a game or a file of its name: `src/engines/arkham/token.ts`, `src/collections/arkham.ts`. */
const isOf = (game: string, path: string) => path.split('/').some((part) => part.replace(/\.ts$/, '') === game);
const filesBelow = (folder: string): string[] =>
  readdirSync(at(folder), { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(root.length + 1)
        .split(sep)
        .join('/'),
    );
const allFiles = () => new Map([...FOLDERS.flatMap(filesBelow), ...FILES].map((path) => [path, read(path)]));

const edit = (path: string, from: string | RegExp, to: string) => {
  const [was, now] = [read(path), read(path).replace(from, to)];
  assert.notEqual(now, was, `${path}: ${from}`);
  writeFileSync(at(path), now);
};

/** A copy of the project without the games that have rooms. */
const copyProject = () => {
  for (const name of [...FOLDERS, ...FILES]) cpSync(join(PROJECT, name), at(name), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), at('node_modules'));
  const games = readdirSync(at('content')).filter((game) => read(LIST).includes(`...${game}Collections,`));
  assert.ok(games.length >= 2, 'the list names the games that have rooms');
  for (const path of ['content', 'src'].flatMap(filesBelow))
    if (games.some((game) => isOf(game, path))) rmSync(at(path));
  for (const game of games) rmSync(at(`content/${game}`), { recursive: true });
  const kept = read(LIST)
    .split('\n')
    .filter((line) => !games.some((game) => line.includes(`${game}Collections`)));
  writeFileSync(at(LIST), kept.join('\n'));
  // Its two terms are too many for one page, so that the index of all terms is parted into pages.
  edit('src/terms/index-pages.ts', /NAMES_ON_PAGE = \d+/, 'NAMES_ON_PAGE = 1');
};

/** What the author does by hand: the game is ready, the prose speaks of its terms. */
const write = () => {
  edit(`content/${GAME}/game.yaml`, 'status: planned', 'status: ready');
  edit(`content/${GAME}/rules/round.mdx`, 'Правила по порядку.', 'Возьмите жетон и бросьте кубик.');
  edit(`content/${GAME}/terms/token.mdx`, 'Правило целиком.', 'За жетон бросают один кубик.');
};

let untouched: ReadonlyMap<string, string>;
let pages: ReadonlyMap<string, BuiltPage>;
before(async () => {
  copyProject();
  untouched = allFiles();
  for (const words of COMMANDS) {
    const plan = planOf(openProject(root), words);
    assert.ok(!('refusal' in plan), JSON.stringify(plan));
    await carryOut(root, plan);
  }
  write();
  await build({ root, cacheDir: at('.cache'), logLevel: 'error' });
  pages = new Map(readSite(at('dist')).map((page) => [page.path, page]));
});
after(() => rmSync(root, { recursive: true, force: true }));

const pageAt = (path: string): BuiltPage => {
  const page = pages.get(path);
  assert.ok(page, `${path} is built`);
  return page;
};
const linksOn = (path: string, isWanted: (className: string) => boolean): string[] =>
  [...elements(pageAt(path).tree)]
    .filter(({ element }) => element.tagName === 'a' && isWanted(attribute(element, 'className') ?? ''))
    .map(({ element }) => attribute(element, 'href') ?? '');
const termLinks = (path: string) => linksOn(path, (name) => name.split(' ').includes('term'));

test('only its content, rooms of its name and the one list are touched', () => {
  const now = allFiles();
  const touched = [...now].filter(([path, text]) => untouched.get(path) !== text).map(([path]) => path);
  assert.deepEqual(
    [...untouched.keys()].filter((path) => !now.has(path)),
    [],
    'nothing is gone',
  );
  assert.ok(touched.length > 10);
  assert.deepEqual(
    touched.filter((path) => !isOf(GAME, path)),
    [LIST],
  );
  const added = read(LIST)
    .split('\n')
    .filter((line) => !untouched.get(LIST)!.split('\n').includes(line));
  assert.equal(added.length, 2, 'an import and its place');
});

test('its pages stand, and it is on the home page', () => {
  for (const path of ['', 'rules/', 'rules/round/', 'terms/', 'terms/token/', 'terms/dice/', 'memo/', 'dice/'])
    pageAt(`/${GAME}/${path}`);
  assert.match(textOf(pageAt('/').tree), /Шестая игра/);
  assert.ok(linksOn('/', () => true).includes(`/${GAME}/`));
});

test('its terms are linked in the chapter and in each other, and say where', () => {
  assert.deepEqual(termLinks(`/${GAME}/rules/round/`), [`/${GAME}/terms/token/`, `/${GAME}/terms/dice/`]);
  assert.deepEqual(termLinks(`/${GAME}/terms/token/`), [`/${GAME}/terms/dice/`]);
  const mentions = linksOn(`/${GAME}/terms/dice/`, () => true);
  assert.ok(
    mentions.some((to) => to.startsWith(`/${GAME}/rules/round/#start`)),
    mentions.join(' '),
  );
  assert.ok(
    mentions.some((to) => to.startsWith(`/${GAME}/dice/?`)),
    'the calculator is reached from its term',
  );
});

test('the indexes hold its terms, the search its emblem, the styles its accent', () => {
  const index = JSON.parse(read('dist/terms.json')) as { game: string; id: string }[];
  assert.deepEqual(
    index.map(({ game, id }) => `${game}/${id}`),
    [`${GAME}/token`, `${GAME}/dice`],
  );
  assert.match(read(`dist/${GAME}/term-index.json`), /Шестая игра/);
  for (const title of ['Жетон', 'Кубик']) assert.match(textOf(pageAt(`/${GAME}/terms/`).tree), new RegExp(title));
  const script = filesBelow('dist/scripts').find((path) => path.includes('/search.'))!;
  assert.match(read(script), /sixth: ?["'`]<circle/);
  assert.match(read(`dist/${GAME}/index.html`), /data-game=['"]?sixth['"]?\]\{--accent/);
});

test('an index of all terms that does not fit one page leads to pages by letter, each name on one of them', () => {
  const below = (path: string) => linksOn(path, () => true).filter((to) => to.startsWith(`/${GAME}/terms/`));
  assert.ok(['/terms/zh/', '/terms/k/'].every((to) => linksOn('/terms/', () => true).includes(to)));
  assert.ok(!below('/terms/').includes(`/${GAME}/terms/token/`));
  assert.deepEqual(below('/terms/zh/'), [`/${GAME}/terms/token/`]);
  assert.deepEqual(below('/terms/k/'), [`/${GAME}/terms/dice/`]);
  assert.ok(!filesBelow('dist').includes('dist/terms/keys.json'), 'its filter asks the index of the search');
});

test('its calculator has the answer in the page', () => {
  assert.match(textOf(pageAt(`/${GAME}/dice/`).tree), /30,6\u00a0%.*11\/36/);
});

test('the tests that came with it pass', () => {
  const files = filesBelow('src').filter(
    (path) => isOf(GAME, path) && path.endsWith('.test.ts') && !path.includes('browser'),
  );
  assert.equal(files.length, 3);
  // A test that runs tests is taken for one of them unless it says otherwise.
  const { NODE_TEST_CONTEXT: _within, ...env } = process.env;
  const said = execFileSync(process.execPath, ['--test', '--test-reporter=tap', ...files], { cwd: root, env });
  assert.match(String(said), /\n# pass [1-9]\d*\n# fail 0\n/);
});

test('its code has no error of types', () => {
  const { options } = ts.getParsedCommandLineOfConfigFile(
    at('tsconfig.json'),
    { noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (d) => assert.fail(ts.flattenDiagnosticMessageText(d.messageText, ' ')),
    },
  )!;
  const files = filesBelow('src').filter(
    (path) => isOf(GAME, path) && /\.tsx?$/.test(path) && !path.includes('browser'),
  );
  const program = ts.createProgram([...files, 'src/env.d.ts'].map(at), options);
  assert.deepEqual(
    files
      .flatMap((path) => ts.getPreEmitDiagnostics(program, program.getSourceFile(at(path))))
      .map((d) => `${d.file?.fileName}: ${ts.flattenDiagnosticMessageText(d.messageText, ' ')}`),
    [],
  );
});

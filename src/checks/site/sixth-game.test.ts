/**
 * A game is added by its content and folders of its name: two throw-away games, written by the templates of `npm run
 * new`, in a copy of the project. One is ready, the other planned; their site must pass the checks of every built site.
 * It lies below a sub-path, as any site may.
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
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
const PLANNED = 'seventh';
/** The base path of the site. */
const BASE = '/rules/';
const SITE = 'https://example.org';
/** Where readers report its mistakes. */
const REPOSITORY = 'https://example.org/repository';
const FOLDERS = ['content', 'public', 'src'];
const FILES = ['astro.config.mjs', 'package.json', 'tsconfig.json'];
const COMMANDS = [
  ['game', GAME, 'Шестая игра'],
  ['chapter', GAME, 'round', 'Раунд'],
  ['term', GAME, 'token', 'Жетон'],
  ['term', GAME, 'dice', 'Кубик'],
  ['calculator', GAME, 'dice', 'Бросок кубиков'],
  ['game', PLANNED, 'Седьмая игра'],
  ['term', PLANNED, 'pool', 'Запас'],
  ['calculator', PLANNED, 'pool', 'Запас кубиков'],
];
/** What holds for a site of any games. */
const CHECKS = ['links', 'structure', 'packs', 'home-screen'];

const root = mkdtempSync(join(tmpdir(), 'sixth-game-'));
const at = (path: string) => join(root, path);
const read = (path: string) => readFileSync(at(path), 'utf8');

/** Whether a path is a folder of a game or a file of its name: `src/engines/arkham/token.ts`. */
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

const copyProject = () => {
  for (const name of [...FOLDERS, ...FILES]) cpSync(join(PROJECT, name), at(name), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), at('node_modules'));
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
  const env = { BASE_PATH: BASE, SITE_URL: SITE, REPOSITORY_URL: REPOSITORY };
  Object.assign(process.env, env);
  await build({ root, cacheDir: at('.cache'), logLevel: 'error' });
  for (const name of Object.keys(env)) Reflect.deleteProperty(process.env, name);
  pages = new Map(readSite(at('dist')).map((page) => [page.path, page]));
});
after(() => rmSync(root, { recursive: true, force: true }));

const pageAt = (path: string): BuiltPage => {
  const page = pages.get(path);
  assert.ok(page, `${path} is built`);
  return page;
};
const linksOn = (path: string, isWanted: (className: string) => boolean): string[] =>
  elements(pageAt(path).tree)
    .filter(({ element }) => element.tagName === 'a' && isWanted(attribute(element, 'className') ?? ''))
    .map(({ element }) => attribute(element, 'href') ?? '');
const termLinks = (path: string) => linksOn(path, (name) => name.split(' ').includes('term'));

test('only their content and folders of their names are touched', () => {
  const now = allFiles();
  const touched = [...now].filter(([path, text]) => untouched.get(path) !== text).map(([path]) => path);
  assert.deepEqual(
    [...untouched.keys()].filter((path) => !now.has(path)),
    [],
    'nothing is gone',
  );
  assert.ok(touched.length > 20);
  assert.deepEqual(
    touched.filter((path) => !isOf(GAME, path) && !isOf(PLANNED, path)),
    [],
  );
});

test('its pages are built, and it is on the home page', () => {
  for (const path of ['', 'rules/', 'rules/round/', 'terms/', 'terms/token/', 'terms/dice/', 'memo/', 'dice/'])
    pageAt(`/${GAME}/${path}`);
  assert.match(textOf(pageAt('/').tree), /Шестая игра/);
  assert.ok(linksOn('/', () => true).includes(`${BASE}${GAME}/`));
});

test('pages name the whole address that they will have', () =>
  assert.ok(pageAt('/arkham/').html.includes(`${SITE}${BASE}arkham/`)));

test('the sitemap names each page for readers, and robots.txt the sitemap', () => {
  const named = [...read('dist/sitemap-0.xml').matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!);
  const forReaders = [...pages.keys()].filter((path) => !path.startsWith(`/${PLANNED}/`) && path !== '/404.html');
  assert.deepEqual(named.toSorted(), forReaders.map((path) => `${SITE}${BASE}${path.slice(1)}`).toSorted());
  assert.ok(read('dist/robots.txt').includes(`Sitemap: ${SITE}${BASE}sitemap-index.xml\n`));
});

test('each page leads to a form for mistakes with its address, and a term to its file', () => {
  const outside = (path: string) =>
    linksOn(path, () => true)
      .filter((to) => to.startsWith(REPOSITORY))
      .map((to) => new URL(to));
  const [form, file] = outside(`/${GAME}/terms/token/`);
  assert.equal(form!.searchParams.get('title'), 'Ошибка: Жетон');
  assert.ok(form!.searchParams.get('body')!.includes(`${SITE}${BASE}${GAME}/terms/token/`));
  assert.equal(file!.href, `${REPOSITORY}/edit/main/content/${GAME}/terms/token.mdx`);
  assert.equal(outside('/about/').length, 1);
});

test('what is new is a feed, whose entries lead to the page', () => {
  const feed = read('dist/changes/feed.xml');
  const entries = [...feed.matchAll(/<entry>.*?<link href="([^"]*)"\/>/g)].map(([, link]) => link!);
  assert.ok(entries.length > 0);
  for (const link of entries) {
    const id = link.split('#')[1]!;
    assert.equal(link, `${SITE}${BASE}changes/#${id}`);
    assert.ok(pageAt('/changes/').html.includes(`id="${id}"`), id);
  }
});

test('its terms are linked in the chapter and in each other, and say where', () => {
  assert.deepEqual(termLinks(`/${GAME}/rules/round/`), [`${BASE}${GAME}/terms/token/`, `${BASE}${GAME}/terms/dice/`]);
  assert.deepEqual(termLinks(`/${GAME}/terms/token/`), [`${BASE}${GAME}/terms/dice/`]);
  const mentions = linksOn(`/${GAME}/terms/dice/`, () => true);
  assert.ok(
    mentions.some((to) => to.startsWith(`${BASE}${GAME}/rules/round/#start`)),
    mentions.join(' '),
  );
  assert.ok(
    mentions.some((to) => to.startsWith(`${BASE}${GAME}/dice/?`)),
    'the calculator is reached from its term',
  );
});

test('the indexes hold its terms, the search its emblem, the styles its accent', () => {
  const { terms: index } = JSON.parse(read('dist/terms.json')) as { terms: { game: string; id: string }[] };
  assert.deepEqual(
    index.filter(({ game }) => game === GAME).map(({ id }) => id),
    ['token', 'dice'],
  );
  assert.match(read(`dist/${GAME}/term-index.json`), /Шестая игра/);
  for (const title of ['Жетон', 'Кубик']) assert.match(textOf(pageAt(`/${GAME}/terms/`).tree), new RegExp(title));
  const script = filesBelow('dist/scripts').find((path) => path.includes('/search.'))!;
  assert.match(read(script), /sixth: ?["'`]<circle/);
  assert.match(read(`dist/${GAME}/index.html`), /data-game=['"]?sixth['"]?\]\{--accent/);
});

test('a planned game is named on the home page, and neither listed, searched nor saved', () => {
  assert.match(textOf(pageAt('/').tree), /Седьмая игра/);
  assert.match(textOf(pageAt(`/${PLANNED}/`).tree), /готовятся/);
  for (const path of ['pool/', 'terms/', 'terms/pool/', 'rules/', 'memo/'])
    assert.match(pageAt(`/${PLANNED}/${path}`).html, /<meta name="robots" content="noindex"/, path);
  assert.ok(!read('dist/terms.json').includes(PLANNED));
  assert.ok(!read('dist/offline/packs.json').includes(PLANNED));
});

test('what is asked of every built site holds with the two', () => {
  execFileSync(process.execPath, [
    join(PROJECT, 'node_modules/pagefind/lib/runner/bin.cjs'),
    '--site',
    at('dist'),
    '--quiet',
  ]);
  const files = CHECKS.map((name) => join(PROJECT, `src/checks/site/${name}.test.ts`));
  const { NODE_TEST_CONTEXT: _within, ...env } = process.env;
  const { stdout } = spawnSync(process.execPath, ['--test', '--test-isolation=none', '--test-reporter=tap', ...files], {
    env: { ...env, DIST: at('dist'), DIST_BASE: BASE, REPOSITORY_URL: REPOSITORY },
    encoding: 'utf8',
  });
  assert.match(stdout, /\n# pass [1-9]\d*\n# fail 0\n/, stdout);
});

test('its calculator has the answer in the page', () => {
  assert.match(textOf(pageAt(`/${GAME}/dice/`).tree), /30,6\u00a0%.*11\/36/);
});

test('the tests that came with it pass', () => {
  const files = filesBelow('src').filter(
    (path) => isOf(GAME, path) && path.endsWith('.test.ts') && !path.includes('browser'),
  );
  assert.equal(files.length, 3, 'engine, address, content');
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

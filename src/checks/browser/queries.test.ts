/**
 * The tables of queries of all games, asked in the browser: some of each outcome. All are asked of the built index in
 * `checks/site/queries.test.ts`; the panel shows what that index answers.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { readQueries } from '../../content/read/queries.ts';
import { corpus } from '../corpus.ts';
import { NOISE } from '../search/noise.ts';
import { PROJECT } from '../site/built-site.ts';
import { openDialog } from './search-panel.ts';
import { stage } from './stage.ts';

const { open } = stage();

const tables = corpus()
  .games.filter(({ data }) => data.status === 'ready')
  .map(({ id }) => ({ game: id, cases: readQueries(PROJECT, id).cases }));
/** Every tenth query is asked of the panel; the built index answers them all. */
const EACH = 10;
const some = <T>(all: readonly T[]): readonly T[] => all.filter((_, i) => i % EACH === 0);
const noise = some(NOISE).map((query) => ({
  query,
  first: null,
  outcome: 'none' as const,
}));

/** The answers to many queries, pasted and waited for within the page: a table has hundreds of them. */
const askAll = (page: Page, queries: readonly string[]) =>
  page.evaluate(async (asked) => {
    const input = document.querySelector<HTMLInputElement>('.search-panel input')!;
    const answerText = () => document.querySelector('.found')!.textContent;
    const isAnswered = () =>
      document.querySelector('.search-panel')!.ariaBusy === 'false' && !answerText().startsWith('Среди');
    /** As a paste does: a break in the text becomes a space. */
    const paste = (text: string) => {
      input.value = text.replace(/\n/g, ' ');
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    };
    const answers: { said: string; first: string | null }[] = [];
    for (const query of asked) {
      paste('');
      paste(query);
      do await new Promise((resolve) => setTimeout(resolve));
      while (!isAnswered());
      const first = document.querySelector<HTMLAnchorElement>('.answers > .hits a')?.pathname ?? null;
      answers.push({ said: answerText(), first });
    }
    return answers;
  }, queries);

for (const { game, cases } of tables)
  test(`queries are answered in the browser as the table of ${game} says, from within it`, () =>
    open(`/${game}/rules/`, {}, async (page) => {
      await openDialog(page);
      const all = [...Object.values(Object.groupBy(cases, ({ outcome }) => outcome)).flatMap(some), ...noise];
      const answers = await askAll(
        page,
        all.map(({ query }) => query),
      );
      const wrong = all.flatMap(({ query, first, outcome }, i) => {
        const came = answers[i]!;
        const wanted = first === null ? null : `/${first.replace('/', '/terms/')}/`;
        const isNear = came.said.startsWith('Точного совпадения нет. Похоже на');
        const isRight = came.first === wanted && (first === null || isNear === (outcome === 'near'));
        return isRight ? [] : [`${query.slice(0, 40)}: ${came.first} «${came.said}»`];
      });
      assert.deepEqual(wrong, []);
    }));

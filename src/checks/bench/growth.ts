/** Part of `npm run bench`: what more terms cost. A temporary copy of the project has every term several times over. */
import { cpSync, globSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSize, PROJECT } from '../site/built-site.ts';
import { OUR_BUILD, timeBuild } from './builds.ts';
import { exponentOf, type Table } from './figures.ts';
import { copyOfTerm } from './more-terms.ts';
import type { Spent } from './processor.ts';
import { withTemporary } from './temporary.ts';

export const FACTORS: readonly number[] = [1, 4, 16];
const COPIED = ['content', 'public', 'src', 'astro.config.mjs', 'package.json', 'tsconfig.json'];

/** The folders of terms of a project. */
const glossaries = (root: string): string[] =>
  readdirSync(join(root, 'content'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(root, 'content', entry.name, 'terms'));

/** Copies each term until there are `factor` times as many; returns their number. */
const multiply = (root: string, factor: number): number => {
  let count = 0;
  for (const folder of glossaries(root))
    for (const name of readdirSync(folder)) {
      const file = readFileSync(join(folder, name), 'utf8');
      count += factor;
      for (let copy = 1; copy < factor; copy += 1)
        writeFileSync(join(folder, name.replace('.mdx', `-${copy}.mdx`)), copyOfTerm(file, copy));
    }
  return count;
};

const heaviest = (weights: readonly number[]): number => Math.max(...weights);
const together = (weights: readonly number[]): number => weights.reduce((sum, one) => sum + one, 0);
/** What is looked at: how it is called, which files of a built copy it is, and what of their weights counts. */
const WEIGHED: readonly [name: string, files: string, of: typeof heaviest][] = [
  ['heaviest page of all terms', 'terms/**/index.html', heaviest],
  ['a glossary', 'arkham/terms/index.html', together],
  ['a term', 'arkham/terms/doom/index.html', together],
  ['index of a search in one game', 'arkham/term-index.json', together],
  // The filter of an index of terms in several pages asks for it too.
  ['index of a search in all games', '*/term-index.json', together],
  ['definitions of one game', 'arkham/definitions.json', together],
];
type Costs = readonly { readonly name: string; readonly cost: number; readonly unit: string }[];

const costsAt = (factor: number): Promise<{ readonly terms: number; readonly costs: Costs }> =>
  withTemporary('bench-growth', async (root) => {
    for (const name of COPIED) cpSync(join(PROJECT, name), join(root, name), { recursive: true });
    symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
    const terms = multiply(root, factor);
    const spent = new Map<string, Spent>();
    for (const command of OUR_BUILD) spent.set(command[0], await timeBuild(root, [command]));
    const dist = join(root, 'dist');
    const weights = (files: string) =>
      globSync(files, { cwd: dist }).map((path) => gzipSize(readFileSync(join(dist, path))) / 1024);
    return {
      terms,
      costs: [
        { name: 'build', cost: [...spent.values()].reduce((sum, one) => sum + one.processor, 0), unit: 's' },
        { name: 'Pagefind of it', cost: spent.get('pagefind')!.processor, unit: 's' },
        ...WEIGHED.map(([name, files, of]) => ({ name, cost: of(weights(files)), unit: 'KB' })),
      ],
    };
  });

/** Costs by the number of terms, with the exponent of each. */
export const growthTable = async (factors: readonly number[] = FACTORS): Promise<Table> => {
  const runs: Awaited<ReturnType<typeof costsAt>>[] = [];
  for (const factor of factors) runs.push(await costsAt(factor));
  return {
    title: 'Growth',
    about:
      'Every term several times over, in a temporary copy; seconds of processor, KB after gzip. An exponent of 1 is growth in proportion.',
    columns: ['cost', ...runs.map(({ terms }) => `${terms} terms`), 'exponent'],
    rows: runs[0]!.costs.map(({ name, unit }, i) => [
      name,
      ...runs.map(({ costs }) => `${costs[i]!.cost.toFixed(1)} ${unit}`),
      exponentOf(runs.map(({ terms, costs }) => [terms, costs[i]!.cost])).toFixed(2),
    ]),
  };
};

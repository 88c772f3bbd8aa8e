/**
 * `npm run check`: every problem of the content at once, and what the linker did to it. `-- --pages` adds the links of each
 * page, `-- --disagreements` the sentences of two pages that say almost the same with other numbers or another modality.
 * Ends with status 1 where there is a problem.
 */
import { fileURLToPath } from 'node:url';
import { checkProse } from '../markdown/compile.ts';
import { makeMachine } from '../markdown/passes.ts';
import { readDiagrams } from '../corpus/diagrams.ts';
import { readQuestions } from '../corpus/questions.ts';
import { pagesOf } from '../corpus/read.ts';
import { disagreementsOf } from './content/disagreements.ts';
import { queryProblems } from './content/queries.ts';
import { readinessProblems } from './content/readiness.ts';
import { missingDiagrams, unfilledProblems } from './content/unfilled.ts';
import { searchQuality } from './search/quality.ts';
import { boardSchema } from '../schemas/hellboy/board.ts';
import { diagramSchema } from '../schemas/site/diagram.ts';
import { auditLinks } from '../terms/audit.ts';
import { formatProblem } from '../terms/problem.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const machine = makeMachine(root);
const compiled = await checkProse(root, machine);
const problems = [
  ...machine.problems,
  ...compiled.problems,
  ...unfilledProblems(machine.corpus),
  ...missingDiagrams(root, machine.corpus),
  ...queryProblems(root, machine.corpus),
  ...machine.corpus.games.flatMap(({ id }) => readQuestions(root, id, machine.corpus).problems),
  ...machine.corpus.games.flatMap(
    ({ id }) => readDiagrams(root, { game: id, folder: 'diagrams' }, diagramSchema).problems,
  ),
  ...readDiagrams(root, { game: 'hellboy', folder: 'boards' }, boardSchema).problems,
  ...readinessProblems(root, machine.corpus),
];

for (const game of machine.corpus.games) {
  const terms = machine.corpus.terms.filter((t) => t.game === game.id);
  if (terms.length === 0) continue;
  const pages = pagesOf(machine.corpus).filter((p) => p.game === game.id);
  const audit = auditLinks(
    game.id,
    terms.map((t) => ({ id: t.id, forms: t.data.forms })),
    pages.map((p) => p.path),
    compiled.mentions,
  );
  console.log(
    `${audit.game}: ${audit.terms} терминов, ${audit.forms} форм, ${audit.pages} страниц, ${audit.links} ссылок (${(audit.links / audit.pages).toFixed(1)} на страницу)`,
  );
  console.log(
    `  больше всего: ${audit.perPage
      .slice(0, 5)
      .map((p) => `${p.page} ${p.links}`)
      .join(', ')}`,
  );
  console.log(
    `  без ссылок: ${
      audit.perPage
        .filter((p) => p.links === 0)
        .map((p) => p.page)
        .join(', ') || 'нет таких страниц'
    }`,
  );
  console.log(`  никто не ссылается на ${audit.orphans.length}: ${audit.orphans.join(', ') || 'нет таких терминов'}`);
  if (process.argv.includes('--pages')) for (const p of audit.perPage) console.log(`    ${p.links}\t${p.page}`);
}
if (process.argv.includes('--disagreements'))
  for (const { id } of machine.corpus.games) {
    const pages = pagesOf(machine.corpus).filter((page) => page.game === id);
    const found = disagreementsOf(pages.map(({ file, body, data: { summary } }) => ({ file, body, summary })));
    console.log(`\n${id}: похожих предложений, которые расходятся: ${found.length}`);
    for (const { similarity, differs, sentences } of found)
      console.log(
        [
          `${(100 * similarity).toFixed(0)} % ${differs.join(', ')}`,
          ...sentences.map(({ file, text }) => `  ${file}: ${text}`),
        ].join('\n'),
      );
  }
const quality = searchQuality(machine.corpus);
const share = (n: number, of: number) => `${n} из ${of} (${((100 * n) / of).toFixed(1)} %)`;
console.log(
  `поиск: полнота по формам ${share(quality.recalled, quality.forms)}, первым ${share(quality.first, quality.forms)}; чужих слов найдено ${share(quality.false.length, quality.foreign)}`,
);
for (const problem of problems) console.error(`\n${formatProblem(problem)}`);
console.log(`\nПроблем: ${problems.length}`);
process.exit(problems.length > 0 ? 1 : 0);

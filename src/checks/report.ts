/**
 * `npm run check`: every problem of the content at once, and what the linker did to it; `-- arkham` shows one game alone,
 * `-- --pages` adds the links of each page, `-- --disagreements` the sentences of two pages that say almost the same with
 * other numbers or another modality.
 * Ends with status 1 where there is a problem.
 */
import { fileURLToPath } from 'node:url';
import { checkProse } from '../content/render/compile.ts';
import { readLinkedCorpus } from '../content/linked.ts';
import { questionProblems } from '../content/read/questions.ts';
import { pagesOf } from '../content/read/corpus.ts';
import { countRu } from '../lib/plural-ru.ts';
import { askedProblems } from './content/asked.ts';
import { disagreementsOf } from './content/disagreements.ts';
import { proseProblems } from './content/prose.ts';
import { queryProblems } from './content/queries.ts';
import { readinessProblems } from './content/readiness.ts';
import { synonymProblems } from './content/synonyms.ts';
import { unfilledProblems } from './content/unfilled.ts';
import { searchQuality } from './search/quality.ts';
import { auditLinks } from '../content/link/audit.ts';
import { formatProblem } from '../content/link/problem.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const linked = readLinkedCorpus(root);
const ids = linked.corpus.games.map(({ id }) => id);
const unknown = process.argv.slice(2).filter((word) => !word.startsWith('--') && !ids.includes(word));
// A page that cannot be read is missing everywhere; problems that follow from it are left out.
if (linked.corpus.problems.length > 0) {
  for (const problem of linked.corpus.problems) console.error(`\n${formatProblem(problem)}`);
  console.log(`\nНе читается: ${linked.corpus.problems.length}. Остальное проверится, когда файлы читаются.`);
  process.exit(1);
}
if (unknown.length > 0) {
  console.error(`Игры «${unknown.join(', ')}» нет. Есть: ${ids.join(', ')}.`);
  process.exit(1);
}
const compiled = checkProse(root, linked);
const problems = [
  ...linked.problems,
  ...compiled.problems,
  ...unfilledProblems(linked.corpus),
  ...proseProblems(linked.corpus),
  ...queryProblems(root, linked.corpus),
  ...linked.corpus.games.flatMap(({ id }) => questionProblems(root, id, linked.corpus)),
  ...synonymProblems(root, linked.corpus),
  ...askedProblems(root, linked.corpus),
  ...readinessProblems(root, linked.corpus),
];

const tenthsRu = (n: number): string => n.toFixed(1).replace('.', ',');
/** The games named on the command line, or all. */
const named = linked.corpus.games.filter(({ id }) => process.argv.includes(id));
const games = named.length > 0 ? named : linked.corpus.games;
const isShown = ({ file }: { readonly file: string }) => games.some(({ id }) => file.startsWith(`content/${id}/`));

for (const game of games) {
  const terms = linked.corpus.terms.filter((t) => t.game === game.id);
  if (terms.length === 0) continue;
  const pages = pagesOf(linked.corpus).filter((p) => p.game === game.id);
  const audit = auditLinks(
    game.id,
    terms.map((t) => ({ id: t.id, forms: t.data.forms })),
    pages.map((p) => p.path),
    compiled.mentions,
  );
  console.log(
    `${audit.game}: ${countRu(audit.terms, ['термин', 'термина', 'терминов'])}, ${countRu(audit.forms, ['форма', 'формы', 'форм'])}, ${countRu(audit.pages, ['страница', 'страницы', 'страниц'])}, ${countRu(audit.links, ['ссылка', 'ссылки', 'ссылок'])} (${tenthsRu(audit.links / audit.pages)} на страницу)`,
  );
  console.log(
    `  больше всего: ${audit.perPage
      .slice(0, 5)
      .map((p) => `${p.page} ${p.links}`)
      .join(', ')}`,
  );
  const withoutLinks = audit.perPage.filter((p) => p.links === 0).map((p) => p.page);
  console.log(
    withoutLinks.length === 0
      ? '  на каждой странице есть ссылка на термин'
      : `  страницы без ссылок на термины: ${withoutLinks.join(', ')}`,
  );
  console.log(
    audit.orphans.length === 0
      ? '  на каждый термин ведёт ссылка'
      : `  ни одной ссылки на: ${audit.orphans.join(', ')} (${audit.orphans.length})`,
  );
  if (process.argv.includes('--pages')) for (const p of audit.perPage) console.log(`    ${p.links}\t${p.page}`);
}
if (process.argv.includes('--disagreements'))
  for (const { id } of games) {
    const pages = pagesOf(linked.corpus).filter((page) => page.game === id);
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
const quality = searchQuality(linked.corpus);
const share = (n: number, of: number) => `${n} из ${of} (${tenthsRu((100 * n) / of)} %)`;
console.log(
  `поиск: полнота по формам ${share(quality.recalled, quality.forms)}, первым ${share(quality.first, quality.forms)}; чужих слов найдено ${share(quality.false.length, quality.foreign)}`,
);
const shown = problems.filter(isShown);
for (const problem of shown) console.error(`\n${formatProblem(problem)}`);
console.log(`\nПроблем: ${shown.length}`);
process.exit(shown.length > 0 ? 1 : 0);

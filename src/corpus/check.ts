/** The rules that hold between files: unknown chapters and sets, order of chapters, dictionaries of all games. */
import { compileDictionary, nearestHint, type Dictionary } from '../terms/dictionary.ts';
import type { Problem } from '../terms/problem.ts';
import { lineIn, pagesOf, type Corpus } from './read.ts';
import { siteMapOf } from './site-map.ts';

/** The dictionary of each game of the corpus and all problems that can be seen without reading the prose. */
export const checkCorpus = (corpus: Corpus): { dictionaries: ReadonlyMap<string, Dictionary>; problems: Problem[] } => {
  const problems: Problem[] = [...corpus.problems];
  const dictionaries = new Map<string, Dictionary>();
  const map = siteMapOf(corpus);

  for (const game of corpus.games) {
    const terms = corpus.terms.filter((t) => t.game === game.id);
    const compiled = compileDictionary(
      terms.map((t) => ({ id: t.id, ...t.data, file: t.file, lineOf: (text: string) => lineIn(t, text) })),
    );
    dictionaries.set(game.id, compiled.dictionary);
    problems.push(...compiled.problems);

    const sets = game.data.sets.map((s) => s.id);
    for (const t of terms) {
      if (!sets.includes(t.data.since))
        problems.push({
          rule: 'unknown-set',
          file: t.file,
          line: lineIn(t, 'since:'),
          said: `Набора «${t.data.since}» нет среди sets игры.`,
          mend: `Есть: ${sets.join(', ')}. Новый набор впишите в ${game.file}.`,
        });
      const [chapter, anchor] = t.data.chapter?.split('#') ?? [];
      const anchors = chapter === undefined ? undefined : map.get(`/${game.id}/rules/${chapter}/`);
      if (chapter !== undefined && (anchors === undefined || (anchor !== undefined && !anchors.has(anchor))))
        problems.push({
          rule: 'unknown-chapter',
          file: t.file,
          line: lineIn(t, 'chapter:'),
          said:
            anchors === undefined ? `Главы «${chapter}» нет.` : `В главе «${chapter}» нет заголовка с id «${anchor}».`,
          mend: nearestHint(
            anchors === undefined ? chapter : anchor!,
            anchors === undefined ? game.data.chapters : [...anchors],
          ),
        });
    }
    for (const t of terms)
      if (t.data.calculator !== undefined && !game.data.calculators.some((c) => c.id === t.data.calculator!.to))
        problems.push({
          rule: 'broken-link',
          file: t.file,
          line: lineIn(t, 'calculator:'),
          said: `Калькулятора «${t.data.calculator.to}» у игры нет.`,
          mend: `Есть: ${game.data.calculators.map((c) => c.id).join(', ') || 'ни одного'}; впишите новый в ${game.file}.`,
        });
    const files = corpus.chapters.filter((c) => c.game === game.id).map((c) => c.id);
    for (const id of new Set([...game.data.chapters, ...files]))
      if (!files.includes(id) || game.data.chapters.filter((c) => c === id).length !== 1)
        problems.push({
          rule: 'chapter-order',
          file: game.file,
          line: 1,
          said: files.includes(id)
            ? `Глава «${id}» должна стоять в chapters ровно один раз.`
            : `В chapters названа глава «${id}», файла rules/${id}.mdx нет.`,
          mend: 'Список chapters задаёт порядок чтения и называет каждый файл папки rules один раз.',
        });
  }
  for (const page of pagesOf(corpus))
    for (const field of ['title', 'summary'] as const)
      if (/["']/.test(page.data[field]))
        problems.push({
          rule: 'straight-quote',
          file: page.file,
          line: lineIn(page, `${field}:`),
          said: `Прямая кавычка в поле ${field}: ${page.data[field]}`,
          mend: 'В русском тексте стоят «ёлочки», внутри них „лапки“, апостроф ’.',
        });
  return { dictionaries, problems };
};

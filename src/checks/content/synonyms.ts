/** Words of players that lead nowhere: no page of the game has their replacement. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Corpus } from '../../content/read/corpus.ts';
import type { Problem } from '../../content/link/problem.ts';
import { lineOf } from '../../content/read/yaml.ts';
import { packPassages } from '../../search/passages/pack.ts';
import { indexPassages } from '../../search/passages/passage-index.ts';
import { passagesOf } from '../../search/passages/passage.ts';
import { stemsOf } from '../../search/words.ts';

export const synonymProblems = (root: string, corpus: Corpus): readonly Problem[] =>
  corpus.games.flatMap(({ id, data }) => {
    const own = corpus.synonyms[id] ?? {};
    const file = `content/${id}/synonyms.yaml`;
    if (Object.keys(own).length === 0) return [];
    const source = readFileSync(join(root, file), 'utf8');
    const { postings } = indexPassages([packPassages([id, data.short], passagesOf(corpus, id))]);
    return Object.entries(own).flatMap(([asked, written]): readonly Problem[] => {
      const lost = written.split(' ').filter((word) => !stemsOf(word).every((stem) => postings.has(stem)));
      if (lost.length === 0) return [];
      return [
        {
          rule: 'lost-synonym',
          file,
          line: lineOf(source, `${asked}: ${written}`),
          message: `«${asked}» ведёт к словам, которых нет на страницах игры: ${lost.join(', ')}.`,
          fix: 'Справа стоят слова страниц этой игры.',
        },
      ];
    });
  });

/** Ways of asking that lead nowhere: a place that the game does not have, words that no line of the place begins with. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Corpus } from '../../content/read/corpus.ts';
import type { Problem } from '../../content/link/problem.ts';
import { lineOf } from '../../content/read/yaml.ts';
import { lostAsked } from '../../search/passages/asked.ts';
import { passagesOf } from '../../search/passages/passage.ts';

export const askedProblems = (root: string, corpus: Corpus): readonly Problem[] =>
  corpus.games.flatMap(({ id }) => {
    const table = corpus.asked[id];
    if (table === undefined) return [];
    const file = `content/${id}/asked.yaml`;
    const source = readFileSync(join(root, file), 'utf8');
    return lostAsked(passagesOf(corpus, id), table).map(({ place, begins }): Problem => ({
      rule: 'lost-question',
      file,
      line: lineOf(source, begins ?? place),
      message:
        begins === undefined
          ? `Места «${place}» в игре нет.`
          : `В месте «${place}» нет строки, которая начинается словами «${begins}».`,
      fix:
        begins === undefined
          ? 'Назовите термин его id или раздел главы: rules/<глава>#<id заголовка>.'
          : 'Напишите слова, с которых строка начинается теперь; если она ушла, перенесите вопросы к той, что на них отвечает.',
    }));
  });

/** `npm run new term`: one page of the glossary. */
import { parse } from 'yaml';
import { refuse, withoutOverwriting, type ProjectChange, type Project, type Refused } from './project.ts';
import { filesOf } from './templates.ts';
import { nameOf, wrongPlace } from './words.ts';

/** The file of a term. */
export const termPath = (game: string, id: string): string => `content/${game}/terms/${id}.mdx`;

/** A title that may be a form as it is: Russian words with single spaces or hyphens. */
const LINKED = /^[а-яё]+(?:[ -][а-яё]+)*$/;

export const planTerm = (project: Project, game: string, id: string, title: string): ProjectChange | Refused => {
  const wrong = wrongPlace(project, game, id);
  if (wrong !== undefined) return wrong;
  const { sets = [] } = parse(project.read(`content/${game}/game.yaml`)) as { sets?: readonly { id: string }[] };
  const [set] = sets;
  if (set === undefined)
    return refuse(`У игры нет ни одного набора: впишите его в sets файла content/${game}/game.yaml.`);
  const form = title.toLowerCase();
  return withoutOverwriting(project, {
    written: filesOf('term', { game, id, title, en: nameOf(id), set: set.id, form: LINKED.test(form) ? form : '' }),
    changed: [],
    next: [
      `Напишите ${termPath(game, id)}: краткий ответ, правило, источник. Поля описаны в src/schemas/site/term.ts, виды (kind) — в term-kinds.ts рядом.`,
      'Выпишите в forms все падежи: по ним термин находят и на него ссылаются. Другие названия и английское — в aliases.',
      `Допишите в content/${game}/queries.yaml две строки или больше: что ищут игроки и «${id}».`,
      'npm run check скажет, что осталось.',
    ],
  });
};

/** `npm run new chapter`: one page of the rules, the last in the reading order. */
import { withEntry } from './edits.ts';
import { withoutOverwriting, type ProjectChange, type Project, type Refused } from './project.ts';
import { filesOf } from './templates.ts';
import { wrongPlace } from './words.ts';

export const planChapter = (project: Project, game: string, id: string, title: string): ProjectChange | Refused => {
  const wrong = wrongPlace(project, game, id);
  if (wrong !== undefined) return wrong;
  const path = `content/${game}/game.yaml`;
  return withoutOverwriting(project, {
    written: filesOf('chapter', { game, id, title }),
    changed: [{ path, text: withEntry(project.read(path), 'chapters', id) }],
    next: [
      `Напишите content/${game}/rules/${id}.mdx; заголовкам нужны id: «## Раунд [#round]».`,
      `Глава стоит последней; её место — в списке chapters файла ${path}.`,
      'npm run check скажет, что осталось.',
    ],
  });
};

/** `npm run new game`: its folder of content. */
import { withoutOverwriting, type ProjectChange, type Project, type Refused } from './project.ts';
import { filesOf } from './templates.ts';
import { nameOf, wrongGame } from './words.ts';

export const planGame = (project: Project, game: string, title: string): ProjectChange | Refused =>
  wrongGame(project, game) ??
  withoutOverwriting(project, {
    written: filesOf('game', { game, title, en: nameOf(game), order: String(project.games.length + 1) }),
    changed: [],
    next: [
      `Заполните content/${game}/game.yaml: названия, набор, эмблема, цвет. Поля описаны в src/schemas/site/game.ts.`,
      `Добавьте главы и термины: npm run new chapter ${game} <id>, npm run new term ${game} <id>. Памятка — content/${game}/memo.mdx.`,
      `Смотрите страницы игры в npm run dev: /${game}/. Пока status: planned, их нет ни в поиске, ни на главной.`,
      `Когда правила, глоссарий и памятка готовы, поставьте status: ready. npm run check скажет, сколько запросов в queries.yaml и вопросов в questions.yaml ещё нужно.`,
    ],
  });

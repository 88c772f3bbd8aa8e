/** Checks the words of the command line. */
import { idSchema } from '../schemas/site/game.ts';
import { refuse, type Project, type Refused } from './project.ts';

/** A name made from an id: «act-deck» → «Act Deck». */
export const nameOf = (id: string): string =>
  id
    .split('-')
    .map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
    .join(' ');

/** Names that no game may have: folders and addresses use them. */
const TAKEN = ['about', 'exact', 'log', 'pagefind', 'scripts', 'search', 'shared', 'site', 'stack', 'terms'];
/** Ids that no calculator may have: addresses below a game use them. */
const DOORS = ['about', 'cards', 'changes', 'memo', 'round', 'rules', 'setup', 'terms'];

/** Why a game may not have this id; undefined where it may. */
export const wrongGame = (project: Project, id: string): Refused | undefined => {
  if (!/^[a-z]+$/.test(id))
    return refuse(`«${id}» не годится в id игры: это одно слово строчными латинскими буквами, например «hellboy».`);
  if (TAKEN.includes(id)) return refuse(`«${id}» занято самим сайтом, возьмите другое слово.`);
  return project.games.includes(id) ? refuse(`Игра «${id}» уже есть: content/${id}/.`) : undefined;
};

/** Why nothing can be added to a game under this id; undefined where it can. */
export const wrongPlace = (project: Project, game: string, id: string): Refused | undefined => {
  if (!project.games.includes(game))
    return refuse(`Игры «${game}» нет. Есть: ${project.games.join(', ')}. Новая: npm run new game ${game || '<id>'}.`);
  return idSchema.safeParse(id).success
    ? undefined
    : refuse(`«${id}» не годится в id: латиница в kebab-case, например «act-deck».`);
};

/** Why a calculator may not have this id; undefined where it may. */
export const wrongCalculator = (project: Project, game: string, id: string): Refused | undefined =>
  wrongPlace(project, game, id) ??
  (DOORS.includes(id)
    ? refuse(`По адресу /${game}/${id}/ стоит раздел игры, возьмите калькулятору другой id.`)
    : undefined);

/** Why a title cannot be written into the files as it is; undefined where it can. */
export const wrongTitle = (title: string): Refused | undefined =>
  /["'\\`$<>{}\n]/.test(title)
    ? refuse(`В названии ${title} есть знак разметки. Кавычки — «ёлочки», остальное допишите в файле сами.`)
    : undefined;

import { paths } from '../lib/url.ts';
import type { SignName } from '../drawings/signs.ts';

/** The doors of a game, in the order of the tabs and of the thumb bar. */
export const SECTIONS = ['rules', 'terms', 'memo'] as const;
export type Section = (typeof SECTIONS)[number];

/** A calculator as a section of its game: its id behind a slash. */
export type Calculator = `/${string}`;

/** What a door is called, where it leads and its sign. */
export const SECTION_DOORS: {
  readonly [s in Section]: {
    readonly name: string;
    readonly path: (game: string) => string;
    readonly sign: SignName;
    readonly says: string;
  };
} = {
  rules: { name: 'Правила', path: paths.rules, sign: 'rules', says: 'По порядку, с примерами и частыми ошибками' },
  terms: {
    name: 'Глоссарий',
    path: paths.glossary,
    sign: 'terms',
    says: 'Каждый термин — короткий ответ и вся статья',
  },
  memo: { name: 'Памятка', path: paths.memo, sign: 'memo', says: 'Один лист для стола: порядок, действия, числа' },
};

/** The door of the page that ticks off the set-up. */
export const SETUP_DOOR = {
  name: 'Подготовка',
  sign: 'cards',
  says: 'Что разложить, сколько и куда, с галочками',
} as const satisfies { readonly name: string; readonly sign: SignName; readonly says: string };
/** The door of the page that follows a game at the table; the set-up is a part of it. */
export const TABLE_DOOR = {
  name: 'За столом',
  sign: 'table',
  says: 'Шаг за шагом, со счётчиками и тем, что забывают',
} as const satisfies { readonly name: string; readonly sign: SignName; readonly says: string };
/** Whether a page belongs to the door «За столом». */
export const isAtTable = (section: Section | Calculator | undefined): boolean =>
  section === '/round' || section === '/setup';

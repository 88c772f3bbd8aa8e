import { foldKey, foldYo } from '../../lib/fold-ru.ts';
import { termHint } from './nearest.ts';
import type { Problem } from './problem.ts';

/** A glossary entry as the dictionary and the linker see it. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly forms: readonly string[];
  readonly link: 'auto' | 'explicit' | 'never';
  readonly see: readonly string[];
  readonly formerly: readonly string[];
  /** The file of the entry, from the project's root. */
  readonly file: string;
  /** The line (from 1) of that file where a piece of frontmatter is. */
  readonly lineOf: (text: string) => number;
}

/** The terms of one game and the owner of each form. */
export interface Dictionary {
  readonly entries: ReadonlyMap<string, Entry>;
  /** Form with ё folded, case kept → id of its only owner; forms that link by themselves and no others. */
  readonly linkedForms: ReadonlyMap<string, string>;
}

/**
 * A form: words of letters, digits and hyphens, separated by single spaces, because the linker matches word by word.
 */
const FORM = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*(?: [\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)*$/u;

/**
 * Indexes the entries of one game and lists what is wrong with them: an id twice (renamed ones included), a form
 * claimed by two terms, a form the linker could never meet, a `see` that leads nowhere or to itself.
 */
export const compileDictionary = (list: readonly Entry[]): { dictionary: Dictionary; problems: Problem[] } => {
  const entries = new Map(list.map((entry) => [entry.id, entry]));
  const owners = ownersOf(list);
  const linkedForms = new Map(
    list
      .filter(({ link }) => link === 'auto')
      .flatMap((entry) => entry.forms.map((form) => ({ form, entry })))
      .filter(({ form, entry }) => owners.get(foldKey(form)) === entry)
      .map(({ form, entry }) => [foldYo(form), entry.id]),
  );
  const problems = [
    ...list.flatMap((entry, i) => [
      ...idsTaken(entry, list, i),
      ...entry.forms.flatMap((form) => [...spellingOf(entry, form), ...formTaken(entry, form, owners)]),
    ]),
    ...list.flatMap((entry) => entry.see.flatMap((id) => seeNowhere(entry, id, entries))),
  ];
  return { dictionary: { entries, linkedForms }, problems };
};

/** Form as a key → the first of the entries that claim it. */
const ownersOf = (list: readonly Entry[]): ReadonlyMap<string, Entry> => {
  const owners = new Map<string, Entry>();
  for (const entry of list) for (const key of entry.forms.map(foldKey)) if (!owners.has(key)) owners.set(key, entry);
  return owners;
};

const placeIn = (entry: Entry, text: string) => ({ file: entry.file, line: entry.lineOf(text) });

/** Ids of an entry, former ones included, that belong to an earlier entry or belonged to any other. */
const idsTaken = (entry: Entry, list: readonly Entry[], at: number): Problem[] => {
  const ownTwice = entry.formerly.includes(entry.id) ? entry : undefined;
  const holderOf = (id: string) =>
    list.slice(0, at).findLast((e) => e.id === id) ??
    list.find((e) => e !== entry && e.formerly.includes(id)) ??
    (id === entry.id ? ownTwice : undefined);
  return [entry.id, ...entry.formerly].flatMap((id): Problem[] => {
    const holder = holderOf(id);
    if (holder === undefined) return [];
    return [
      {
        rule: 'duplicate-id',
        ...placeIn(entry, id),
        message: `Id «${id}» уже занят термином «${holder.title}» (${holder.file}).`,
        fix: 'Дайте термину другой id или уберите его из formerly: адрес страницы бывает только один.',
      },
    ];
  });
};

/** A form that the linker could never match, because it matches word by word. */
const spellingOf = (entry: Entry, form: string): Problem[] =>
  FORM.test(form)
    ? []
    : [
        {
          rule: 'form-spelling',
          ...placeIn(entry, form),
          message: `Форма «${form}» не состоит из слов через один пробел.`,
          fix: 'Оставьте слова без знаков препинания; сочетание со знаками запишите в aliases.',
        },
      ];

/** A form that an earlier entry has. */
const formTaken = (entry: Entry, form: string, owners: ReadonlyMap<string, Entry>): Problem[] => {
  const owner = owners.get(foldKey(form))!;
  if (owner === entry) return [];
  return [
    {
      rule: 'ambiguous-form',
      ...placeIn(entry, form),
      message: `Форма «${form}» есть у двух терминов: ${owner.id} («${owner.title}») и ${entry.id} («${entry.title}»).`,
      fix: `Оставьте её в forms одного из них; в тексте другого ставьте <T id="${entry.id}">${form}</T>.`,
    },
  ];
};

/** A `see` to the entry itself or to no entry. */
const seeNowhere = (entry: Entry, id: string, entries: ReadonlyMap<string, Entry>): Problem[] => {
  const problem = (message: string, fix: string): Problem[] => [
    { rule: 'unknown-see', ...placeIn(entry, id), message, fix },
  ];
  if (id === entry.id) return problem(`Поле see ведёт на сам термин «${id}».`, 'Уберите его.');
  if (entries.has(id)) return [];
  return problem(`Поле see ведёт на «${id}», такого термина нет.`, termHint(id, [...entries.keys()]));
};

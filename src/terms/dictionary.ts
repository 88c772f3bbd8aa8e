import { foldKey, foldYo } from '../lib/fold-ru.ts';
import type { Problem } from './problem.ts';

/** What the term machine knows of one glossary entry. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  readonly forms: readonly string[];
  readonly link: 'auto' | 'explicit' | 'never';
  readonly see: readonly string[];
  readonly formerly: readonly string[];
  /** The file of the entry, from the project's root. */
  readonly file: string;
  /** The line (from 1) of that file where a piece of frontmatter stands. */
  readonly lineOf: (text: string) => number;
}

/** The terms of one game and the owner of each form. */
export interface Dictionary {
  readonly entries: ReadonlyMap<string, Entry>;
  /** Form with ё folded, case kept → id of its only owner; forms that link by themselves and no others. */
  readonly linkedForms: ReadonlyMap<string, string>;
}

/** A form is words of letters, digits and hyphens with single spaces between; the linker walks text word by word. */
const FORM = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*(?: [\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*)*$/u;

/**
 * Indexes the entries of one game and lists what is wrong with them: an id twice (renamed ones included), a form
 * claimed by two terms, a form the linker could never meet, a `see` that leads nowhere or to itself.
 */
export const compileDictionary = (list: readonly Entry[]): { dictionary: Dictionary; problems: Problem[] } => {
  const problems: Problem[] = [];
  const entries = new Map<string, Entry>();
  const owners = new Map<string, Entry>();
  const linkedForms = new Map<string, string>();

  for (const entry of list) {
    const at = (text: string) => ({ file: entry.file, line: entry.lineOf(text) });
    for (const id of [entry.id, ...entry.formerly]) {
      const other =
        entries.get(id) ??
        list.find((e) => e !== entry && e.formerly.includes(id)) ??
        (id === entry.id && entry.formerly.includes(id) ? entry : undefined);
      if (other !== undefined)
        problems.push({
          rule: 'duplicate-id',
          ...at(id),
          said: `Id «${id}» уже занят термином «${other.title}» (${other.file}).`,
          mend: 'Дайте термину другой id или уберите его из formerly: адрес страницы бывает только один.',
        });
    }
    entries.set(entry.id, entry);
    for (const form of entry.forms) {
      if (!FORM.test(form))
        problems.push({
          rule: 'form-spelling',
          ...at(form),
          said: `Форма «${form}» не состоит из слов через один пробел.`,
          mend: 'Оставьте слова без знаков препинания; сочетание со знаками запишите в aliases.',
        });
      const owner = owners.get(foldKey(form));
      if (owner !== undefined && owner !== entry)
        problems.push({
          rule: 'ambiguous-form',
          ...at(form),
          said: `Форма «${form}» есть у двух терминов: ${owner.id} («${owner.title}») и ${entry.id} («${entry.title}»).`,
          mend: `Оставьте её в forms одного из них; в тексте другого ставьте <T id="${entry.id}">${form}</T>.`,
        });
      if (owner === undefined) owners.set(foldKey(form), entry);
      if (entry.link === 'auto' && (owner === undefined || owner === entry)) linkedForms.set(foldYo(form), entry.id);
    }
  }
  for (const entry of list)
    for (const id of entry.see)
      if (id === entry.id || !entries.has(id))
        problems.push({
          rule: 'unknown-see',
          file: entry.file,
          line: entry.lineOf(id),
          said:
            id === entry.id
              ? `Поле see ведёт на сам термин «${id}».`
              : `Поле see ведёт на «${id}», такого термина нет.`,
          mend: id === entry.id ? 'Уберите его.' : nearestHint(id, [...entries.keys()]),
        });
  return { dictionary: { entries, linkedForms }, problems };
};

/** «Может быть, …» with the id that shares most with a wrong one. */
export const nearestHint = (wrong: string, known: readonly string[]): string => {
  const pairs = (s: string) => new Set([...s].slice(1).map((c, i) => s[i]! + c));
  const of = pairs(wrong);
  const score = (id: string) => {
    const other = pairs(id);
    return (2 * [...of].filter((p) => other.has(p)).length) / (of.size + other.size || 1);
  };
  const best = known.reduce<string | undefined>((a, b) => (a !== undefined && score(a) >= score(b) ? a : b), undefined);
  return best !== undefined && score(best) > 0.4
    ? `Может быть, ${best}?`
    : 'Проверьте id: это имя файла термина без .mdx.';
};

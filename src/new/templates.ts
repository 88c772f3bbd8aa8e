/**
 * The templates: what `npm run new` writes, as files of `templates/<kind>/` in their place below the project's root.
 * Their names end with `.txt`, so that no tool takes them for code; `__word__` in names and texts is replaced by the
 * word.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TextFile } from './project.ts';

export const KINDS = ['game', 'term', 'chapter', 'calculator'] as const;
export type Kind = (typeof KINDS)[number];

/** The values of `__game__`, `__id__` and so on. */
export type Words = Readonly<Record<string, string>>;

const TEMPLATES = fileURLToPath(new URL('./templates', import.meta.url));

/** Fills in the words of a text. @throws where a word is unknown: a bug of the template */
export const fillIn = (text: string, words: Words): string =>
  text.replaceAll(/__([a-z]+)__/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined)
      throw new RangeError(`The template asks for “${name}”; known: ${Object.keys(words).join(', ')}.`);
    return word;
  });

/** The files of a template, filled. */
export const filesOf = (kind: Kind, words: Words): TextFile[] =>
  readdirSync(join(TEMPLATES, kind), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.txt'))
    .sort()
    .map((file) => ({
      path: fillIn(
        file
          .split(sep)
          .join('/')
          .replace(/\.txt$/, ''),
        words,
      ),
      text: fillIn(readFileSync(join(TEMPLATES, kind, file), 'utf8'), words),
    }));

/** What is wrong with the names of the terms of a game: one name for two of them, a name that leads nowhere. */
import type { Linker } from '../link/linker.ts';
import type { Problem } from '../link/problem.ts';
import { foldKey } from '../../lib/fold-ru.ts';
import type { Term } from '../../schemas/site/term.ts';
import { repeatsIn } from './checked-file.ts';
import { lineIn, type Page } from './corpus.ts';

/** A form or an alias that a term has twice. */
export const formsTwice = (t: Page<Term>): readonly Problem[] =>
  repeatsIn([...t.data.forms, ...t.data.aliases]).map((form) => ({
    rule: 'duplicate-form',
    file: t.file,
    line: lineIn(t, 'forms:'),
    message: `Форма «${form}» стоит в термине дважды.`,
    fix: 'Оставьте её один раз: в forms, если слово само становится ссылкой, иначе в aliases.',
  }));

/** Terms of one game with one title: a reader of the list could not tell them apart. */
export const titlesTwice = (terms: readonly Page<Term>[]): readonly Problem[] =>
  terms.flatMap((t, i) => {
    const twin = terms.slice(0, i).find(({ data }) => data.title === t.data.title);
    if (twin === undefined) return [];
    return [
      {
        rule: 'duplicate-title',
        file: t.file,
        line: lineIn(t, 'title:'),
        message: `Термин «${t.data.title}» уже есть: ${twin.file}.`,
        fix: 'Назовите один из них точнее.',
      },
    ];
  });

/** Words and nothing else: a title with other signs is a description, and no form can be like it. */
const WORDS = /^[а-яё]+(?:[ -][а-яё]+)*$/;

/**
 * Titles that would link to their term nowhere, though it has forms: a form is missing, or written with another letter.
 * A title that is an alias is meant to be found and not to link.
 */
export const titlesUnlinked = (terms: readonly Page<Term>[], linker: Linker): readonly Problem[] =>
  terms
    .filter(({ data: { title, link, forms, aliases } }) => {
      const isMeantToLink = link === 'auto' && forms.length > 0 && WORDS.test(title.toLowerCase());
      return isMeantToLink && !aliases.some((alias) => foldKey(alias) === foldKey(title));
    })
    .filter(({ id, data }) => !linker(data.title).some(({ term }) => term === id))
    .map((t) => ({
      rule: 'unlinked-title',
      file: t.file,
      line: lineIn(t, 'forms:'),
      message: `Название «${t.data.title}» не станет ссылкой: такой формы в forms нет.`,
      fix: 'Допишите её, имена собственные с заглавной буквы; если ссылкой ей быть не нужно, впишите название в aliases.',
    }));

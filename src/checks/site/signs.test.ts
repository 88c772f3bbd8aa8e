/** No character replaces a picture on a built page, except those that the printed games themselves have. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PICTURES } from '../pictures.ts';
import { DIST, elements, readSite, texts, type BuiltPage } from './built-site.ts';

/** Why the words of a page may hold a sign, where, and as what. */
interface Exception {
  readonly why: string;
  readonly page: RegExp;
  readonly words: RegExp;
}
const EXCEPTIONS: readonly Exception[] = [
  {
    why: 'the memo is one printed sheet: the order of steps is an arrow there; → is one of the 650 characters of any font (WGL4)',
    page: /^\/\w+\/memo\/$/,
    words: /→ /g,
  },
  { why: 'so an outcome is printed on the cards and in the rulebook', page: /^\/arkham\//, words: /\(→И/g },
  {
    why: 'the game’s own word for a kind of ability; no text font has a coloured form of it',
    page: /^\/(?:foursouls\/|terms\/$)/,
    words: /↷/g,
  },
];
/** Attributes whose words a reader sees or hears. */
const WORDED = ['ariaLabel', 'alt', 'title', 'placeholder', 'content'];

const readBy = ({ tree }: BuiltPage): readonly string[] => [
  ...texts(tree)
    .filter(({ ancestors }) => !ancestors.some(({ tagName }) => tagName === 'script' || tagName === 'style'))
    .map(({ text }) => text),
  ...elements(tree).flatMap(({ element }) =>
    WORDED.map((name) => element.properties[name]).filter((value) => typeof value === 'string'),
  ),
];
const pages = readSite(DIST).map((page) => ({ path: page.path, words: readBy(page).join('\n') }));

test('a sign on a page is drawn, or it is one of those whose reason is named', () =>
  assert.deepEqual(
    pages.flatMap(({ path, words }) => {
      const rest = EXCEPTIONS.filter(({ page }) => page.test(path)).reduce(
        (left, exception) => left.replace(exception.words, ''),
        words,
      );
      return [...rest.matchAll(PICTURES)].map(
        ({ index }) => `${path}: ${rest.slice(Math.max(0, index - 30), index + 30)}`,
      );
    }),
    [],
  ));

test('every exception is still needed', () =>
  assert.deepEqual(
    EXCEPTIONS.filter(({ page, words }) =>
      pages.every((read) => !page.test(read.path) || read.words.match(words) === null),
    ).map(({ why }) => why),
    [],
  ));

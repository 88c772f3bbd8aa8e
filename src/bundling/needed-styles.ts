/**
 * The styles that stand in a page, without the rules that cannot apply to it: the sheet of the site knows over a hundred
 * classes, a term bears thirty of them. What is left out is not sent, not read and not matched before the first paint.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageChange } from './built-pages.ts';
import { neededRules, readSheet, type Sheet } from './needed-rules.ts';
import { classWordsOf } from './script-words.ts';

const STYLES = /<style>([^]*?)<\/style>/g;
const SCRIPTS = /<script[^>]*>([^]*?)<\/script>/g;
const CLASSES = /\sclass="([^"]*)"/g;
const WORDS = /[\w-]+/g;
/** A calculator puts together the names of its classes: its own rules stay whole. */
const ISLANDS = '@layer islands';

/**
 * A page with the styles that it needs.
 *
 * @param scripted every word that a script of the page, or one that it may load, may make a class
 * @param sheetOf reads a sheet
 */
export const withNeededStyles = (
  html: string,
  scripted: ReadonlySet<string>,
  sheetOf: (css: string) => Sheet = readSheet,
): string => {
  const borne = new Set([...html.matchAll(CLASSES)].flatMap(([, names]) => names!.split(/\s+/)));
  for (const [, script] of html.matchAll(SCRIPTS)) script!.match(WORDS)?.forEach((word) => borne.add(word));
  const isKnown = (name: string) => borne.has(name) || scripted.has(name);
  return html.replace(
    STYLES,
    (_, css: string) => `<style>${neededRules(sheetOf(css), isKnown, (head) => head === ISLANDS)}</style>`,
  );
};

const wordsIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => classWordsOf(readFileSync(join(folder, file), 'utf8')));

/** Leaves out of every built page the rules that it does not need. Stands after what writes the scripts. */
export const neededStyles = (): PageChange => ({
  name: 'needed-styles',
  hooks: {},
  changeIn: (folder) => {
    const ofPages = new Set(wordsIn(join(folder, 'scripts')));
    const ofCalculators = new Set([...ofPages, ...wordsIn(join(folder, '_astro'))]);
    // A dozen sheets stand in a thousand pages.
    const read = new Map<string, Sheet>();
    const sheetOf = (css: string): Sheet => {
      const sheet = read.get(css) ?? readSheet(css);
      read.set(css, sheet);
      return sheet;
    };
    return (html) => withNeededStyles(html, html.includes('<astro-island') ? ofCalculators : ofPages, sheetOf);
  },
});

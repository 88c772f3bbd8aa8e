import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertNone } from '../none.ts';
import { SUMMARY_LIMIT } from '../../schemas/site/summary.ts';
import { attribute, DIST, elements, readSite, textOf, texts, type BuiltPage, type HtmlElement } from './built-site.ts';

const pages = readSite(DIST);
/** Runs a check on every page; `next` is what a person does about what it finds. */
const onEveryPage = (next: string, check: (page: BuiltPage) => string[]) =>
  assertNone(
    pages.flatMap((page) => check(page).map((found) => `${page.path}: ${found}`)),
    next,
  );

test('ids are unique on a page', () =>
  onEveryPage('give one of the two headings another id: «## Заголовок [#id]»', (page) => {
    const ids = elements(page.tree).flatMap(({ element }) => attribute(element, 'id') ?? []);
    return ids.filter((id, i) => ids.indexOf(id) !== i);
  }));

test('headings: one h1, no level skipped, none empty', () =>
  onEveryPage('begin the sections of a page with ##, those in them with ###', (page) => {
    const headings = elements(page.tree)
      .map((e) => e.element)
      .filter((e) => /^h[1-6]$/.test(e.tagName));
    const levels = headings.map((h) => Number(h.tagName[1]));
    return [
      ...(levels.filter((l) => l === 1).length === 1 ? [] : ['not exactly one h1']),
      ...levels.flatMap((l, i) =>
        i > 0 && l > levels[i - 1]! + 1 ? [`h${levels[i - 1]} then h${l}: ${textOf(headings[i]!)}`] : [],
      ),
      ...headings.filter((h) => textOf(h).trim() === '').map(() => 'an empty heading'),
    ];
  }));

test('each page says its language, title, description and card', () =>
  onEveryPage('fill in `title` and `summary` of the page; what all pages say is in layouts/Base.astro', (page) => {
    const all = elements(page.tree).map((e) => e.element);
    const meta = (name: string) =>
      attribute(
        all.find((e) => e.tagName === 'meta' && (attribute(e, 'name') === name || attribute(e, 'property') === name)) ??
          all[0]!,
        'content',
      ) ?? '';
    return [
      ...(attribute(
        all.find((e) => e.tagName === 'html')!,
        'lang',
      ) === 'ru'
        ? []
        : ['no lang="ru"']),
      ...['description', 'og:title', 'og:description', 'og:site_name']
        .filter((n) => meta(n).trim() === '')
        .map((n) => `no ${n}`),
      ...(meta('og:description').length > SUMMARY_LIMIT ? ['the card is longer than a summary'] : []),
      ...(/<title>[^<]+<\/title>/.test(page.html) ? [] : ['no title']),
    ];
  }));

test('a page names its whole address, and nothing names this machine', () =>
  onEveryPage('ask `Astro.site` first: a site that does not know its address names none', (page) => {
    const [canonical] = [...page.html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href]) => href);
    const [card] = [...page.html.matchAll(/<meta property="og:url" content="([^"]*)"/g)].map(([, href]) => href);
    return [
      ...(canonical === card ? [] : [`canonical ${canonical}, card ${card}`]),
      ...(canonical === undefined || canonical.endsWith(page.path) || page.path === '/404.html' ? [] : [canonical]),
      ...(page.html.includes('localhost') ? ['localhost'] : []),
    ];
  }));

/** The properties of the items of a type on a page, by microdata; an item within has its own. */
const itemsOf = (page: BuiltPage, type: string): readonly (readonly string[])[] => {
  const all = elements(page.tree);
  const typeOf = (element: HtmlElement | undefined) => element && attribute(element, 'itemType');
  return all
    .filter(({ element }) => typeOf(element) === `https://schema.org/${type}`)
    .map(({ element: item }) =>
      all
        .filter(({ ancestors }) => ancestors.findLast((around) => typeOf(around) !== undefined) === item)
        .flatMap(({ element }) => attribute(element, 'itemProp') ?? []),
    );
};

test('programs find the term, the way back and the answers of a page by its microdata', () => {
  const kinds = { terms: 0, ways: 0, answers: 0 };
  onEveryPage(
    'keep `itemprop` and `itemtype` of Crumbs.astro, [term].astro and content/render/questions.ts',
    (page) => {
      const isTerm = /^\/[a-z]+\/terms\/[^/]+\/$/.test(page.path);
      const terms = itemsOf(page, 'DefinedTerm');
      const way = itemsOf(page, 'BreadcrumbList').flat();
      const steps = itemsOf(page, 'ListItem');
      const [asked, answers] = [itemsOf(page, 'Question'), itemsOf(page, 'Answer')];
      kinds.terms += terms.length;
      kinds.ways += way.length;
      kinds.answers += answers.length;
      const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
      return [
        ...(isSame(terms, isTerm ? [['inDefinedTermSet', 'name', 'alternateName', 'description']] : [])
          ? []
          : ['term']),
        ...(steps.length === way.length && steps.every((step) => isSame(step, ['position', 'item', 'name']))
          ? []
          : ['way']),
        ...(asked.every((one) => isSame(one, ['name', 'acceptedAnswer'])) ? [] : ['question']),
        ...(answers.length === asked.length && answers.every((one) => isSame(one, ['text'])) ? [] : ['answer']),
      ];
    },
  );
  assert.ok(kinds.terms > 0 && kinds.ways > kinds.terms, JSON.stringify(kinds));
  assert.equal(
    kinds.answers > 0,
    pages.some(({ html }) => html.includes('FAQPage')),
    JSON.stringify(kinds),
  );
});

test('English has lang="en"', () =>
  onEveryPage('put English into <En> in prose, into lang="en" in a component', (page) => {
    /** Two and more Latin words in a row are English to a screen reader, unless they say otherwise. */
    const english = /[A-Za-z]{3,}[\s\u00a0]+(?:of[\s\u00a0]+|the[\s\u00a0]+)?[A-Za-z]{3,}/;
    return texts(page.tree)
      .filter(
        ({ text, ancestors }) =>
          english.test(text) &&
          !ancestors.some(
            (a) => attribute(a, 'lang') === 'en' || ['script', 'style', 'code', 'title', 'head'].includes(a.tagName),
          ),
      )
      .map(({ text }) => text.trim().slice(0, 80));
  }));

test('names of controls: every link and button has words, every symbol that is read has a label', () =>
  onEveryPage('give the control words, or `aria-label`; hide a symbol that only decorates with aria-hidden', (page) =>
    elements(page.tree).flatMap(({ element }) => {
      const label = attribute(element, 'ariaLabel');
      if ((element.tagName === 'a' || element.tagName === 'button') && (label ?? textOf(element)).trim() === '')
        return [`<${element.tagName}> without words`];
      if (element.tagName === 'svg' && attribute(element, 'role') === 'img' && !label)
        return ['a symbol without a label'];
      if (
        element.tagName === 'svg' &&
        attribute(element, 'role') !== 'img' &&
        attribute(element, 'ariaHidden') !== 'true'
      )
        return ['a symbol neither labelled nor hidden'];
      if (element.tagName === 'img' && !attribute(element, 'alt')) return ['a picture without words'];
      return [];
    }),
  ));

test('no mark of the authors is left in the text', () =>
  onEveryPage(
    'close the mark («[#id]» stands at the end of a heading, <T> has an id that is there); «undefined» comes from a field that is not filled in',
    (page) =>
      texts(page.tree)
        .filter(
          ({ text, ancestors }) =>
            /\[#|<T |undefined|\[object /.test(text) &&
            !ancestors.some((a) => a.tagName === 'script' || a.tagName === 'code'),
        )
        .map(({ text }) => text.trim().slice(0, 80)),
  ));

test('nothing is asked of another host', () =>
  onEveryPage('put the file into public/ or src/ and name it there', (page) => {
    const asked = elements(page.tree).flatMap(({ element }) => {
      const isCanonical = element.tagName === 'link' && (attribute(element, 'rel') ?? '').includes('canonical');
      const isAsked = element.tagName !== 'a' && !isCanonical;
      return isAsked
        ? [
            attribute(element, 'src'),
            attribute(element, 'href'),
            attribute(element, 'srcSet'),
            attribute(element, 'action'),
          ].filter((a) => a !== undefined)
        : [];
    });
    return asked.filter((a) => /^(?:[a-z]+:)?\/\//i.test(a));
  }));

test('letters to jump by are in the order of the alphabet, digits first', () => {
  const lists = pages.flatMap((page) =>
    elements(page.tree)
      .filter((e) => e.element.tagName === 'nav' && attribute(e.element, 'className') === 'letters')
      .map((e) => [...textOf(e.element).replace('0–9', '0')]),
  );
  assert.ok(lists.length >= 3, 'the glossary of each game and the index of all');
  for (const letters of lists) assert.deepEqual(letters, letters.toSorted());
});

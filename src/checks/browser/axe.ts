/** The engine of axe: put into a page once, for it costs more than its rules, and asked there in both themes. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** Its script. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

interface Violation {
  id: string;
  nodes: { html: string; failureSummary?: string }[];
}

/** Everything that the site promises. A docked bar may lie over a control that the reader scrolls free. */
const allRules = (targets: Targets) => ({
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'target-size': { enabled: targets === 'with targets' } },
});
type Targets = 'with targets' | 'without targets';
/** The rules that look at colours: a theme changes nothing else. */
const RULES_OF_COLOUR = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } };

/**
 * What axe finds on the present page.
 * Of rows and items of one kind, by their elements, classes and attributes, it checks the first three: a list of
 * hundreds says the same of each.
 */
const violationsOn = async (page: Page, rules: object): Promise<string[]> => {
  const violations = await page.evaluate(async (given) => {
    const { axe: engine } = globalThis as unknown as {
      axe: { run: (context: object, o: object) => Promise<{ violations: Violation[] }> };
    };
    const isTold = (name: string) => !['href', 'id', 'value'].includes(name);
    const makeOf = (item: Element): string =>
      [item, ...item.querySelectorAll('*')]
        .map((e) => [e.localName, e.getAttribute('class'), ...e.getAttributeNames().filter(isTold)].join(' '))
        .join();
    const seen = new Map<string, number>();
    const alike: Element[] = [];
    for (const item of document.querySelectorAll('li, tr')) {
      if (item.parentElement!.closest('[data-alike]') !== null) continue;
      const times = (seen.get(makeOf(item)) ?? 0) + 1;
      seen.set(makeOf(item), times);
      if (times <= 3) continue;
      alike.push(item);
      item.setAttribute('data-alike', '');
    }
    for (const item of alike) item.removeAttribute('data-alike');
    // Leave out the passed checks: listing them takes as long as the rules.
    const options = { ...given, resultTypes: ['violations'] };
    return (await engine.run({ include: [document], exclude: alike }, options)).violations;
  }, rules);
  return violations.map(
    (v) =>
      `${v.id}: ${v.nodes
        .slice(0, 3)
        .map((n) => `${n.html.slice(0, 140)} ${n.failureSummary ?? ''}`)
        .join(' | ')}`,
  );
};

/** What is on its way from one theme to the other has arrived. */
const finishChanges = (page: Page) =>
  page.evaluate(() => {
    for (const change of document.getAnimations())
      if (change.effect?.getComputedTiming().endTime !== Infinity) change.finish();
  });

/**
 * Asserts that axe finds nothing on a page that bears it: by all rules in the light theme, by those of colour in the dark.
 * @param targets whether the size of targets is asked too; `page-kinds.test.ts` measures it, and asks for more
 */
export const findsNothing = async (page: Page, theme: Theme, targets: Targets = 'without targets'): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme });
  await finishChanges(page);
  assert.deepEqual(await violationsOn(page, theme === 'light' ? allRules(targets) : RULES_OF_COLOUR), []);
};

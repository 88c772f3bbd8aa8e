/**
 * What readers do with the site, written once and played in every engine.
 * Each scenario returns what the reader has read at its end: an engine that reads something else than Chromium has
 * counted or shown something else.
 */
import type { Driver } from './driver.ts';
import { COMBAT } from './eldritch-combat-scenarios.ts';
import { ECHO } from './echo-scenarios.ts';
import { ELDRITCH } from './eldritch-scenarios.ts';
import { FOUR_SOULS } from './foursouls-scenarios.ts';
import { button, enterOn, focusOn, goTo, partOf, pointAt, pressOn, saying, until } from './hands.ts';
import { PHONE, isLive, type Scenario } from './scenario.ts';

const WIDE_PHONE = 420;
const TERM = '/arkham/terms/attack-of-opportunity/';
const FIRST_TERM = { css: '.prose a.term' };

const isAt = (driver: Driver, path: string) => until(driver, `the page ${path}`, (p) => location.pathname === p, path);

/** The card of a preview: what it says, and whether all of it is on the screen. */
const cardOf = (driver: Driver) =>
  until(
    driver,
    'the card of the term',
    () => {
      const card = document.querySelector('.preview:popover-open');
      if (card === null) return null;
      const box = card.getBoundingClientRect();
      return {
        text: card.textContent,
        isWhole: box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1,
      };
    },
    null,
  );
const cardIsGone = (driver: Driver) =>
  until(driver, 'the card gone', () => document.querySelector('.preview:popover-open') === null, null);

const READING: readonly Scenario[] = [
  {
    name: 'links to terms are marked',
    path: TERM,
    play: (driver) =>
      driver.evaluate(() => {
        const { textDecorationLine, textDecorationStyle } = getComputedStyle(document.querySelector('.prose a.term')!);
        return { textDecorationLine, textDecorationStyle };
      }, null),
  },
  {
    name: 'a mouse that rests on a term opens its card',
    path: TERM,
    play: async (driver) => {
      await pointAt(driver, FIRST_TERM);
      return cardOf(driver);
    },
  },
  {
    name: 'Space on a term opens its card, Escape closes it and gives the focus back',
    path: TERM,
    play: async (driver) => {
      await focusOn(driver, FIRST_TERM);
      await driver.key('Space');
      const card = await cardOf(driver);
      await driver.key('Escape');
      await cardIsGone(driver);
      const focus = await until(
        driver,
        'the focus at the term',
        (css) => document.activeElement?.matches(css) === true && document.activeElement.textContent,
        FIRST_TERM.css,
      );
      return { card, focus };
    },
  },
  {
    name: 'a tap on a term opens its sheet, the link in it the page',
    path: TERM,
    width: PHONE,
    play: async (driver) => {
      await pressOn(driver, FIRST_TERM, 'touch');
      const sheet = await cardOf(driver);
      await pressOn(driver, { css: '.preview a', name: 'Открыть термин' }, 'touch');
      await until(driver, 'the page of the term', (path) => location.pathname !== path, TERM);
      return sheet;
    },
  },
  {
    name: 'a tap beside the sheet of a term closes it',
    path: TERM,
    width: PHONE,
    play: async (driver) => {
      await pressOn(driver, FIRST_TERM, 'touch');
      await cardOf(driver);
      await driver.press({ x: PHONE / 2, y: 60 }, 'touch');
      await cardIsGone(driver);
    },
  },
  {
    name: 'the chosen theme is kept for the next page',
    path: '/',
    play: async (driver) => {
      const themeOf = () => until(driver, 'a theme', () => document.documentElement.dataset.theme, null);
      await pressOn(driver, { css: '.theme' });
      const chosen = await themeOf();
      await goTo(driver, TERM);
      return { chosen, kept: await themeOf() };
    },
  },
  {
    name: 'a game is saved on the device and taken off it',
    path: '/echo/',
    width: PHONE,
    play: async (driver) => {
      const says = (words: string) =>
        until(
          driver,
          `«${words}»`,
          (wanted) => document.querySelector('.save-game [role=status]')?.textContent.includes(wanted),
          words,
        );
      await says('Загрузить нужно');
      await pressOn(driver, button('Сохранить игру'));
      await says('открывается без связи. На');
      const kept = await until(
        driver,
        'one button of two',
        () => document.querySelectorAll('.save-game button[hidden]').length === 1,
        null,
      );
      await pressOn(driver, button('Убрать с устройства'));
      await says('Загрузить нужно');
      return kept;
    },
  },
];

/** What the search says to a query with a mistake, as soon as it has answered. */
const answersTo = async (driver: Driver, query: string) => {
  await until(driver, 'the field of the search', () => document.activeElement?.matches('.search-panel input'), null);
  await driver.type(query);
  return until(
    driver,
    `hits for «${query}»`,
    (wanted) => {
      const panel = document.querySelector('.search-panel');
      const hits = [...(panel?.querySelectorAll('.hits a b') ?? [])].map((hit) => hit.textContent);
      const said = panel?.querySelector('.found')?.textContent ?? '';
      // The former answer stays until the new one comes, marked as busy.
      const isWaiting =
        panel?.getAttribute('aria-busy') !== 'false' ||
        /^(?:Среди|Ищем)/.test(said) ||
        panel.querySelector('[data-incomplete]') !== null;
      const isDone = panel?.querySelector('input')?.value === wanted && hits.length > 0 && !isWaiting;
      return isDone && { hits, said };
    },
    query,
  );
};
const SEARCH: readonly Scenario[] = [
  {
    name: 'search by key: a mistake in typing is forgiven, Enter opens the first hit',
    path: '/arkham/terms/doom/',
    play: async (driver) => {
      await driver.key('Slash');
      const answer = await answersTo(driver, 'внеочиредная отака');
      await driver.key('Enter');
      await isAt(driver, TERM);
      return answer;
    },
  },
  ...(['mouse', 'touch'] as const).map((pointer): Scenario => ({
    name: `search by button, ${pointer}: the text of the rules answers too`,
    path: '/arkham/terms/doom/',
    width: PHONE,
    play: async (driver) => {
      await pressOn(driver, { css: '.thumb a', name: 'Поиск' }, pointer);
      return answersTo(driver, 'мини-карту на чёрно-белую');
    },
  })),
];

const ARKHAM: readonly Scenario[] = [
  {
    name: 'skill test: an easier test',
    path: '/arkham/odds/',
    width: WIDE_PHONE,
    play: async (driver) => {
      await isLive(driver, '.odds');
      await saying(driver, '.odds .c-bar', '62,5 %');
      await pressOn(driver, partOf('difficulty'));
      await pressOn(driver, button('Сложность проверки: меньше'));
      return saying(driver, '.odds .c-bar', '81,3 %');
    },
  },
  {
    name: 'skill test: a question for the worker',
    path: '/arkham/odds/?v=1&c=notz.standard&n=4.1.3&b=1232110000211011aa8&e=olive-mcbride-2',
    play: (driver) => saying(driver, '#o-result .c-advice', 'Применяйте «Оливия Макбрайд'),
  },
  {
    name: 'chaos bag: three blesses are drawn one after the other',
    path: '/arkham/bag/?v=1&n=4.3&b=0000000000000000300',
    width: PHONE,
    play: async (driver) => {
      await saying(driver, '.chaos-bag', 'Мешок из ссылки взят');
      await enterOn(driver, button('Тянуть жетон'));
      await saying(driver, '.chaos-bag', 'Тяните ещё.');
      await enterOn(driver, button('Тянуть ещё'));
      await until(driver, 'two tokens', () => document.querySelectorAll('.drawn li').length === 2, null);
      return saying(driver, '.chaos-bag .play', 'Тяните ещё.');
    },
  },
];

const HELLBOY: readonly Scenario[] = [
  {
    name: 'test of dice: one improvement',
    path: '/hellboy/odds/',
    width: PHONE,
    play: async (driver) => {
      await isLive(driver, '.hb-odds');
      await saying(driver, '.hb-odds .c-bar', '88,1 %');
      await enterOn(driver, partOf('cards'));
      await enterOn(driver, button('Улучшения от карт: больше'));
      return saying(driver, '.hb-odds .c-bar', '90,9 %');
    },
  },
  {
    name: 'attacks in a row: counted by the worker',
    path: '/hellboy/odds/?v=1&q=series&s=3.kill',
    play: (driver) => saying(driver, '.hb-odds .c-bar', '92,5 %'),
  },
];

export const SCENARIOS: readonly Scenario[] = [
  ...READING,
  ...SEARCH,
  ...ARKHAM,
  ...HELLBOY,
  ...FOUR_SOULS,
  ...COMBAT,
  ...ELDRITCH,
  ...ECHO,
];

/** What readers do with the calculators of Four Souls. */
import type { Driver } from './driver.ts';
import { button, enterOn, focusOn, openAgain, partOf, pressOn, saying, until } from './hands.ts';
import { PHONE, isLive, type Scenario } from './scenario.ts';

/** A calculator further down begins to work when it comes into sight. */
const scrollTo = (driver: Driver, css: string) =>
  driver.evaluate((place) => document.querySelector(place)!.scrollIntoView(), css);

/** The number of the step that the stack shows, if it is a later one: two steps may say the same. Runs in the page. */
const stepShown = (than: number): number | null => {
  const shown = Number(/Шаг (\d+)/u.exec(document.querySelector('.k-event')?.textContent ?? '')?.[1]);
  return shown > than ? shown : null;
};

export const FOUR_SOULS: readonly Scenario[] = [
  {
    name: 'attack: one more health, which is in the address and on the device',
    path: '/foursouls/odds/?v=1&p=1.1.0.0.0.1&f=.1.4.1',
    width: PHONE,
    play: async (driver) => {
      await isLive(driver, '.attack-odds');
      await saying(driver, '.attack-odds .c-bar', '50 %');
      await enterOn(driver, partOf('who'));
      await enterOn(driver, button('Здоровье сейчас: больше'));
      const answer = await saying(driver, '.attack-odds .c-bar', '75 %');
      await until(driver, 'the address of the attack', () => location.search.includes('p=2.1.0.0.0.1'), null);
      const address = await driver.evaluate(() => location.search, null);
      await openAgain(driver);
      await isLive(driver, '.attack-odds');
      return { answer, address, again: await saying(driver, '.attack-odds .c-bar', '75 %') };
    },
  },
  {
    name: 'deck: one card more is looked at',
    path: '/foursouls/odds/?v=1&p=1.1.0.0.0.1&f=.1.4.1&deck=loot.60.bomb.3.1',
    play: async (driver) => {
      await saying(driver, '#a-result', '1/2');
      await scrollTo(driver, '.deck-scaler');
      await saying(driver, '.deck-scaler .c-big', '19 %');
      await enterOn(driver, partOf('deck-drawn'));
      await enterOn(driver, button('Сколько следующих карт: больше'));
      await until(driver, 'the address of the deck', () => location.search.includes('deck=loot.60.bomb.4.1'), null);
      return saying(driver, '.deck-scaler', '%');
    },
  },
  {
    name: 'stack: a case by button, by key, to its end',
    path: '/foursouls/stack/three-responses/',
    width: PHONE,
    play: async (driver) => {
      await isLive(driver, '.stack');
      await pressOn(driver, { css: '.k-controls .c-main' });
      const first = await saying(driver, '.k-event', 'Шаг 1');
      await focusOn(driver, { css: '#table' });
      await driver.key('ArrowRight');
      const second = await saying(driver, '.k-event', 'Шаг 2');
      await driver.key('End');
      await saying(driver, '.k-event', 'Шаг 12');
      return { first, second, log: await saying(driver, '.k-log', 'Отменено') };
    },
  },
  {
    name: 'stack: in the sandbox all pass',
    path: '/foursouls/stack/',
    width: PHONE,
    play: async (driver) => {
      await isLive(driver, '.stack');
      await saying(driver, '.k-event', 'Шаг');
      const step = await until(driver, 'a step with its number', stepShown, 0);
      await pressOn(driver, button('Все пасуют'));
      await until(driver, 'a later step', stepShown, step);
      return driver.evaluate(
        () =>
          ['.k-event', '.k-pile'].map((part) => document.querySelector(part)?.textContent.replace(/\s+/g, ' ').trim()),
        null,
      );
    },
  },
];

/** What readers do with the calculators of Eldritch Horror. */
import { button, enterOn, openAgain, partOf, pressOn, saying, until } from './hands.ts';
import { PHONE, isLive, type Scenario } from './scenario.ts';

export const ELDRITCH: readonly Scenario[] = [
  {
    name: 'any test: a die more, a clue, and when to spend it',
    path: '/eldritch/test/',
    width: PHONE,
    play: async (driver) => {
      await isLive(driver, '.el-tests');
      await saying(driver, '.el-tests .c-bar', '80,2 %');
      await enterOn(driver, partOf('tested'));
      await enterOn(driver, button('Сила на листе: больше'));
      await saying(driver, '.el-tests .c-bar', '86,8 %');
      await enterOn(driver, partOf('rerolls'));
      await enterOn(driver, button('Улики: больше'));
      const answer = await saying(driver, '.el-tests .c-bar', '91,2 %');
      return { answer, rules: await saying(driver, '.et-rules', 'за улику') };
    },
  },
  {
    name: 'acquiring assets: a clue, which is in the address',
    path: '/eldritch/assets/',
    width: PHONE,
    play: async (driver) => {
      await isLive(driver, '.el-tests');
      await saying(driver, '.el-tests .c-bar', '80,2 %');
      await enterOn(driver, partOf('rerolls'));
      await enterOn(driver, button('Улики: больше'));
      const answer = await saying(driver, '.el-tests .c-bar', '86,8 %');
      await until(driver, 'the address', () => location.search.includes('r=1.0.0.0.0'), null);
      return { answer, baskets: await saying(driver, '.c-ways', 'Святой крест') };
    },
  },
  {
    name: 'map: a ticket by key, an end of the way by a tap on the scheme',
    path: '/eldritch/map/',
    width: PHONE,
    play: async (driver) => {
      await isLive(driver, '.el-map');
      await saying(driver, '.el-map .c-bar', '4 действия');
      await enterOn(driver, partOf('tickets'));
      await enterOn(driver, button('Билеты на корабль: больше'));
      const counted = await saying(driver, '.el-map .c-asks', '1 на корабль');
      await pressOn(driver, { css: '#el-board > summary' }, 'touch');
      await pressOn(driver, button('Лондон, город'), 'touch');
      return {
        counted,
        plan: [await saying(driver, '.el-map .c-bar', 'Аркхэм — Лондон'), await saying(driver, '.el-rounds', 'Лондон')],
      };
    },
  },
  {
    name: 'Mythos deck: two cards, which are in the address and on the device',
    path: '/eldritch/deck/',
    width: PHONE,
    play: async (driver) => {
      await isLive(driver, '.el-deck');
      await saying(driver, '.el-deck .c-bar', '16 карт');
      await pressOn(driver, { css: '.el-colours [data-colour=yellow]' }, 'touch');
      await saying(driver, '.el-deck .c-bar', '15 карт');
      await enterOn(driver, { css: '.el-colours [data-colour=blue]' });
      const answer = await saying(driver, '.el-deck .c-bar', '14 карт');
      await until(driver, 'the address of the deck', () => location.search.includes('d=yb'), null);
      await openAgain(driver);
      await isLive(driver, '.el-deck');
      return { answer, again: await saying(driver, '.c-results', '50 %') };
    },
  },
];

/** What readers do with the calculators of Eldritch Horror. */
import { button, enterOn, saying, until } from './hands.ts';
import { PHONE, isLive, type Scenario } from './scenario.ts';

export const ELDRITCH: readonly Scenario[] = [
  {
    name: 'any test: a die more, a clue, and when to spend it',
    path: '/eldritch/test/',
    width: PHONE,
    play: async (driver) => {
      await isLive(driver, '.el-tests');
      await saying(driver, '.el-tests .c-bar', '80,2 %');
      await enterOn(driver, button('Сила на листе: больше'));
      await saying(driver, '.el-tests .c-bar', '86,8 %');
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
      await enterOn(driver, button('Улики: больше'));
      const answer = await saying(driver, '.el-tests .c-bar', '86,8 %');
      await until(driver, 'the address', () => location.search.includes('r=1.0.0.0.0'), null);
      return { answer, baskets: await saying(driver, '.et-wide', 'Holy Cross') };
    },
  },
];

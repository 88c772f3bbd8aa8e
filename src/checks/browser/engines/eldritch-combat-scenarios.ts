/** What readers do with the calculator of combat. */
import { button, enterOn, focusOn, partOf, pressOn, saying, until } from './hands.ts';
import { PHONE, isLive, type Scenario } from './scenario.ts';

export const COMBAT: readonly Scenario[] = [
  {
    name: 'combat: one clue more, which is in the address',
    path: '/eldritch/combat/',
    width: PHONE,
    play: async (driver) => {
      await isLive(driver, '.el-combat');
      await saying(driver, '.el-combat .c-bar', '25,9 %');
      await enterOn(driver, partOf('numbers-1'));
      await enterOn(driver, button('Улики: больше'));
      const answer = await saying(driver, '.el-combat .c-bar', '40,7 %');
      await until(driver, 'the address of the fight', () => location.search.includes('n=6.6.1.0.plain'), null);
      return answer;
    },
  },
  {
    name: 'combat: two investigators, counted by the worker',
    path: '/eldritch/combat/?v=1&i=lily-chen&i2=mark-harrigan&m=deep-one_ghoul&k=2',
    play: async (driver) => {
      await isLive(driver, '.el-combat');
      await saying(driver, '.c-results', '+1 кубик силы');
      return saying(driver, '.c-ways', 'Монстр');
    },
  },
  {
    name: 'combat: throw by throw with dice that are tapped in, and a step back',
    path: '/eldritch/combat/',
    width: PHONE,
    play: async (driver) => {
      await isLive(driver, '.el-combat');
      await pressOn(driver, { css: '#el-play > summary' }, 'touch');
      await enterOn(driver, button('Начать бой'));
      await saying(driver, '#el-play', 'выберите монстра');
      await focusOn(driver, { css: '#el-play [value=page]' });
      await driver.key('ArrowRight');
      await enterOn(driver, button('Бой: «Глубоководный» лучше всего'));
      await enterOn(driver, button('Бросить 3 кубика лучше всего'));
      for (const face of [6, 1, 2]) await enterOn(driver, button(`Выпало ${face}`));
      await saying(driver, '#el-play', 'Выпало: 6, 1, 2');
      await enterOn(driver, button('Оставить кубики лучше всего'));
      const after = await saying(driver, '#el-play', 'Успехов: 1.');
      await enterOn(driver, button('Шаг назад'));
      return { after, before: await saying(driver, '#el-play', 'Выпало: 6, 1, 2') };
    },
  },
];

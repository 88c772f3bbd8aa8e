/** What readers do with the calculators of Echo. */
import { button, enterOn, openAgain, partOf, pressOn, saying, until } from './hands.ts';
import { PHONE, isLive, type Scenario } from './scenario.ts';

export const ECHO: readonly Scenario[] = [
  {
    name: 'battle: one more Strength, then a detective more, counted with his own end',
    path: '/echo/battle/',
    width: PHONE,
    play: async (driver) => {
      await isLive(driver, '.ec-battle');
      await saying(driver, '.ec-battle .c-bar', '45,8 %');
      await enterOn(driver, partOf('detective-1'));
      await enterOn(driver, button('Сила сейчас: больше'));
      const stronger = await saying(driver, '.ec-battle .c-bar', '68,8 %');
      await enterOn(driver, button('Добавить Сыщика'));
      return { stronger, two: await saying(driver, '.ec-battle .c-bar', '2 Сыщика') };
    },
  },
  {
    name: 'tracker of the day: a game of one’s own, a phase on, and back again from the device',
    path: '/echo/day/',
    width: PHONE,
    play: async (driver) => {
      await isLive(driver, '.echo-day');
      const example = await saying(driver, '.echo-day .c-bar', 'Ход 5');
      await pressOn(driver, { css: '.d-start > summary' });
      await enterOn(driver, button('Начать партию'));
      await saying(driver, '.d-said', 'Партия «Партия 1» начата.');
      await enterOn(driver, button('Начать первый ход'));
      const log = await saying(driver, '.d-said', 'Началась Фаза Движения.');
      await until(
        driver,
        'the game on the device',
        () => localStorage.getItem('pravilarium.echo.day')?.includes('"next"'),
        null,
      );
      await openAgain(driver);
      await isLive(driver, '.echo-day');
      return { example, log, again: await saying(driver, '.d-steps', 'Что делать: Фаза Движения') };
    },
  },
];

/** The calculator of dice: its example, the faces of one's own dice, situations, and what an address says. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Page } from 'playwright-core';
import { calculator, PHONE, waitForKept } from '../calculator.ts';
import { becomes, eventually } from '../eventually.ts';
import { openFold, openPart } from '../question.ts';
import { stage } from '../stage.ts';

const { open } = stage();
const { big, says, isLive, press } = calculator('.hb-odds');
const PAGE = '/hellboy/odds/';

test('the example is whole without JavaScript: what was counted, that the faces are assumed, every part of the answer', () =>
  open(PAGE, { ...PHONE, javaScriptEnabled: false }, async (page) => {
    assert.match(
      (await big(page).textContent())!,
      /88,1\u00a0%.*Попасть: стойкость\u00a02, 3\u00a0красных.*предположены/su,
    );
    assert.match((await page.locator('.hb-faces').textContent())!, /предположены/);
    assert.ok((await page.locator('.c-policy li').count()) > 0);
    assert.equal(await page.locator('.hb-steps li').count(), 6);
    const { y, height } = (await page.locator('.c-bar').boundingBox())!;
    assert.ok(y >= 0 && y + height <= 740, `${y} + ${height}`);
  }));

test('a situation by keyboard: the rule is named, its link leads to its term, the state comes back from the device', () =>
  open(PAGE, PHONE, async (page) => {
    await isLive(page);
    await page.locator('[data-part=around]').press('Enter');
    await page.getByRole('button', { name: 'Другие враги в вашей области: больше' }).press('Enter');
    await says(page, '2\u00a0красных и 1\u00a0оранжевый');
    await openFold(page, 'hb-dice');
    const reason = page.locator('.hb-reasons').getByRole('link', { name: 'Другие враги в вашей области' });
    await reason.waitFor();
    assert.equal(await reason.getAttribute('href'), '/hellboy/terms/fight/');
    await page.waitForURL('**n=e1**');
    await page.goto(page.url().split('?')[0]!);
    await says(page, '2\u00a0красных и 1\u00a0оранжевый');
    await press(page, 'Заново');
    await says(page, '88,1');
  }));

test('each action asks for what its rules count, and for no more', () =>
  open(PAGE, {}, async (page) => {
    await isLive(page);
    const choose = async (name: string) => {
      await openPart(page, 'action');
      await page.getByRole('radio', { name, exact: true }).check();
    };
    const isAsked = (name: string) => page.getByRole('group', { name }).waitFor();
    await choose('Изучение');
    await page.locator('[data-part=enemy]').waitFor({ state: 'detached' });
    await openPart(page, 'around');
    await isAsked('Враги в вашем помещении');
    await choose('Защита от дальней атаки');
    await openPart(page, 'enemy');
    await isAsked('Значение дальней атаки');
    assert.equal(await page.getByRole('group', { name: 'Стойкость' }).count(), 0);
    await openPart(page, 'around');
    await isAsked('Другие персонажи в вашей области');
    await choose('Другая проверка');
    await page.locator('[data-part=enemy]').waitFor({ state: 'detached' });
    await openPart(page, 'around');
    await isAsked('Усиление');
    assert.equal(await page.locator('.c-edit .c-stepper').count(), 4);
  }));

test('the dice by hand are two taps from the first screen, and the sentence says them', () =>
  open(PAGE, { viewport: { width: 360, height: 740 }, hasTouch: true }, async (page) => {
    await isLive(page);
    const level = page.locator('[data-part=level]');
    const { y, height } = (await level.boundingBox())!;
    assert.ok(y >= 0 && y + height < 740, `${y} + ${height}`);
    await openPart(page, 'level');
    await press(page, 'Задать кубики самому');
    await press(page, 'красный: кубиков: меньше');
    await level.filter({ hasText: '2\u00a0красных' }).waitFor();
    const modes = page.locator('.hb-modes');
    await modes.locator('label', { hasText: 'Осада' }).click();
    await page.locator('[data-part=attacks]').waitFor();
    await modes.locator('label', { hasText: 'Проверка' }).click();
    await level.filter({ hasText: '2\u00a0красных' }).waitFor();
  }));

test('dice set by hand replace the situation, and give way to it again', () =>
  open(PAGE, {}, async (page) => {
    await isLive(page);
    await openPart(page, 'level');
    await press(page, 'Задать кубики самому');
    await press(page, 'красный: кубиков: меньше');
    await press(page, 'чёрный: кубиков: больше');
    await says(page, '1\u00a0чёрный и 2\u00a0красных');
    await page.waitForURL('**c=brr**');
    await press(page, 'Вернуть кубики по положению');
    await says(page, '88,1');
  }));

const enemies = (page: Page) => page.locator('.c-select', { hasText: /^Враг/ }).locator('select');
test('an enemy is filled in once and kept on the device', () =>
  open(PAGE, {}, async (page) => {
    await isLive(page);
    await openPart(page, 'enemy');
    await press(page, 'Стойкость: больше');
    await page.locator('summary', { hasText: 'Запомнить врага' }).click();
    const form = page.locator('form').filter({ visible: true });
    await form.getByRole('textbox').fill('<b>');
    await form.getByRole('button', { name: 'Запомнить на этом устройстве' }).click();
    await form.getByRole('alert').waitFor();
    await form.getByRole('textbox').fill('Крысолов');
    await form.getByRole('button', { name: 'Запомнить на этом устройстве' }).click();
    await waitForKept(page, 'hellboy.cards', 'Крысолов');
    await page.goto(page.url().split('?')[0]!);
    await isLive(page);
    await openPart(page, 'enemy');
    await enemies(page).selectOption('Лягушкомонстр из примеров');
    await says(page, 'стойкость\u00a02');
    await enemies(page).selectOption('Крысолов');
    await says(page, 'стойкость\u00a03');
  }));

test('a boss of unknown toughness has no per cent before it is set, and the bar leads to where', () =>
  open(PAGE, { viewport: { width: 360, height: 740 }, hasTouch: true }, async (page) => {
    await isLive(page);
    await openPart(page, 'enemy');
    await enemies(page).selectOption('Распутин');
    await press(page, 'Готово');
    await says(page, /\?.*стойкость.*Распутин/su);
    for (const place of ['.c-bar', '#hb-result']) await page.locator(place, { hasNotText: '%' }).waitFor();
    await page.locator('.c-bar .c-why').click();
    await page.locator('.c-edit').waitFor();
    await page.waitForFunction(() => {
      const { top, bottom } = document.querySelector('#hb-toughness')!.getBoundingClientRect();
      const bar = document.querySelector('.c-bar')!.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight && (top >= bar.bottom || bottom <= bar.top);
    });
    for (let taps = 0; taps < 3; taps += 1) await press(page, 'Стойкость: больше');
    await says(page, /%.*Попасть: стойкость\u00a03/su);
    await page.waitForURL('**e=rasputin.3.**');
  }));

test('attacks in a row on such a boss have no per cent either', () =>
  open(`${PAGE}?v=1&q=series&a=fight&e=rasputin`, {}, async (page) => {
    await isLive(page);
    await says(page, /\?.*стойкость.*Распутин/su);
    for (const place of ['.c-bar', '.c-lead', '#hb-result']) await page.locator(place, { hasNotText: '%' }).waitFor();
    await page.locator('#hb-result').getByRole('link').click();
    await page.locator('.c-edit #hb-toughness').waitFor();
  }));

/** Whether the words of the bar are in sight up to the colon: what is wanted, and against what. */
const isGoalInSight = (page: Page) =>
  page.evaluate(() => {
    const counted = document.querySelector('.c-bar .c-counted')!;
    const range = document.createRange();
    range.selectNodeContents(counted);
    const walker = document.createTreeWalker(counted, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const colon = walker.currentNode.textContent!.indexOf(':');
      if (colon >= 0) {
        range.setEnd(walker.currentNode, colon);
        break;
      }
    }
    const ends = [counted, counted.closest('.c-bar')!].map((box) => box.getBoundingClientRect().bottom);
    return range.getBoundingClientRect().bottom <= Math.min(...ends) + 1;
  });
test('the goal in the bar is never cut, in letters of double size either', () =>
  open(`${PAGE}?v=1&a=fight&n=e1&e=.12.0.0.5.5&g=reach.12`, { bypassCSP: true }, async (page) => {
    await isLive(page);
    for (const size of ['100%', '200%']) {
      await page.addStyleTag({ content: `html { font-size: ${size} }` });
      for (const width of [320, 360, 412, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        assert.ok(await isGoalInSight(page), `${size}, ${width} px`);
      }
    }
  }));

test('attacks in a row, a siege and a roll answer in the bar and go with the address', () =>
  open(`${PAGE}?v=1&q=series&s=3.kill`, {}, async (page) => {
    await says(page, /92,5.*Победить за 3\u00a0фишки: здоровье\u00a06/su);
    const ways = page.getByRole('group', { name: 'Все способы потратить фишки' }).locator('tbody tr');
    await ways.nth(3).waitFor();
    await page.locator('.c-advice').getByText('3\u00a0атаки без усиления').waitFor();
    await becomes(() => ways.count(), 4);
    // The chance alone, without its fraction.
    await openFold(page, 'hb-after');
    const after = page.getByRole('group', { name: 'Когда враг будет побеждён' }).locator('tbody td');
    await eventually(async () => assert.match((await after.last().textContent())!, /^92,5\u00a0%$/u));
    const choose = (name: string) => page.getByRole('radio', { name, exact: true }).check();
    await choose('Осада');
    await says(page, /Устоять: 2\u00a0атаки \(5, 5\), на\u00a0шкале 0\u00a0из\u00a08/u);
    await page.getByText('После каждой атаки').waitFor();
    await openPart(page, 'tokens');
    await press(page, 'Фишки, которые можно потратить: больше');
    await page.getByText('Сколько фишек тратить на защиту').waitFor();
    await page.waitForURL('**q=siege**');
    await choose('Броски');
    await says(page, /Вернуться: 1\u00a0раунд/u);
    await openPart(page, 'throw');
    await page.getByLabel('Какой бросок').selectOption('Запретный фолиант');
    await says(page, /33,3.*1\/3$/su);
    await page.waitForURL('**t=tome**');
  }));

test('the throw, step by step: thrown, chosen, counted, taken back, remembered', () =>
  open(`${PAGE}?v=1&a=fight`, PHONE, async (page) => {
    await isLive(page);
    const roller = await openFold(page, 'hb-roller');
    await roller.locator('summary', { hasText: 'Ввести свой бросок' }).click();
    await roller.getByRole('group', { name: 'красный кубик' }).first().getByRole('radio', { name: '3' }).check();
    await roller.getByRole('radio', { name: 'Переброс' }).check();
    await roller.getByRole('button', { name: 'Что с этим делать' }).click();
    // 3, 0 and 0 with a reroll: the zeros are best thrown again, and are chosen already.
    await roller.getByRole('button', { name: 'красный кубик: 0', pressed: true }).nth(1).waitFor();
    await roller.getByRole('button', { name: 'красный кубик: 3', pressed: false }).waitFor();
    await roller.getByRole('button', { name: 'Перебросить выделенные' }).click();
    await roller.getByRole('button', { name: 'Посчитать результат' }).click();
    await roller.locator('[role=status]', { hasText: /Результат \d+\. Врагу \d+/ }).waitFor();
    await roller.locator('summary', { hasText: 'Прошлые броски: 1' }).waitFor();
    await roller.getByRole('button', { name: 'Шаг назад' }).click();
    await roller.getByRole('button', { name: 'Посчитать результат' }).waitFor();
    await roller.getByRole('button', { name: 'Шаг вперёд' }).click();
    await roller.getByRole('button', { name: 'Бросить ещё раз' }).click();
    await roller.locator('[role=status]', { hasText: 'Выпало', hasNotText: 'Результат' }).waitFor();
  }));

test('a later version and a broken address are said, and nothing is lost', () =>
  open(`${PAGE}?v=9&a=fight`, {}, async (page) => {
    await page.getByRole('alert').filter({ hasText: 'другой версии' }).waitFor();
    await says(page, '88,1');
    await page.goto(`${page.url().split('?')[0]!}?v=1&a=fight&e=nobody&n=e1`);
    await page.getByRole('alert').filter({ hasText: 'nobody' }).waitFor();
    await says(page, 'оранжевый');
  }));

test('a link leads with its sentence and keeps it while other numbers are tried', () =>
  open(`${PAGE}?v=1&a=fight&e=.4.6.0.5.5`, PHONE, async (page) => {
    const lead = page.locator('.c-lead.c-sent', { hasText: 'стойкости 4' });
    await lead.waitFor();
    const said = await lead.textContent();
    await openPart(page, 'enemy');
    await press(page, 'Стойкость: больше');
    await says(page, 'стойкость\u00a05');
    assert.equal(await page.locator('.c-lead').textContent(), said);
  }));

/** The calculator of any test: its example, who tests what, when to throw again, the dice on the table, addresses. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calculator, PHONE } from '../calculator.ts';
import { openFold, openPart } from '../question.ts';
import { stage } from '../stage.ts';

const PAGE = '/eldritch/test/';
const { open } = stage();
const { big, says, isLive, press, choose } = calculator('.el-tests');

test('the example is whole without JavaScript', () =>
  open(PAGE, { ...PHONE, javaScriptEnabled: false }, async (page) => {
    assert.match((await big(page).textContent())!, /80,2\u00a0%.*Пройти: сила, 4\u00a0кубика.*точно 65\/81/su);
    assert.match((await page.locator('.c-answer').textContent())!, /Хотя бы 1\u00a0успех — с\u00a0шансом 80,2\u00a0%/u);
    assert.match((await page.locator('.c-shown [role=img]').getAttribute('aria-label'))!, /0 — 19,8/u);
    assert.equal(await page.locator('.et-grid tbody tr').count(), 10);
    assert.equal(await page.locator('.et-grid td[aria-current]').textContent(), '80,2');
    const { y, height } = (await page.locator('.c-bar').boundingBox())!;
    assert.ok(y >= 0 && y + height <= 740, `${y} + ${height}`);
    assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 320);
  }));

test('an investigator is found in Russian and in English, another skill is one tap', () =>
  open(PAGE, PHONE, async (page) => {
    await isLive(page);
    await openPart(page, 'who');
    const field = page.getByRole('searchbox', { name: /^Сыщик\./ });
    await field.fill('никтонетакой');
    await page.getByText('Никого с таким именем нет').waitFor();
    await field.fill('charlie');
    await field.press('Enter');
    await page.locator('.c-pick-list').waitFor({ state: 'detached' });
    await says(page, /55,6\u00a0%.*сила, 2\u00a0кубика/su);
    await choose(page, /^Общение/u);
    await says(page, /80,2\u00a0%.*общение, 4\u00a0кубика/su);
    await page.waitForURL('**i=charlie-kane&t=influence');
    await press(page, 'Модификатор проверки: меньше');
    await says(page, /70,4\u00a0%.*3\u00a0кубика/su);
    await openFold(page, 'et-how');
    await page.locator('.c-how').getByText('Кубиков: навык 4 − 1 = 3.').waitFor();
  }));

test('clues: when to throw again, what other ways to spend come to, what more would buy', () =>
  open(`${PAGE}?v=1&i=lily-chen&t=strength&d=1.0.0.plain&r=2.0.0.0.0&w=3`, {}, async (page) => {
    await isLive(page);
    await says(page, /42,9\u00a0%.*3\u00a0успеха: сила, .*2\u00a0улики.*точно 313\/729/su);
    const rules = page.locator('.et-rules tbody tr');
    assert.deepEqual(
      (await rules.allTextContents()).map((row) => row.replaceAll('\u00a0', ' ')),
      [
        '0Остановитесь: нужного числа успехов уже не набрать.',
        '1–2Перебросьте 1 кубик без успеха за улику.',
        '3 или большеОстановитесь: успехов хватает.',
      ],
    );
    await page.locator('.et-otherwise').getByText('Если выбрать «Не тратить», шанс будет 21').waitFor();
    await page.locator('.c-results .c-buys').getByText('Благословение').waitFor();
    await choose(page, 'Не тратить');
    await says(page, '21');
    await page.waitForURL('**s=none**');
  }));

test('dice are thrown, one of them again for a clue, and back', () =>
  open(`${PAGE}?v=1&i=lily-chen&t=strength&r=1.0.0.0.0&w=4`, PHONE, async (page) => {
    await isLive(page);
    const roller = await openFold(page, 'et-roller');
    await roller.getByText('Ввести свой бросок').click();
    for (const [at, face] of ['6', '5', '2', '6'].entries())
      await roller.locator('fieldset').nth(at).getByRole('radio', { name: face, exact: true }).check();
    await roller.getByRole('button', { name: 'Положить эти кубики' }).click();
    const told = roller.locator('.et-told');
    await told.getByText('Выпало: 6, 5, 2, 6. Успехов: 3. Этого мало: нужно 4.').waitFor();
    await told.getByText('Лучше всего: перебросьте 1 кубик без успеха за улику.').waitFor();
    await roller.getByRole('button', { name: /^Кубик 3: 2, не успех/u }).click();
    await told.getByText('Перебрасывать больше нечем.').waitFor();
    assert.equal(await roller.locator('.et-lying button').count(), 0);
    await roller.getByRole('button', { name: 'Шаг назад' }).click();
    await told.getByText('Выпало: 6, 5, 2, 6.').waitFor();
    await roller.getByRole('button', { name: 'Бросить заново' }).click();
    await roller.getByText('Прошлые броски: 1').waitFor();
    await press(page, 'Сила на листе: больше');
    await told.getByText('Вы бросаете 5\u00a0кубиков.').waitFor();
    await roller.getByText('Прошлые броски: 2').waitFor();
  }));

test('a test is kept on the device and begun anew', () =>
  open(PAGE, {}, async (page) => {
    await isLive(page);
    await press(page, 'Лучший бонус карты: больше');
    await page.waitForFunction(() => localStorage.getItem('pravilarium.eldritch.test')?.includes('d=1.0.0') === true);
    await page.goto(page.url().split('?')[0]!);
    await says(page, '86,8');
    await press(page, 'Заново');
    await says(page, '80,2');
  }));

test('a later version and a broken address are said, and nothing is lost', () =>
  open(`${PAGE}?v=9&w=3`, {}, async (page) => {
    await page.getByRole('alert').filter({ hasText: 'другой версии' }).waitFor();
    await says(page, '80,2');
    await page.goto(`${page.url().split('?')[0]!}?v=1&i=nobody&t=will&w=2`);
    await page.getByRole('alert').filter({ hasText: 'nobody' }).waitFor();
    await says(page, '2\u00a0успеха');
  }));

/** Chromium in the words of the other engines: its answers are what theirs are compared with. */
import { launchChromium } from '../launch-chromium.ts';
import { expressionOf, type Driver, valueOf } from './driver.ts';
import { PATIENCE } from '../patience.ts';

/** Starts Chromium. */
export const startChromium = async (): Promise<Driver> => {
  const browser = await launchChromium();
  const page = await browser.newPage({ hasTouch: true });
  page.setDefaultTimeout(PATIENCE);
  return {
    name: `chromium ${browser.version()}`,
    open: async (address) => void (await page.goto(address)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    evaluate: async (work, argument) => valueOf(await page.evaluate<string>(expressionOf(work, argument))),
    point: ({ x, y }) => page.mouse.move(x, y),
    press: ({ x, y }, pointer) => (pointer === 'touch' ? page.touchscreen.tap(x, y) : page.mouse.click(x, y)),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
};

/** The W3C WebDriver protocol, as far as the tests need it: https://www.w3.org/TR/webdriver2/. */
import { keyStroke, pointing, pressing, typing } from './actions.ts';
import { expressionOf, type Driver, type Point, valueOf } from './driver.ts';
import { PATIENCE } from '../patience.ts';

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Speaks to a driver at an address; every answer is its `value`. */
const speakTo =
  (driver: string): Send =>
  async (method, path, body) => {
    const response = await fetch(driver + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) {
      const { error, message } = value as { error: string; message: string };
      throw new Error(`${error}: ${message}`);
    }
    return value;
  };

/** Milliseconds between two questions whether the driver is up. */
const AGAIN = 50;

const isUp = async (send: Send): Promise<void> => {
  const last = AbortSignal.timeout(PATIENCE);
  for (;;)
    try {
      await send('GET', '/status');
      return;
    } catch (error) {
      if (last.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
};

/**
 * The drivers of WebKit have no finger: send the page the events that a touch makes on an iPhone, which clicks only
 * what accepts clicks. Runs in the page.
 */
const touch = ({ x, y }: Point): void => {
  const target = document.elementFromPoint(x, y);
  const asks = target?.closest('a, button, input, select, summary, label, dialog') !== null;
  const options = { pointerType: 'touch', bubbles: true, cancelable: true, clientX: x, clientY: y };
  for (const type of ['pointerdown', 'pointerup', ...(asks ? ['click'] : [])])
    target?.dispatchEvent(new PointerEvent(type, options));
};

interface Options {
  /** Where the driver listens: `http://127.0.0.1:4444`. */
  readonly at: string;
  readonly capabilities: object;
  /** Ends what was started for the session. */
  readonly stop: () => Promise<void>;
}

/**
 * Begins a session.
 * @throws where the driver does not come up or refuses the session; what was started is stopped then
 */
export const webDriver = async ({ at, capabilities, stop }: Options): Promise<Driver> => {
  const send = speakTo(at);
  try {
    await isUp(send);
    const made = (await send('POST', '/session', { capabilities: { alwaysMatch: capabilities } })) as {
      sessionId: string;
      capabilities: { browserName: string; browserVersion: string };
    };
    const session = `/session/${made.sessionId}`;
    const act = (actions: readonly object[]) => send('POST', `${session}/actions`, { actions });
    const evaluate: Driver['evaluate'] = async (work, argument) =>
      valueOf(
        (await send('POST', `${session}/execute/sync`, {
          script: `return ${expressionOf(work, argument)}`,
          args: [],
        })) as string,
      );
    return {
      name: `${made.capabilities.browserName} ${made.capabilities.browserVersion}`,
      open: async (address) => void (await send('POST', `${session}/url`, { url: address })),
      resize: async (width, height) => {
        // The window has a frame: its page gets the rest.
        const set = (w: number, h: number) =>
          send('POST', `${session}/window/rect`, { x: 0, y: 0, width: w, height: h });
        await set(width, height);
        const [lostX, lostY] = await evaluate(
          () => [outerWidth - innerWidth, outerHeight - innerHeight] as const,
          null,
        );
        if (lostX > 0 || lostY > 0) await set(width + lostX, height + lostY);
      },
      evaluate,
      point: async (to) => void (await act(pointing(to))),
      press: async (place, pointer) =>
        void (await (pointer === 'touch' ? evaluate(touch, place) : act(pressing(place, pointer)))),
      type: async (text) => void (await act(typing(text))),
      key: async (key) => void (await act(keyStroke(key))),
      screenshot: async () => Buffer.from((await send('GET', `${session}/screenshot`)) as string, 'base64'),
      close: async () => {
        // A session whose page has died may not end by itself; what was started for it does.
        await send('DELETE', session).catch(() => undefined);
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

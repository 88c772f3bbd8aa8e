/** Firefox without a window, over WebDriver BiDi, which it speaks by itself: https://www.w3.org/TR/webdriver-bidi/. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyStroke, pointing, pressing, typing } from './actions.ts';
import { expressionOf, type Driver, valueOf } from './driver.ts';
import { start } from './programs.ts';
import { PATIENCE } from '../patience.ts';

type Call = <T>(method: string, params: object) => Promise<T>;
type Answer = { readonly id: number | null } & (
  | { readonly type: 'success'; readonly result: unknown }
  | { readonly type: 'error'; readonly error: string; readonly message: string }
);

/** Commands over a socket, each with the answer that bears its number. */
const speakOver = (socket: WebSocket): Call => {
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(data as string) as Answer;
    if (answer.id === null || answer.id === undefined) return;
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.type === 'success') asked?.resolve(answer.result as never);
    else asked?.reject(new Error(`${answer.error}: ${answer.message}`));
  });
  socket.addEventListener('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the browser has gone'));
  });
  return (method, params) => {
    if (socket.readyState !== WebSocket.OPEN) return Promise.reject(new Error('the browser has gone'));
    last += 1;
    const id = last;
    let timer: NodeJS.Timeout | undefined;
    return new Promise<never>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`${method}: no answer`)), PATIENCE);
      waiting.set(id, { resolve, reject });
      socket.send(JSON.stringify({ id, method, params }));
    }).finally(() => clearTimeout(timer));
  };
};

const openSocket = (address: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(address);
    socket.addEventListener('open', () => resolve(socket));
    socket.addEventListener('error', () => reject(new Error(`Nobody answers at ${address}.`)));
  });

/** Starts Firefox. */
export const startFirefox = async (path: string): Promise<Driver> => {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const program = start(path, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0']);
  const stop = async () => {
    await program.stop();
    // Its last files may still be on their way to the disk.
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  };
  try {
    const at = (await program.says(/WebDriver BiDi listening on (ws:\S+)/))[1]!;
    const socket = await openSocket(`${at}/session`);
    const call = speakOver(socket);
    const { capabilities } = await call<{ capabilities: { browserName: string; browserVersion: string } }>(
      'session.new',
      { capabilities: {} },
    );
    const { context } = await call<{ context: string }>('browsingContext.create', { type: 'tab' });
    const act = (actions: readonly object[]) => call<object>('input.performActions', { context, actions });
    return {
      name: `${capabilities.browserName} ${capabilities.browserVersion}`,
      open: async (url) => void (await call('browsingContext.navigate', { context, url, wait: 'complete' })),
      resize: async (width, height) =>
        void (await call('browsingContext.setViewport', { context, viewport: { width, height } })),
      evaluate: async (work, argument) => {
        const answer = await call<
          { type: 'success'; result: { value: string } } | { type: 'exception'; exceptionDetails: { text: string } }
        >('script.evaluate', {
          expression: expressionOf(work, argument),
          target: { context },
          awaitPromise: false,
        });
        if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
        return valueOf(answer.result.value);
      },
      point: async (to) => void (await act(pointing(to))),
      press: async (place, pointer) => void (await act(pressing(place, pointer))),
      type: async (text) => void (await act(typing(text))),
      key: async (key) => void (await act(keyStroke(key))),
      screenshot: async () => {
        const { data } = await call<{ data: string }>('browsingContext.captureScreenshot', { context });
        return Buffer.from(data, 'base64');
      },
      close: async () => {
        socket.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

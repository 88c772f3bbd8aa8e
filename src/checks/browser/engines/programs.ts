/** Programs started for a test, and a way to stop them that leaves none behind. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { PATIENCE } from '../patience.ts';

export interface Program {
  /**
   * What the wanted words are found by, as soon as the program says them.
   * @throws where it ends before, or says nothing of the kind for too long
   */
  readonly says: (wanted: RegExp) => Promise<RegExpExecArray>;
  readonly stop: () => Promise<void>;
}

const running = new Set<() => void>();
// What a test started ends with it, however it ends.
process.once('exit', () => running.forEach((kill) => kill()));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

/** Starts a program. Besides its output and its errors it may speak on channel 3. */
export const start = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = process.env): Program => {
  const program = spawn(command, args, { env, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] });
  const kill = () => void program.kill('SIGKILL');
  running.add(kill);
  let said = '';
  let isOver = false;
  const over = new Promise<void>((resolve) => {
    const end = (why: unknown) => {
      said += why instanceof Error ? why.message : '';
      isOver = true;
      running.delete(kill);
      resolve();
    };
    program.once('exit', end).once('error', end);
  });
  const channels = program.stdio.slice(1).filter((channel) => channel !== null && channel !== undefined);
  for (const channel of channels) channel.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return {
    says: (wanted) =>
      new Promise((resolve, reject) => {
        const fail = (why: string) => () =>
          reject(new Error(`${command} ${why} before it said ${wanted}: ${said.trim().slice(-500)}`));
        const timer = setTimeout(fail('was waited for in vain'), PATIENCE);
        const look = () => {
          const found = wanted.exec(said);
          if (found === null) return;
          clearTimeout(timer);
          resolve(found);
        };
        for (const channel of channels) channel.on('data', look);
        void over.then(() => clearTimeout(timer)).then(fail('ended'));
        look();
      }),
    stop: async () => {
      if (isOver) return;
      program.kill();
      const hard = setTimeout(kill, PATIENCE);
      await over;
      clearTimeout(hard);
    },
  };
};

/** Below the ports that systems give to connections by themselves: none of those takes one that was just found free. */
const PORTS = { first: 10_000, count: 20_000 } as const;

/** A free port of this machine. */
export const freePort = async (): Promise<number> => {
  const port = PORTS.first + Math.floor(Math.random() * PORTS.count);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
};

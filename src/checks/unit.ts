/** `npm run unit`: the tests of the pure parts, in as many processes as there are processors, at most four. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';

const FILES = 'src/{lib,device,engines,content,search,browser,islands,new,checks/bench,checks/content}/**/*.test.ts';
const shards = Math.min(4, availableParallelism());

const codes = await Promise.all(
  Array.from({ length: shards }, async (_, i) => {
    const shard = `--test-shard=${i + 1}/${shards}`;
    const given = ['--test', '--test-isolation=none', '--test-reporter=dot', shard, FILES];
    const [code] = (await once(spawn(process.execPath, given, { stdio: 'inherit' }), 'close')) as [number | null];
    return code;
  }),
);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;

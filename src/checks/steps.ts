/**
 * `npm test`: all steps, in two rows side by side where neither needs what the other makes, for most keep one core
 * busy. Prints a step whole when it is over; after a failure no other begins, and the exit code is 1.
 */
import { spawn } from 'node:child_process';

/** Rows of scripts of package.json: the rows of a stage run side by side, the stages one after the other. */
const STAGES: readonly (readonly (readonly string[])[])[] = [
  [
    // The linter reads the types that `types` writes; both, and the build, write in one place.
    ['types', 'lint', 'build', 'check', 'check:site'],
    ['unit', 'check:format', 'unused', 'check:tree'],
  ],
  [['e2e']],
];

interface Done {
  readonly name: string;
  readonly isSound: boolean;
  readonly seconds: number;
}
const done: Done[] = [];
const hasFailed = () => done.some(({ isSound }) => !isSound);

/** Runs a script; its output comes at once if it runs alone, else whole at its end. */
const run = (name: string, isAlone: boolean): Promise<void> =>
  new Promise((resolve) => {
    const begun = performance.now();
    const said: Buffer[] = [];
    const step = spawn(`npm run --silent ${name}`, { shell: true, stdio: ['ignore', ...pipes(isAlone)] });
    if (isAlone) console.log(`\n> ${name}`);
    for (const stream of [step.stdout, step.stderr]) stream?.on('data', (data: Buffer) => said.push(data));
    step.on('close', (code) => {
      if (!isAlone) process.stdout.write(`\n> ${name}\n${Buffer.concat(said).toString()}`);
      done.push({ name, isSound: code === 0, seconds: (performance.now() - begun) / 1000 });
      resolve();
    });
  });
const pipes = (isAlone: boolean) => (isAlone ? (['inherit', 'inherit'] as const) : (['pipe', 'pipe'] as const));

const runRow = async (row: readonly string[], isAlone: boolean): Promise<void> => {
  for (const name of row) if (!hasFailed()) await run(name, isAlone);
};

for (const rows of STAGES) await Promise.all(rows.map((row) => runRow(row, rows.length === 1)));

const steps = STAGES.flat(2);
for (const { name, isSound, seconds } of done) console.log(`${isSound ? '✔' : '✖'} ${name}: ${seconds.toFixed(0)} s`);
const missed = steps.filter((name) => !done.some((step) => step.name === name));
if (missed.length > 0) console.log(`not begun: ${missed.join(', ')}`);
if (hasFailed()) process.exitCode = 1;

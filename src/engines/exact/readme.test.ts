/** Runs the example of the README and compares it with every sequence of dice and every choice. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { makeFraction } from './fraction.ts';

const HERE = new URL('.', import.meta.url);
const README = readFileSync(new URL('README.md', HERE), 'utf8');

/** The code between the fences as a module; its imports are relative to the README. */
const exampleOf = async (readme: string): Promise<Record<string, unknown>> => {
  const [, code] = /```js\n([\s\S]*?)```/.exec(readme) ?? assert.fail('no example');
  const placed = code!.replaceAll(
    /from '\.\/([\w-]+\.ts)'/g,
    (_, file: string) => `from '${new URL(file, HERE).href}'`,
  );
  return (await import(`data:text/javascript,${encodeURIComponent(placed)}`)) as Record<string, unknown>;
};

const SIDES = [1, 2, 3, 4, 5, 6];
const sequences = (count: number): number[][] =>
  Array.from({ length: count }).reduce<number[][]>(
    (all) => all.flatMap((s) => SIDES.map((face) => [...s, face])),
    [[]],
  );

test('the example is true', async () => {
  const { chance } = await exampleOf(README);
  // Each of 216 first throws, with 216 second ones of which only the first few dice are looked at.
  const second = sequences(3);
  const wins = sequences(3).map((first) => {
    const dice = Math.min(3, Math.max(0, 10 - first.reduce((a, b) => a + b, 0)));
    return second.filter((faces) => faces.slice(0, dice).some((face) => face >= 5)).length;
  });
  assert.deepEqual(chance, makeFraction(BigInt(wins.reduce((a, b) => a + b, 0)), 216n * 216n));
});

test('every module has its word', () => {
  const modules = readdirSync(HERE).filter((f) => f.endsWith('.ts') && !f.includes('.test'));
  assert.deepEqual(
    modules.filter((f) => !README.includes(`\`${f}\``)),
    [],
  );
});

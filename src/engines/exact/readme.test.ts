/** The example of the README, run as it stands there, against every sequence of dice and every choice. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { makeFraction } from './fraction.ts';

const HERE = new URL('.', import.meta.url);
const README = readFileSync(new URL('README.md', HERE), 'utf8');

/** A module of the text between the fences; what it imports is found where the README stands. */
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
  const score = (faces: readonly number[]) => Math.max(...faces) + faces.reduce((a, b) => a + b, 0);
  /** Of 216 ways to throw the rest again, each face of a die that is not thrown standing for six of them. */
  const winsOf = (faces: readonly number[], isThrown: readonly boolean[]) =>
    sequences(3).filter((again) => score(faces.map((face, i) => (isThrown[i]! ? again[i]! : face))) >= 16).length;
  const choices = Array.from({ length: 8 }, (_, bits) => [1, 2, 4].map((bit) => (bits & bit) > 0));
  const wins = sequences(3).map((faces) => Math.max(...choices.map((isThrown) => winsOf(faces, isThrown))));
  assert.deepEqual(chance, makeFraction(BigInt(wins.reduce((a, b) => a + b, 0)), 216n * 216n));
});

test('every module has its word', () => {
  const modules = readdirSync(HERE).filter((f) => f.endsWith('.ts') && !f.includes('.test'));
  assert.deepEqual(
    modules.filter((f) => !README.includes(`\`${f}\``)),
    [],
  );
});

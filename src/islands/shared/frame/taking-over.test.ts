import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inNextTask, inOwnTask, onceTakenOver } from './taking-over.ts';

test('each piece has a task of its own, in the order they came, also one that comes of another', async () => {
  const said: string[] = [];
  const allDone = new Promise<void>((resolve) => {
    inOwnTask(() => {
      said.push('outer');
      // Between two tasks promises come to their turn.
      void Promise.resolve().then(() => said.push('between'));
      inOwnTask(() => said.push('inner'));
    });
    inOwnTask(() => said.push('second'));
    onceTakenOver(resolve);
  });
  assert.deepEqual(said, []);
  await allDone;
  assert.deepEqual(said, ['outer', 'between', 'second', 'inner']);
});

test('what follows waits for the last piece, is done at once where none waits, and can be dropped', async () => {
  const said: string[] = [];
  onceTakenOver(() => said.push('at once'));
  assert.deepEqual(said, ['at once']);
  await new Promise<void>((resolve) => {
    inOwnTask(() => said.push('piece'));
    const drop = onceTakenOver(() => said.push('dropped'));
    onceTakenOver(resolve);
    drop();
  });
  assert.deepEqual(said, ['at once', 'piece']);
});

test('what goes before the pieces is done in one task, and can be dropped', async () => {
  const said: string[] = [];
  const between = () => void Promise.resolve().then(() => said.push('|'));
  await new Promise<void>((resolve) => {
    inOwnTask(() => {
      said.push('one');
      inNextTask(() => said.push('of one'));
      between();
    });
    inOwnTask(() => said.push('two'));
    inNextTask(() => {
      said.push('first');
      between();
    });
    inNextTask(() => said.push('with it'));
    inNextTask(() => said.push('dropped'))();
    onceTakenOver(resolve);
  });
  assert.deepEqual(said, ['first', 'with it', '|', 'one', '|', 'of one', 'two']);
});

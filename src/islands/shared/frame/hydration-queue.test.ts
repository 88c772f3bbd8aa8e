import assert from 'node:assert/strict';
import { test } from 'node:test';
import { enqueueFirst, enqueue, whenIdle } from './hydration-queue.ts';

test('each piece has a task of its own, in the order they came, also one that comes of another', async () => {
  const said: string[] = [];
  const allDone = new Promise<void>((resolve) => {
    enqueue(() => {
      said.push('outer');
      // Between two tasks promises come to their turn.
      void Promise.resolve().then(() => said.push('between'));
      enqueue(() => said.push('inner'));
    });
    enqueue(() => said.push('second'));
    whenIdle(resolve);
  });
  assert.deepEqual(said, []);
  await allDone;
  assert.deepEqual(said, ['outer', 'between', 'second', 'inner']);
});

test('what follows waits for the last piece, is done at once where none waits, and can be dropped', async () => {
  const said: string[] = [];
  whenIdle(() => said.push('at once'));
  assert.deepEqual(said, ['at once']);
  await new Promise<void>((resolve) => {
    enqueue(() => said.push('piece'));
    const drop = whenIdle(() => said.push('dropped'));
    whenIdle(resolve);
    drop();
  });
  assert.deepEqual(said, ['at once', 'piece']);
});

test('what goes before the pieces is done in one task, and can be dropped', async () => {
  const said: string[] = [];
  const between = () => void Promise.resolve().then(() => said.push('|'));
  await new Promise<void>((resolve) => {
    enqueue(() => {
      said.push('one');
      enqueueFirst(() => said.push('of one'));
      between();
    });
    enqueue(() => said.push('two'));
    enqueueFirst(() => {
      said.push('first');
      between();
    });
    enqueueFirst(() => said.push('with it'));
    enqueueFirst(() => said.push('dropped'))();
    whenIdle(resolve);
  });
  assert.deepEqual(said, ['first', 'with it', '|', 'one', '|', 'of one', 'two']);
});

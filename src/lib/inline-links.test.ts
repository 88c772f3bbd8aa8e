import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { inlineLinks, placeBelow } from './inline-links.ts';

test('a sentence is cut at its links, and nothing of its words is lost', () => {
  assert.deepEqual(inlineLinks('Положите [безысходность](terms/doom) на [замысел](terms/agenda).'), [
    { text: 'Положите ' },
    { text: 'безысходность', to: 'terms/doom' },
    { text: ' на ' },
    { text: 'замысел', to: 'terms/agenda' },
    { text: '.' },
  ]);
  fc.assert(
    fc.property(fc.string(), (sentence) => {
      const words = inlineLinks(sentence).map(({ text, to }) => (to === undefined ? text : `[${text}](${to})`));
      assert.equal(words.join(''), sentence);
    }),
  );
});

test('a place is an address of the game', () => {
  assert.equal(placeBelow('/arkham/', 'terms/doom'), '/arkham/terms/doom/');
  assert.equal(placeBelow('/arkham/', 'rules/round#mythos'), '/arkham/rules/round/#mythos');
});

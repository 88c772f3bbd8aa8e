/** A page keeps every rule that may apply to it, now or after a script. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { neededRules, readSheet } from '../../bundling/needed-rules.ts';
import { withNeededStyles } from '../../bundling/needed-styles.ts';
import { classWordsOf } from '../../bundling/script-words.ts';

const kept = (css: string, ...classes: string[]) => neededRules(readSheet(css), (name) => classes.includes(name));

test('a rule stays where all classes of one of its selectors are known', () => {
  assert.equal(kept('.a{x:1}.b{x:2}p{x:3}\n', 'a'), '.a{x:1}p{x:3}');
  assert.equal(kept('.a,.b>.a,.a.c:hover,[data-k=".q,"] p{x:1}', 'a'), '.a,[data-k=".q,"] p{x:1}');
});

test('what one of several may meet, or none may, asks for no class', () => {
  const css = 'h2:is(.a,.b:not(.c)) p{x:1}.k:not(.z){x:2}:where(.q)>i{x:3}';
  assert.equal(kept(css, 'k'), css);
});

test('conditions without a rule go, layers and their order, frames of motions and pages of paper stay', () => {
  assert.equal(
    kept('@layer a,b;@layer a{.x{y:1}@media (width>=9rem){.x{y:2}}}@keyframes f{to{y:1}}@page{margin:0}'),
    '@layer a,b;@layer a{}@keyframes f{to{y:1}}@page{margin:0}',
  );
  assert.equal(kept('@media print{.x{y:1}.z{y:2}}', 'x'), '@media print{.x{y:1}}');
});

test('what is no sheet stops the build', () => {
  assert.throws(() => readSheet('.a{x:1'), /does not end/);
  assert.throws(() => readSheet('.a{x:1}.b'), /no rule/);
});

test('a page knows the classes of its elements and the words of scripts; rules of calculators stay', () => {
  const page = `<style>.a{x:1}.b{x:2}.c{x:3}.d{x:4}@layer islands{.e{x:5}}</style><p class="a z"><script>on('b')</script>`;
  assert.equal(
    withNeededStyles(page, new Set(['c'])),
    `<style>.a{x:1}.b{x:2}.c{x:3}@layer islands{.e{x:5}}</style><p class="a z"><script>on('b')</script>`,
  );
});

test('a script gives the classes of its texts, not its own names and not what it only asks for', () => {
  const script =
    'const filter=list.games({className:`a ${b} c-d`});filter.innerHTML=\'<p class="e">\';q(".f, p.g h","/k.json")';
  assert.deepEqual(classWordsOf(script), ['a', 'c-d', 'p', 'class', 'e', 'h']);
  assert.throws(() => classWordsOf('const ='), /cannot be read/);
});

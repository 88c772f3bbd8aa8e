/** No character stands for a picture: the font of a device may show it as a coloured emoji or as an empty box. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';

const SRC = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Arrows, technical signs, geometric shapes, signs and dingbats, more arrows, emoji, and the selector that asks for one.
 * Mathematics and punctuation (− × ≈ · …) lie outside: every text font has them.
 */
const PICTURES = /[\u2190-\u21FF\u2300-\u23FF\u25A0-\u27BF\u2900-\u297F\u2B00-\u2BFF\u{1F000}-\u{1FAFF}]|\uFE0F/gu;

/**
 * What may stand in running text. The block of arrows is whole in Segoe UI Symbol, Apple Symbols and Android's Noto
 * Sans Symbols, and none of these four has a coloured form.
 */
const REVIEWED: { readonly [sign: string]: string } = {
  '→': 'what becomes of what: «здоровье 3 → 1»; one of the 650 characters that any font has (WGL4)',
  '←': 'the name of a key; WGL4',
  '↷': 'the game’s own word for a kind of ability, in the names of its terms: «↷ способность»',
};

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  // Nothing of the checks is ever seen by a reader.
  (file) =>
    /\.(?:ts|tsx|astro|css)$/.test(file) && !/\.test(?:-table)?\.tsx?$/.test(file) && !file.startsWith(`checks${sep}`),
);
/** Comments are read by nobody who lacks a font. */
const withoutComments = (source: string) => source.replace(/\/\*[^]*?\*\/|(?<!:)\/\/.*$/gm, '');
const signs = files.flatMap((file) =>
  [...withoutComments(readFileSync(join(SRC, file), 'utf8')).matchAll(PICTURES)].map(([sign]) => ({ file, sign })),
);

test('no character of src stands for a picture: signs are drawn, see drawings/controls.ts and drawings/signs.ts', () =>
  assert.deepEqual(
    signs.filter(({ sign }) => !(sign in REVIEWED)).map(({ file, sign }) => `${file}: ${sign}`),
    [],
  ));

test('every reviewed character is still used', () =>
  assert.deepEqual(
    Object.keys(REVIEWED).filter((sign) => signs.every((used) => used.sign !== sign)),
    [],
  ));

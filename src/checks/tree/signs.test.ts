/** No character replaces a picture: the font of a device may show it as a coloured emoji or as an empty box. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';
import { assertNone } from '../none.ts';
import { PICTURES } from '../pictures.ts';

const SRC = fileURLToPath(new URL('../../', import.meta.url));

/** What running text may hold: the reason, and the files if it holds for some alone. */
const REVIEWED: { readonly [sign: string]: { readonly why: string; readonly files?: readonly string[] } } = {
  '↷': {
    why: 'the game’s own word for a kind of ability, in the names of its terms; no text font has a coloured form of it',
  },
  '→': {
    why: 'what is wrong with a text is told to its author in a terminal, never on a page',
    files: ['content/link/problem.ts', 'schemas/hellboy/claims.ts'],
  },
};

const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  // Nothing of the checks is ever seen by a reader.
  (file) =>
    /\.(?:ts|tsx|astro|css)$/.test(file) && !/\.test(?:-table)?\.tsx?$/.test(file) && !file.startsWith(`checks${sep}`),
);
/** Comments are for those who have a font. */
const withoutComments = (source: string) => source.replace(/\/\*[^]*?\*\/|(?<!:)\/\/.*$/gm, '');
const signs = files.flatMap((file) =>
  [...withoutComments(readFileSync(join(SRC, file), 'utf8')).matchAll(PICTURES)].map(([sign]) => ({ file, sign })),
);

const isReviewed = (file: string, sign: string): boolean => {
  const reviewed = REVIEWED[sign];
  return reviewed !== undefined && reviewed.files?.includes(file.split(sep).join('/')) !== false;
};

test('no character of src replaces a picture: signs are drawn, see drawings/controls.ts and drawings/signs.ts', () =>
  assertNone(
    signs.filter(({ file, sign }) => !isReviewed(file, sign)).map(({ file, sign }) => `src/${file}: ${sign}`),
    'draw it in drawings/controls.ts or drawings/signs.ts, or name the reason in REVIEWED of this test',
  ));

test('every reviewed character is still used', () =>
  assertNone(
    Object.keys(REVIEWED).filter((sign) => signs.every((used) => used.sign !== sign)),
    'take it out of REVIEWED of this test',
  ));

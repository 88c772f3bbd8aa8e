/**
 * Packs for reading without a network: one for each game, and one with what all games need. They are made after every
 * other file of the site except Pagefind's index, which no pack holds.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { makePack, typeOf, type PackedFile, type PackOffer } from '../lib/pack.ts';

/** Folders and pages of all games. */
const OF_SITE = ['index.html', 'manifest.json', 'about', 'offline', 'search', 'settings', 'changes', 'terms'];
/**
 * Folders of scripts. A pack holds the scripts that its pages name and those that these import: packs saved a year
 * apart each need the scripts of their own build.
 */
const SCRIPTS = ['_astro', 'scripts'];

const readText = (path: string): string => readFileSync(path, 'utf8');
/** The path of a file in addresses: `arkham/index.html` is `arkham/`. */
const pathOf = (file: string): string =>
  file
    .split(sep)
    .join('/')
    .replace(/(^|\/)index\.html$/, '$1');

/** The files in a folder of the site, or the one file of that name, that a pack may hold. */
const filesIn = (site: string, name: string): readonly PackedFile[] => {
  const below = (file: string): readonly string[] =>
    readdirSync(join(site, file), { recursive: true, encoding: 'utf8' }).map((one) => join(file, one));
  if (!existsSync(join(site, name))) return [];
  const files = name.includes('.') ? [name] : below(name);
  return files
    .filter((file) => typeOf(pathOf(file)) !== undefined)
    .toSorted()
    .map((file) => ({ path: pathOf(file), text: readText(join(site, file)) }));
};

/** The scripts that files name, and those that these name. */
const scriptsOf = (site: string, files: readonly PackedFile[]): readonly PackedFile[] => {
  const scripts = SCRIPTS.flatMap((folder) => filesIn(site, folder));
  const found = new Set<PackedFile>();
  const look = ({ text }: PackedFile) => {
    for (const script of scripts) {
      if (found.has(script) || !text.includes(basename(script.path))) continue;
      found.add(script);
      look(script);
    }
  };
  files.forEach(look);
  return [...found];
};

/** Files with the scripts that they need. */
const withScripts = (site: string, files: readonly PackedFile[]): readonly PackedFile[] => [
  ...files,
  ...scriptsOf(site, files),
];

const versionOf = (files: readonly PackedFile[]): string => {
  const hash = createHash('sha256');
  for (const { path, text } of files) hash.update(`${path}\n${text}\n`);
  return hash.digest('hex').slice(0, 12);
};

const zip = promisify(gzip);

/** Writes a pack. @returns its name and its offer */
const writePack = async (folder: string, name: string, files: readonly PackedFile[]): Promise<[string, PackOffer]> => {
  const bytes = files.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  const head = { version: versionOf(files), files: files.length, bytes };
  const packed = await zip(makePack(head, files));
  await writeFile(join(folder, `${name}.pack`), packed);
  return [name, { ...head, travels: packed.length }];
};

/**
 * Writes `offline/<game>.pack` for each game that is ready, `offline/site.pack`, and `offline/packs.json`, which lists
 * them. The format is that of `lib/pack.ts`, compressed here, so that the host needs no configuration.
 *
 * @param games reads the games
 */
export const offlinePacks = (
  games: () => readonly { readonly id: string; readonly data: { readonly status: string } }[],
): AstroIntegration => ({
  name: 'offline-packs',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const site = fileURLToPath(dir);
      const folder = join(site, 'offline');
      await mkdir(folder, { recursive: true });
      const ready = games().filter(({ data }) => data.status === 'ready');
      const packs: readonly (readonly [name: string, folders: readonly string[]])[] = [
        ['site', OF_SITE],
        ...ready.map(({ id }) => [id, [id]] as const),
      ];
      const written = await Promise.all(
        packs.map(([name, folders]) => {
          const files = folders.flatMap((one) => filesIn(site, one));
          return writePack(folder, name, withScripts(site, files));
        }),
      );
      await writeFile(join(folder, 'packs.json'), JSON.stringify(Object.fromEntries(written)));
    },
  },
});

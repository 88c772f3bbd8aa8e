/**
 * Cards of pages for chats, drawn from the built pages. An unchanged card comes out of the cache; all anew take about a
 * minute, so a build draws them only with `CARDS=1`.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Game } from '../schemas/site/game.ts';
import type { Card } from './draw-card.ts';

/** What a card needs to know of a game. */
interface CardGame {
  readonly id: string;
  readonly data: Pick<Game, 'short' | 'accent' | 'status' | 'calculators'>;
}

/** Another number where cards are drawn in another way: those of the cache are then of no use. */
const LOOK = 1;
/** Cards drawn at once: one is laid out while the pictures of others are packed. */
const AT_ONCE = 4;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#34': '"' };
const plain = (text: string): string => text.replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
const propertyOf = (html: string, name: string): string =>
  plain(new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? '');

/** Whether a page of a game has a card, by its path below the game: `terms/doom/`, `odds/`, `setup/`, or none. */
const hasCard = (path: string, { calculators }: CardGame['data']): boolean =>
  path === '' ||
  /^(?:(?:terms|rules)\/[^/]+|memo|setup|round)\/$/.test(path) ||
  calculators.some(({ id }) => path === `${id}/`);

/** What the card of the home page names in place of a game. */
const HOME: Pick<Game, 'short' | 'accent'> = {
  short: 'Настольные игры',
  accent: { light: '#665c4f', dark: '#665c4f' },
};

/** The card of a page. @param html the page as it is built */
export const cardOf = (html: string, { short, accent }: Pick<Game, 'short' | 'accent'>): Card => ({
  title: propertyOf(html, 'title'),
  says: propertyOf(html, 'description'),
  game: short,
  accent: accent.light,
});

/** A page that names its card. @param picture the whole address of the card */
export const withCard = (html: string, picture: string): string =>
  html.replace(
    '<meta property="og:locale"',
    (tag) =>
      `<meta property="og:image" content="${picture}"><meta name="twitter:card" content="summary_large_image">${tag}`,
  );

/** The file of a card in the cache, drawn where it is not there. */
export const cachedCard = async (card: Card, cache: string): Promise<string> => {
  const key = createHash('sha256')
    .update(JSON.stringify([LOOK, card]))
    .digest('hex')
    .slice(0, 24);
  const file = join(cache, `${key}.png`);
  if (existsSync(file)) return file;
  // Loaded when it draws: most builds do not.
  const { drawCard } = await import('./draw-card.ts');
  await writeFile(file, await drawCard(card));
  return file;
};

/**
 * Makes the cards and names them in their pages.
 *
 * @param games reads the games
 */
export const cards = (games: () => readonly CardGame[]): AstroIntegration => {
  let cache = '';
  /** The whole address of the home page, with a slash at its end. */
  let home: string | undefined;
  return {
    name: 'cards',
    hooks: {
      'astro:config:done': ({ config }) => {
        cache = fileURLToPath(new URL('cards/', config.cacheDir));
        home = config.site && new URL(config.base.replace(/\/?$/, '/'), config.site).href;
      },
      'astro:build:done': async ({ dir, logger }) => {
        // A chat takes a picture by its whole address.
        if (home === undefined) return logger.warn('no cards: SITE_URL is not set');
        const begun = performance.now();
        const dist = fileURLToPath(dir);
        await mkdir(cache, { recursive: true });
        const pages = games()
          .filter(({ data }) => data.status === 'ready')
          .flatMap(({ id, data }) =>
            readdirSync(join(dist, id), { recursive: true, encoding: 'utf8' })
              .filter((file) => file.endsWith('index.html'))
              .map((file) =>
                file
                  .split(sep)
                  .join('/')
                  .replace(/index\.html$/, ''),
              )
              .filter((path) => hasCard(path, data))
              .map((path) => ({ game: data, path: `${id}/${path}` })),
          );
        const left = [{ game: HOME, path: '' }, ...pages].values();
        const worker = async () => {
          for (const { game, path } of left) {
            const page = join(dist, path, 'index.html');
            const html = await readFile(page, 'utf8');
            const picture = `cards/${path.slice(0, -1) || 'home'}.png`;
            await mkdir(dirname(join(dist, picture)), { recursive: true });
            await copyFile(await cachedCard(cardOf(html, game), cache), join(dist, picture));
            await writeFile(page, withCard(html, home! + picture));
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, worker));
        logger.info(`${pages.length + 1} cards in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
      },
    },
  };
};

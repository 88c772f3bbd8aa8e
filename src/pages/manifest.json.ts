/** The web app manifest: the site on the home screen, with a shortcut to each game. */
import type { APIRoute } from 'astro';
import { APP_COLOURS } from '../drawings/app-icon.ts';
import { paths, url } from '../lib/url.ts';
import { readyGames } from './_data/games.ts';
import { iconOf, SITE_ICONS, type AppIcon } from './_data/icons.ts';

const manifestIcon = ({ name, side }: AppIcon) => ({
  src: url(paths.icon(name)),
  sizes: `${side}x${side}`,
  type: 'image/png',
});

export const GET: APIRoute = () => {
  const home = url(paths.home());
  const manifest = {
    id: home,
    start_url: home,
    scope: home,
    name: 'Правилариум',
    short_name: 'Правилариум',
    description: 'Правила настольных игр по-русски: термины, главы, памятки и шансы.',
    lang: 'ru',
    dir: 'ltr',
    display: 'standalone',
    background_color: APP_COLOURS.paper,
    theme_color: APP_COLOURS.ground,
    categories: ['games', 'books', 'utilities'],
    icons: SITE_ICONS.map((icon) => ({ ...manifestIcon(icon), purpose: icon.shape === 'masked' ? 'maskable' : 'any' })),
    shortcuts: readyGames().map((game) => ({
      name: game.short,
      url: url(paths.game(game.id)),
      icons: [manifestIcon(iconOf(game))],
    })),
  };
  return new Response(JSON.stringify(manifest), { headers: { 'content-type': 'application/json; charset=utf-8' } });
};

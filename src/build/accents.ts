/** The accents of the games as a style sheet: `import 'virtual:accents.css'`. */
import type { AstroIntegration } from 'astro';
import type { Game } from '../schemas/site/game.ts';

/** What the sheet needs to know of a game. */
export interface GameLook {
  readonly id: string;
  readonly data: Pick<Game, 'accent'>;
}

/** Vite's convention for the id of a virtual module. */
const RESOLVED = '\0virtual:accents.css';

/** The sheet, in the layer of the tokens, where it overrides the default accent. */
const accentSheet = (games: readonly GameLook[]): string =>
  `@layer tokens{${games
    .map(({ id, data: { accent } }) => `[data-game='${id}']{--accent:light-dark(${accent.light},${accent.dark})}`)
    .join('')}}`;

/**
 * Serves the sheet to Vite and rebuilds it when a `game.yaml` is saved.
 *
 * @param games reads the games
 */
export const accents = (games: () => readonly GameLook[]): AstroIntegration => ({
  name: 'accents',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'accents',
              resolveId: { filter: { id: /^virtual:accents\.css$/ }, handler: () => RESOLVED },
              load: { filter: { id: /^\0virtual:accents\.css$/ }, handler: () => accentSheet(games()) },
              hotUpdate({ file, modules }) {
                const sheet = this.environment.moduleGraph.getModuleById(RESOLVED);
                return file.endsWith('/game.yaml') && sheet !== undefined ? [...modules, sheet] : modules;
              },
            },
          ],
        },
      });
    },
  },
});

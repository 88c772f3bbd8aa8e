/** The accents of the games as a style sheet: `import 'virtual:accents.css'`. */
import type { AstroIntegration } from 'astro';
import type { Game } from '../schemas/site/game.ts';

/** What the sheet needs to know of a game. */
export interface GameLook {
  readonly id: string;
  readonly data: Pick<Game, 'accent'>;
}

/** As Vite wants the names of modules that are no files. */
const RESOLVED = '\0virtual:accents.css';

/** The sheet: in the layer of the tokens, whose own accent yields to it. */
const accentSheet = (games: readonly GameLook[]): string =>
  `@layer tokens{${games
    .map(({ id, data: { accent } }) => `[data-game='${id}']{--accent:light-dark(${accent.light},${accent.dark})}`)
    .join('')}}`;

/**
 * Serves the sheet to Vite, made anew when an author saves a `game.yaml`.
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

/** The sheets of the islands stand in a layer of their own, so that what is printed is said in one place. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';

const SHEET_OF_ISLAND = /\/src\/islands\/.+\.css$/;
const ORDER = /@layer [\w, ]+;/;

/**
 * A sheet of an island in its layer. The order of all layers stands before it: the bundler says which sheet of a page comes
 * first, and the first to name a layer gives it its place.
 *
 * @param sheet as its author wrote it
 * @param index the sheet that states the order, `styles/index.css`
 */
export const inIslandLayer = (sheet: string, index: string): string => {
  const order = ORDER.exec(index)?.[0];
  if (order?.includes('islands') !== true) throw new Error('styles/index.css names no layer for the islands.');
  return `${order}@layer islands{${sheet}}`;
};

/**
 * Puts each sheet below `src/islands/` into its layer, while developing and in a build alike.
 *
 * @param root the folder of the project
 */
export const islandLayer = (root: string): AstroIntegration => ({
  name: 'island-layer',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'island-layer',
              enforce: 'pre',
              transform: {
                filter: { id: SHEET_OF_ISLAND },
                handler: (sheet) => ({
                  code: inIslandLayer(sheet, readFileSync(join(root, 'src/styles/index.css'), 'utf8')),
                  map: null,
                }),
              },
            },
          ],
        },
      });
    },
  },
});

/** Every sheet stands in a layer, those of islands, components and pages too, so that what is printed is said in one place. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';

/** Sheets that `styles/index.css` does not name: a file of an island, what an Astro component says of itself alone. */
const SHEET = /\/src\/(islands|components|pages)\/.+(?:\.css|\.astro\?.*\btype=style\b.*)$/;
const ORDER = /@layer [\w, ]+;/;

/**
 * A sheet in the layer of its room. The order of all layers stands before it: the bundler says which sheet of a page comes
 * first, and the first to name a layer gives it its place.
 *
 * @param sheet as its author wrote it
 * @param room of `src/`, whose name its layer has
 * @param index the sheet that states the order, `styles/index.css`
 */
export const inLayerOf = (sheet: string, room: string, index: string): string => {
  const order = ORDER.exec(index)?.[0];
  if (order === undefined || !order.match(/\w+/g)!.includes(room))
    throw new Error(`styles/index.css names no layer for src/${room}.`);
  return `${order}@layer ${room}{${sheet}}`;
};

/**
 * Puts each sheet of islands, components and pages into its layer, while developing and in a build alike.
 *
 * @param root the folder of the project
 */
export const sheetLayers = (root: string): AstroIntegration => ({
  name: 'sheet-layers',
  hooks: {
    'astro:config:setup': ({ updateConfig }) => {
      updateConfig({
        vite: {
          plugins: [
            {
              name: 'sheet-layers',
              enforce: 'pre',
              transform: {
                filter: { id: SHEET },
                handler: (sheet, id) => ({
                  code: inLayerOf(sheet, SHEET.exec(id)![1]!, readFileSync(join(root, 'src/styles/index.css'), 'utf8')),
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

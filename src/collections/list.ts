/** What the collections of a game are made of: lists of figures and folders of YAML. */
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse } from 'yaml';

/**
 * A list of figures, `content/<game>/data/<name>.yaml`. Collections come sorted by id, so each entry carries its place
 * in the file: its schema is extended by {@link place}.
 */
export const listIn = (game: string, name: string) =>
  file(`./content/${game}/data/${name}.yaml`, {
    parser: (text) =>
      (parse(text) as object[]).map((entry, at) => ({ ...entry, place: at })) as Record<string, unknown>[],
  });

/** Where an entry stands in its list, from 0. */
export const place = { place: z.number() };

/** The files of a folder, `content/<game>/<name>/<id>.yaml`, known by their id. */
export const folderIn = (game: string, name: string) => glob({ base: `./content/${game}/${name}`, pattern: '*.yaml' });

/** What the collections of a game are made of: lists of figures and folders of YAML. */
import { file, glob, type Loader } from 'astro/loaders';
import { z } from 'astro/zod';

/**
 * A list of figures, `content/<game>/data/<name>.yaml`. Collections come sorted by id, so each entry carries its place
 * in the file: its schema is extended by {@link place}.
 */
export const listIn = (game: string, name: string): Loader => {
  const loader = file(`./content/${game}/data/${name}.yaml`);
  return {
    ...loader,
    load: (context) => {
      let next = 0;
      return loader.load({
        ...context,
        parseData: (entry) => context.parseData({ ...entry, data: { ...entry.data, place: next++ } }),
        store: {
          ...context.store,
          // So begins each reading of the file, the first and those after a change.
          clear: () => {
            next = 0;
            context.store.clear();
          },
        },
      });
    },
  };
};

/** Where an entry stands in its list, from 0. */
export const place = { place: z.number() };

/** The files of a folder, `content/<game>/<name>/<id>.yaml`, known by their id. */
export const folderIn = (game: string, name: string) => glob({ base: `./content/${game}/${name}`, pattern: '*.yaml' });

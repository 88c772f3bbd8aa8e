/** Which files of figures a game has, and the schema of each. */
import type { z } from 'astro/zod';

type Schemas = Readonly<Record<string, z.ZodType>>;

/** The files of figures of one game. */
export interface FigureFiles {
  /** `content/<game>/data/<name>.yaml` is a list; the schema of an entry. */
  readonly lists: Schemas;
  /** Each file of `content/<game>/<name>/` is an entry, `<id>.yaml`; its schema. */
  readonly folders: Schemas;
}

/** The figures of a game: lists in the order of their files, folders as entries by their ids. */
export type FiguresOf<F extends FigureFiles> = {
  readonly [K in keyof F['lists']]: readonly z.output<F['lists'][K]>[];
} & {
  readonly [K in keyof F['folders']]: Readonly<Record<string, z.output<F['folders'][K]>>>;
};

/** Names the files of figures of a game. */
export const defineFigures = <F extends FigureFiles>(files: F): F => files;

/** The project as the commands of `npm run new` see it: what is there, and what a command would write. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

/** Reads the project. Paths are from its root, with slashes. */
export interface Project {
  readonly has: (path: string) => boolean;
  readonly read: (path: string) => string;
  /** Ids of the games. */
  readonly games: readonly string[];
}

/** @param root the project's root */
export const openProject = (root: string): Project => ({
  has: (path) => existsSync(join(root, path)),
  read: (path) => readFileSync(join(root, path), 'utf8'),
  games: readdirSync(join(root, 'content')),
});

export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** What a command would do; nothing is written before all of it is known to be possible. */
export interface ProjectChange {
  /** Files that are not there yet. */
  readonly written: readonly TextFile[];
  /** Files that are there, with what they would hold. */
  readonly changed: readonly TextFile[];
  /** What is left for the author to do, in order. */
  readonly next: readonly string[];
}

/** Why a command does nothing, in words for its author. */
export interface Refused {
  readonly refusal: string;
}
export const refused = (refusal: string): Refused => ({ refusal });

/** A plan that would write over what is there is refused. */
export const withoutOverwriting = (project: Project, plan: ProjectChange): ProjectChange | Refused => {
  const there = plan.written.filter(({ path }) => project.has(path)).map(({ path }) => path);
  return there.length === 0 ? plan : refused(`Уже есть: ${there.join(', ')}. Ничего не записано.`);
};

/** Code as this project formats it, whatever the length of the words that were filled in. */
const formatted = async (path: string, text: string): Promise<string> => {
  const filepath = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  return format(text, { ...(await resolveConfig(filepath)), filepath });
};

/** Writes a plan to disk: nothing, or all of it. */
export const carryOut = async (root: string, { written, changed }: ProjectChange): Promise<void> => {
  const files = await Promise.all(
    [...written, ...changed].map(async ({ path, text }) => ({
      file: join(root, path),
      text: path.startsWith('src/') ? await formatted(path, text) : text,
    })),
  );
  for (const { file, text } of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};

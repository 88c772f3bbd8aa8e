/** What the commands of `npm run new` read and write. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';

/** Reads the project. Paths are from its root, with slashes. */
export interface Project {
  readonly has: (path: string) => boolean;
  readonly read: (path: string) => string;
  /** The names of the files in a folder; none where there is no such folder. */
  readonly list: (folder: string) => readonly string[];
  /** Ids of the games. */
  readonly games: readonly string[];
}

/** @param root the project's root */
export const openProject = (root: string): Project => ({
  has: (path) => existsSync(join(root, path)),
  read: (path) => readFileSync(join(root, path), 'utf8'),
  list: (folder) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []),
  games: readdirSync(join(root, 'content')).filter((name) => existsSync(join(root, 'content', name, 'game.yaml'))),
});

export interface TextFile {
  readonly path: string;
  readonly text: string;
}

/** What a command would write. Nothing is written unless all of it can be. */
export interface ProjectChange {
  /** New files. */
  readonly written: readonly TextFile[];
  /** Existing files with their new text. */
  readonly changed: readonly TextFile[];
  /** The next steps of the author, in order. */
  readonly next: readonly string[];
}

/** Why a command writes nothing, in words for the author. */
export interface Refused {
  readonly refusal: string;
}
export const refuse = (refusal: string): Refused => ({ refusal });

/** Refuses a change that would overwrite a file. */
export const withoutOverwriting = (project: Project, plan: ProjectChange): ProjectChange | Refused => {
  const there = plan.written.filter(({ path }) => project.has(path)).map(({ path }) => path);
  return there.length === 0 ? plan : refuse(`Уже есть: ${there.join(', ')}. Ничего не записано.`);
};

/** Formats code as this project does, because the words filled in change the length of lines. */
const formatCode = async (path: string, text: string): Promise<string> => {
  const filepath = fileURLToPath(new URL(`../../${path}`, import.meta.url));
  return format(text, { ...(await resolveConfig(filepath)), filepath });
};

/** Writes a change to disk. */
export const carryOut = async (root: string, { written, changed }: ProjectChange): Promise<void> => {
  const files = await Promise.all(
    [...written, ...changed].map(async ({ path, text }) => ({
      file: join(root, path),
      text: path.startsWith('src/') ? await formatCode(path, text) : text,
    })),
  );
  for (const { file, text } of files) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
};

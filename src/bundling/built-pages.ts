/** Changes that are made to all pages once they are built. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Changes every built page that a change has something to do with. */
export const changeBuiltPages = async (dir: URL, change: (html: string) => string): Promise<void> => {
  const folder = fileURLToPath(dir);
  const pages = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  await Promise.all(
    pages.map(async (page) => {
      const path = join(folder, page);
      const html = await readFile(path, 'utf8');
      const changed = change(html);
      if (changed !== html) await writeFile(path, changed);
    }),
  );
};

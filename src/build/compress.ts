/** Each text of the built site once more as `.br` and `.gz`, for servers that send what is compressed already. */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Files that gain by it; pictures, packs and the index of the full text are compressed already. */
const TEXT = /\.(?:html|js|json|xml|txt|css|svg|wasm)$/;
/** As many as there are threads that compress. */
const AT_ONCE = 4;

/** Efforts of brotli, from 0 to 11, and of gzip, from 1 to 9. */
interface Effort {
  readonly brotli: number;
  readonly gzip: number;
}
const BEST: Effort = { brotli: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };

/** Compresses a folder. @returns how many files it has compressed */
export const compressSite = async (folder: string, effort: Effort = BEST): Promise<number> => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => TEXT.test(file));
  const left = files.values();
  const worker = async () => {
    for (const file of left) {
      const path = join(folder, file);
      const whole = await readFile(path);
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
        [constants.BROTLI_PARAM_SIZE_HINT]: whole.length,
      };
      await writeFile(`${path}.br`, await toBrotli(whole, { params }));
      await writeFile(`${path}.gz`, await toGzip(whole, { level: effort.gzip }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return files.length;
};

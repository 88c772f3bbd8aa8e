/** `npm run compress`: compresses `dist/`. Apart from the build, because the best quality takes its time. */
import { fileURLToPath } from 'node:url';
import { compressSite } from './compress.ts';

const begun = performance.now();
const count = await compressSite(fileURLToPath(new URL('../../dist/', import.meta.url)));
console.log(`${count} files compressed in ${((performance.now() - begun) / 1000).toFixed(0)} s`);

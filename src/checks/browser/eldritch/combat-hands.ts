/** What tests of the calculator of combat do with it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../site/built-site.ts';
import { calculator } from '../calculator.ts';

export { PHONE } from '../calculator.ts';
export const PAGE = '/eldritch/combat/';
/** The page is built once the game is ready. */
export const skip = existsSync(join(PROJECT, 'dist', PAGE)) ? false : 'the game is being written';
export const { big, says, isLive, press, choose } = calculator('.el-combat');

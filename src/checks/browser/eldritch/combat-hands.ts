/** What tests of the calculator of combat do with it. */
import { calculator } from '../calculator.ts';

export { PHONE } from '../calculator.ts';
export const PAGE = '/eldritch/combat/';
export const { big, says, isLive, press, choose } = calculator('.el-combat');

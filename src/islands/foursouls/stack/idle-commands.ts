import type { Commands } from './view-props.ts';

const nothing = (): void => {};
/** What the controls do before the script has come: they keep their room, so that nothing moves when it has. */
export const IDLE: Commands = {
  jump: nothing,
  step: nothing,
  autoplay: nothing,
  fine: nothing,
  act: nothing,
  wish: nothing,
  dismiss: nothing,
  passTo: nothing,
  throwDie: nothing,
  switchTo: nothing,
  dropFork: nothing,
  restore: nothing,
  copyLink: nothing,
  copyText: nothing,
  share: () => Promise.resolve('by-sheet'),
  toRecord: nothing,
  lay: nothing,
  begin: nothing,
  rename: nothing,
};

/** A fight that is played throw by throw, as the device keeps it: which fight it is, and its log. */
import { makeLog, parseLog } from '../../../../engines/eldritch/roller/notation.ts';
import type { RollerTimeline } from '../../../../engines/eldritch/roller/log.ts';
import type { Fight } from '../../../../engines/eldritch/combat/fight.ts';
import type { Codec } from '../../../shared/state/codec.ts';

export interface Saved {
  /** The address of the fight; empty: none is played. */
  readonly fight: string;
  readonly log: string;
}
export const NOT_PLAYED: Saved = { fight: '', log: '' };
/** More is no record of ours. */
const MOST = 20_000;

export const SAVED_CODEC: Codec<Saved, { readonly code: 'play' }> = {
  key: 'eldritch.combat-play',
  fields: [],
  make: ({ fight, log }) => `${fight}\n${log}`,
  parse: (text) => {
    const [fight, log, ...rest] = text.split('\n');
    if (text.length > MOST || fight === undefined || log === undefined || rest.length > 0)
      return { problems: [{ code: 'play' }] };
    return { state: { fight, log }, problems: [] };
  },
};
export const savedOf = (fight: string, timeline: RollerTimeline): Saved => ({ fight, log: makeLog(timeline) });
/** The log of this very fight; nothing where the device keeps another one, or nonsense. */
export const timelineOf = (saved: Saved, address: string, fight: Fight): RollerTimeline | undefined =>
  saved.fight === address ? parseLog(fight, saved.log).timeline : undefined;

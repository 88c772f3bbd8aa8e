/** The attack played with dice: begins anew whenever its numbers change; keeps what was played. */
import { useMemo, useState } from 'preact/hooks';
import type { AdviceAt } from '../../../engines/foursouls/attack/advice.ts';
import type { Face } from '../../../engines/foursouls/attack/attack.ts';
import { act, adviceFor, newPlay, type Play, type PlayAction } from '../../../engines/foursouls/attack/play.ts';
import { deviceNumber } from '../../../device/chance.ts';
import type { State } from './model.ts';
import type { Past } from './view-props.ts';

/** As many attacks as the history shows. */
const MOST_PAST = 50;
/** An attack that never ends is not played to its end. */
const MOST_STEPS = 2000;

interface PlayState {
  readonly state: State;
  readonly play: Play;
  readonly past: readonly Past[];
}

const fairDie = () => (1 + deviceNumber(6)) as Face;

/** The attack on the table, and what may be done with it. */
export interface PlayedAttack {
  readonly attack: State;
  readonly play: Play;
  readonly past: readonly Past[];
  readonly act: (action: PlayAction) => void;
  readonly toTheEnd: () => void;
  readonly anew: () => void;
}

export const usePlay = (state: State, adviceAt: AdviceAt | undefined): PlayedAttack => {
  const fresh = useMemo((): PlayState => ({ state, play: newPlay(state), past: [] }), [state]);
  const [table, setTable] = useState(fresh);
  // A play of other numbers never meets these: not even for the one drawing that follows a change.
  const { play, past } = table.state === state ? table : fresh;

  const go = (next: Play) => {
    const { moment, rolls } = next;
    const isEnd = moment.kind === 'over' && play.moment.kind !== 'over';
    setTable({
      state,
      play: next,
      past: isEnd ? [{ ending: moment.ending, rolls }, ...past].slice(0, MOST_PAST) : past,
    });
  };
  return {
    attack: state,
    play,
    past,
    act: (action: PlayAction) => go(act(state, play, action, fairDie)),
    toTheEnd: () => {
      if (adviceAt === undefined) return;
      let next = play;
      for (let i = 0; i < MOST_STEPS && next.moment.kind !== 'over'; i += 1)
        next = act(state, next, adviceFor(adviceAt, next)!, fairDie);
      go(next);
    },
    anew: () => setTable({ ...fresh, past }),
  };
};

/** The attack played with dice: begins anew whenever its numbers change; keeps what was played. */
import { useEffect, useState } from 'preact/hooks';
import type { Face } from '../../engines/foursouls/attack/attack.ts';
import { act, adviceFor, newPlay, type Play, type PlayAction } from '../../engines/foursouls/attack/play.ts';
import type { Solver } from '../../engines/foursouls/attack/solve.ts';
import { deviceNumber } from '../shared/chance.ts';
import type { State } from './model.ts';
import type { Past } from './view-props.ts';

/** As many attacks as the history shows. */
const MOST_PAST = 50;
/** An attack that never ends is not played to its end. */
const MOST_STEPS = 2000;

const fairDie = () => (1 + deviceNumber(6)) as Face;

export const usePlay = (state: State, solver: Solver | undefined) => {
  const [play, setPlay] = useState<Play>(() => newPlay(state));
  const [past, setPast] = useState<readonly Past[]>([]);
  useEffect(() => {
    setPlay(newPlay(state));
    setPast([]);
  }, [state]);

  const go = (next: Play) => {
    setPlay(next);
    const { moment, rolls } = next;
    if (moment.kind === 'over' && play.moment.kind !== 'over') setPast([{ ending: moment.ending, rolls }, ...past].slice(0, MOST_PAST));
  };
  return {
    play, past,
    act: (action: PlayAction) => go(act(state, play, action, fairDie)),
    toTheEnd: () => {
      let next = play;
      for (let i = 0; i < MOST_STEPS && next.moment.kind !== 'over' && solver !== undefined; i += 1) next = act(state, next, adviceFor(solver, next)!, fairDie);
      go(next);
    },
    anew: () => setPlay(newPlay(state)),
  };
};

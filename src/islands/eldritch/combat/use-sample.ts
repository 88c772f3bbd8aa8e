/** A large sample of the present fight, played in a worker when the reader asks for it. */
import { useEffect, useState } from 'preact/hooks';
import { askSample } from './ask-worker.ts';
import type { State } from './model.ts';
import type { SampleReport, SampleSize } from './sample-question.ts';

interface Sample {
  readonly of: State;
  /** How many were asked for. */
  readonly fights: SampleSize;
  /** What is played so far. */
  readonly report?: SampleReport | undefined;
  readonly status: 'playing' | 'done' | 'stopped' | 'failed';
}
export interface SampleOf {
  /** Undefined where none was asked for. */
  readonly sample: Sample | undefined;
  readonly play: (fights: SampleSize) => void;
  readonly stop: () => void;
}

/** A sample of a state; another state has none. */
export const useSample = (state: State): SampleOf => {
  const [last, setLast] = useState<Sample>();
  const sample = last?.of === state ? last : undefined;
  const { fights, status } = sample ?? {};
  useEffect(() => {
    if (fights === undefined || status !== 'playing') return undefined;
    return askSample({ state, fights }, (heard) => {
      if (heard.kind !== 'sample') return setLast((now) => now && { ...now, status: 'failed' });
      return setLast({ of: state, fights, report: heard, status: heard.played === fights ? 'done' : 'playing' });
    });
  }, [state, fights, status]);
  return {
    sample,
    play: (wanted) => setLast({ of: state, fights: wanted, status: 'playing' }),
    stop: () => setLast(sample && { ...sample, status: 'stopped' }),
  };
};

/** A large sample of the present fight, played in a thread when the reader asks for it. */
import { useEffect, useState } from 'preact/hooks';
import { askSample } from './ask-thread.ts';
import type { State } from './model.ts';
import type { SampleReport, SampleSize } from './sample-question.ts';

interface Asked {
  readonly state: State;
  readonly fights: SampleSize;
}
export interface SampleOf {
  /** How many were asked for; absent: nothing is asked. */
  readonly fights: SampleSize | undefined;
  /** What is played so far. */
  readonly report: SampleReport | undefined;
  readonly standing: 'none' | 'playing' | 'done' | 'stopped' | 'failed';
  readonly play: (fights: SampleSize) => void;
  readonly stop: () => void;
}

/** A sample of a state; another state has none. */
export const useSample = (state: State): SampleOf => {
  const [asked, setAsked] = useState<Asked>();
  const [heard, setHeard] = useState<{
    readonly of: Asked;
    readonly report?: SampleReport;
    readonly isFailed?: true;
  }>();
  const [stopped, setStopped] = useState<Asked>();
  const present = asked?.state === state ? asked : undefined;
  const now = heard?.of === present ? heard : undefined;
  const isStopped = stopped === present;
  useEffect(() => {
    if (present === undefined || isStopped) return undefined;
    return askSample(present, (report) =>
      setHeard((before) =>
        report.kind === 'sample' ? { of: present, report } : { ...before, of: present, isFailed: true },
      ),
    );
  }, [present, isStopped]);
  const standing = (): SampleOf['standing'] => {
    if (present === undefined) return 'none';
    if (now?.isFailed === true) return 'failed';
    if (now?.report?.played === present.fights) return 'done';
    return isStopped ? 'stopped' : 'playing';
  };
  return {
    fights: present?.fights,
    report: now?.report,
    standing: standing(),
    play: (fights) => setAsked({ state, fights }),
    stop: () => setStopped(present),
  };
};

/** What best play does now: at once where the fight is small, from a thread that stays where it is large. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Fight } from '../../../../engines/eldritch/fight/fight.ts';
import { advisor, type AdviceReport } from './advisor.ts';

interface Asked {
  readonly fight: Fight;
  /** Where it stands; absent: nothing is asked. */
  readonly log: string | undefined;
  /** The page itself may solve the fight. */
  readonly isSmall: boolean;
}
/** @returns what is known of this very moment; undefined while it is being found out */
export const useAdvice = ({ fight, log, isSmall }: Asked): AdviceReport | undefined => {
  const onPage = useMemo(() => advisor(), [fight]);
  const atOnce = useMemo(
    () => (isSmall && log !== undefined ? onPage({ fight, log }) : undefined),
    [onPage, isSmall, log],
  );
  const [heard, setHeard] = useState<AdviceReport & { readonly of: Fight }>();
  const thread = useRef<{ readonly of: Fight; readonly worker: Worker } | undefined>(undefined);
  useEffect(() => {
    if (isSmall || log === undefined) return;
    if (thread.current?.of !== fight) {
      thread.current?.worker.terminate();
      const worker = new Worker(new URL('./advisor-worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<AdviceReport>) => setHeard({ ...data, of: fight });
      worker.onerror = () => setHeard({ of: fight, log, action: undefined });
      thread.current = { of: fight, worker };
    }
    thread.current.worker.postMessage({ fight, log });
  }, [fight, log, isSmall]);
  useEffect(() => () => thread.current?.worker.terminate(), []);
  return atOnce ?? (heard?.of === fight && heard.log === log ? heard : undefined);
};

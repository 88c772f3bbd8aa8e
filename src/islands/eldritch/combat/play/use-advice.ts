/** What best play does now: at once where the fight is small, from a worker that stays where it is large. */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Fight } from '../../../../engines/eldritch/combat/fight.ts';
import { BUDGETS, OutOfBudget } from '../../../../engines/exact/work.ts';
import { advisor, type AdviceReport } from './advisor.ts';

interface Asked {
  readonly fight: Fight;
  /** The log up to this moment; absent: no advice is wanted. */
  readonly log: string | undefined;
}
/** Asks on the page, as far as the budget of a frame goes; a fight that it does not suffice for is not tried again. */
const pageAdvisor = () => {
  const ask = advisor(BUDGETS.inline);
  let isSmall = true;
  return (fight: Fight, log: string): AdviceReport | undefined => {
    if (!isSmall) return undefined;
    try {
      return ask({ fight, log });
    } catch (error) {
      if (!(error instanceof OutOfBudget)) throw error;
      isSmall = false;
      return undefined;
    }
  };
};
/** @returns what is known of this very moment; undefined while it is being found out */
export const useAdvice = ({ fight, log }: Asked): AdviceReport | undefined => {
  const onPage = useMemo(() => pageAdvisor(), [fight]);
  const atOnce = useMemo(() => (log === undefined ? undefined : onPage(fight, log)), [onPage, log]);
  const [heard, setHeard] = useState<AdviceReport & { readonly of: Fight }>();
  const solving = useRef<{ readonly of: Fight; readonly worker: Worker } | undefined>(undefined);
  const isForThread = log !== undefined && atOnce === undefined;
  useEffect(() => {
    if (!isForThread) return;
    if (solving.current?.of !== fight) {
      solving.current?.worker.terminate();
      const worker = new Worker(new URL('./advisor-worker.ts', import.meta.url), { type: 'module' });
      worker.onmessage = ({ data }: MessageEvent<AdviceReport>) => setHeard({ ...data, of: fight });
      worker.onerror = () => setHeard({ of: fight, log, action: undefined });
      solving.current = { of: fight, worker };
    }
    solving.current.worker.postMessage({ fight, log });
  }, [fight, log, isForThread]);
  useEffect(() => () => solving.current?.worker.terminate(), []);
  return atOnce ?? (heard?.of === fight && heard.log === log ? heard : undefined);
};

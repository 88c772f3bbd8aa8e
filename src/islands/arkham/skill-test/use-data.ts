import { useEffect, useState } from 'preact/hooks';
import type { OddsData } from './model.ts';
import type { Notice } from './view-props.ts';

/** The data of all bags, scenarios, investigators and cards: the page brings the first of them, the rest follows. */
export const useData = (initial: OddsData, url: string) => {
  const [data, setData] = useState(initial);
  const [notice, setNotice] = useState<Notice | undefined>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    const read = async () => {
      try {
        const answer = await fetch(url, { signal: leaving.signal });
        if (!answer.ok) return setNotice('offline');
        setData((await answer.json()) as OddsData);
        setNotice(undefined);
      } catch {
        // No network: the first data go on working.
        setNotice('offline');
      }
    };
    void read();
    return () => leaving.abort();
  }, []);
  return { data, notice };
};

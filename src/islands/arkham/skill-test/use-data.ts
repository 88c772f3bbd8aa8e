import { useEffect, useMemo, useState } from 'preact/hooks';
import { editionOf, watchEdition, type Edition } from '../../../device/edition.ts';
import type { OddsData } from './model.ts';
import type { Notice } from './view-props.ts';

/** The data of all bags, scenarios, investigators and cards: the page brings the first of them, the rest follows; with the reader's edition. */
export const useData = (initial: OddsData, url: string) => {
  const [all, setData] = useState(initial);
  const [notice, setNotice] = useState<Notice | undefined>('loading');
  // The server knows of one edition; what the reader plays by follows with the rest.
  const [chapter, setChapter] = useState<Edition>(1);
  useEffect(() => {
    const follow = () => setChapter(editionOf());
    follow();
    return watchEdition(follow);
  }, []);
  useEffect(() => {
    const leaving = new AbortController();
    const fetchData = async () => {
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
    void fetchData();
    return () => leaving.abort();
  }, []);
  const data = useMemo((): OddsData => ({ ...all, chapter }), [all, chapter]);
  return { data, notice };
};

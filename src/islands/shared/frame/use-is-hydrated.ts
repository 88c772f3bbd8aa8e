import { useEffect, useState } from 'preact/hooks';
import { whenIdle } from './hydration-queue.ts';

/** Whether all parts of a calculator are hydrated. */
export const useIsHydrated = (isLive: boolean): boolean => {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => (isLive ? whenIdle(() => setHydrated(true)) : undefined), [isLive]);
  return isLive && isHydrated;
};

import { useEffect, useState } from 'preact/hooks';
import { onceTakenOver } from './taking-over.ts';

/** Whether a calculator is live in all its parts: they come to life one after the other. */
export const useAlive = (isLive: boolean): boolean => {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => (isLive ? onceTakenOver(() => setAlive(true)) : undefined), [isLive]);
  return isLive && isAlive;
};

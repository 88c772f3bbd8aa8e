import { useEffect, useState } from 'preact/hooks';

/** The time of each step when the log plays by itself, in milliseconds. */
const BEAT = 2400;

/**
 * Plays a log by itself, step by step, up to its end.
 * @param place what changes with each step
 */
export const useAutoplay = (place: unknown, isAtEnd: boolean, step: () => void) => {
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    if (!isPlaying) return undefined;
    if (isAtEnd) return setPlaying(false);
    const timer = setTimeout(step, BEAT);
    return () => clearTimeout(timer);
  }, [isPlaying, place]);
  return {
    isPlaying,
    /** Any move by hand ends it. */
    stop: () => setPlaying(false),
    toggle: () => setPlaying((plays) => !plays && !isAtEnd),
  };
};

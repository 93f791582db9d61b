import { useEffect, useRef } from 'react';

/**
 * Returns a function that starts a task and returns its signal, which unmounting aborts. Each task gets a new signal,
 * because strict mode also runs the clean-ups of components that stay mounted.
 */
export const useAbortSignal = (): (() => AbortSignal) => {
  const work = useRef<AbortController>(null);
  useEffect(() => () => work.current?.abort(), []);
  return () => {
    work.current = new AbortController();
    return work.current.signal;
  };
};

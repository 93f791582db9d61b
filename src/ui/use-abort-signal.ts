import { useEffect, useRef } from 'react';

/**
 * Returns a function that starts a piece of work and gives its signal, which is aborted when the
 * component unmounts. Each piece gets a new signal when it starts, because strict mode also runs
 * the clean-ups of components that stay mounted.
 */
export const useAbortSignal = (): (() => AbortSignal) => {
  const work = useRef<AbortController>(null);
  useEffect(() => () => work.current?.abort(), []);
  return () => {
    work.current = new AbortController();
    return work.current.signal;
  };
};

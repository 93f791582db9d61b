import { useEffect, useRef } from 'react';

/**
 * Gives a function that begins a piece of work: its signal is aborted when the component goes. One signal
 * for each piece, made when it begins: strict mode runs the clean-ups of components that stay.
 */
export const useWorkSignal = (): (() => AbortSignal) => {
  const work = useRef<AbortController>(null);
  useEffect(() => () => work.current?.abort(), []);
  return () => {
    work.current = new AbortController();
    return work.current.signal;
  };
};

import { createContext, useContext, useEffect, useState } from 'react';

/** Says whether something is open above the application that would be lost with its frame. */
export const HoldFrame = createContext<(isHeld: boolean) => void>(() => undefined);

/** Keeps the frame around the application as it is while `isOpen`. */
export const useHoldFrame = (isOpen: boolean): void => {
  const hold = useContext(HoldFrame);
  useEffect(() => {
    if (!isOpen) return;
    hold(true);
    return () => hold(false);
  }, [hold, isOpen]);
};

/** `value`, or what it was when it began to be held. */
export const useHeld = (value: boolean, isHeld: boolean): boolean => {
  const [kept, setKept] = useState(value);
  if (!isHeld && kept !== value) setKept(value);
  return isHeld ? kept : value;
};

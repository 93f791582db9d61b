import { useState } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';

/** Where the browser keeps that single keys do nothing. */
const KEY = 'singleKeys';
const OFF = 'off';

/** A phone: it has no keys, and no room for a line about them. */
const HAS_NO_KEYS = '(pointer: coarse) and (width < 48rem)';

/**
 * Whether single keys are shortcuts, which somebody who speaks to the computer, or whose hands shake,
 * turns off (WCAG 2.1.4). Kept in the browser.
 */
export const useSingleKeys = () => {
  const [isOn, setIsOn] = useState(() => readStored(KEY) !== OFF);
  const toggle = () => {
    writeStored(KEY, isOn ? OFF : null);
    setIsOn(!isOn);
  };
  const hasKeys = !matchMedia(HAS_NO_KEYS).matches;
  return { hasKeys, isOn: isOn && hasKeys, toggle };
};

/*
 * The browser's storage. Where it is blocked or full, what is written holds until the page is left.
 */

const untilLeft = new Map<string, string>();

/** The text kept under `key`, or null. */
export const readStored = (key: string): string | null => {
  try {
    return untilLeft.get(key) ?? window.localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Keeps `value` under `key`; null forgets it. */
export const writeStored = (key: string, value: string | null): void => {
  untilLeft.delete(key);
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    if (value !== null) untilLeft.set(key, value);
  }
};

/** Forgets all that is kept under keys that begin with `prefix`. */
export const removeStored = (prefix: string): void => {
  const keys = [...untilLeft.keys()];
  try {
    keys.push(...Object.keys(window.localStorage));
  } catch {
    // Blocked: then nothing else is kept.
  }
  for (const key of keys) if (key.startsWith(prefix)) writeStored(key, null);
};

/** Calls `listener` when another tab changes `key`. Gives the way to stop. */
export const onStoredElsewhere = (
  key: string,
  listener: (value: string | null) => void,
): (() => void) => {
  const handle = (event: StorageEvent) => {
    // A null key means that all of the storage was cleared.
    if (event.key === key || event.key === null) listener(event.newValue);
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
};

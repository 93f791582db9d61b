/*
 * The browser's local storage. Where it is blocked or full, values are kept in memory until the page is left.
 */

/** Of what somebody typed (`draft-names.ts`). */
export type DraftKey = `draft:${string}`;
/** Each of them is in the privacy policy (rule CONST-1). */
export type StoredKey =
  | 'token'
  | 'auth'
  | 'unremembered'
  | 'device'
  | 'themeMode'
  | 'language'
  | 'singleKeys'
  | DraftKey;

const untilLeft = new Map<string, string>();

/** The value stored under `key`, or null. */
export const readStored = (key: StoredKey): string | null => {
  // The server has no storage, and failing to access it is slow.
  if (import.meta.env.SSR) return null;
  try {
    return untilLeft.get(key) ?? window.localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Stores `value` under `key`; null removes it (rule CONST-1). */
export const writeStored = (key: StoredKey, value: string | null): void => {
  untilLeft.delete(key);
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    if (value !== null) untilLeft.set(key, value);
  }
};

/** The keys that start with `prefix`. */
export const storedKeys = (prefix: string): string[] => {
  const keys = [...untilLeft.keys()];
  try {
    keys.push(...Object.keys(window.localStorage));
  } catch {
    // Storage is blocked, so nothing else is stored.
  }
  return keys.filter((key) => key.startsWith(prefix));
};

/** Calls `listener` when another tab changes `key`. Returns a function that unsubscribes. */
export const onStoredElsewhere = (
  key: StoredKey,
  listener: (value: string | null) => void,
): (() => void) => {
  const handle = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === key || event.key === null) listener(event.newValue);
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
};

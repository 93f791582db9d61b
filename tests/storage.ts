import { onTestFinished, vi } from 'vitest';

/** Blocks the browser's storage until the test is over: reads and writes throw, as where it is forbidden. */
export const blockStorage = (): void => {
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    const spy = vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    onTestFinished(() => spy.mockRestore());
  }
};

/** Simulates a change of `key` by another tab; a null key if that tab clears everything. */
export const changeInAnotherTab = (key: string | null, newValue: string | null): void => {
  if (key === null) window.localStorage.clear();
  else if (newValue === null) window.localStorage.removeItem(key);
  else window.localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
};

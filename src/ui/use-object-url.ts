import { useMemo, useSyncExternalStore } from 'react';

/** A store of a file's object URL: created on the first subscription, revoked on unsubscribing. */
const createObjectUrl = (file: Blob | null | undefined) => {
  let url: string | null = null;
  return {
    read: () => url,
    subscribe: (notify: () => void) => {
      if (!file) return () => {};
      const made = URL.createObjectURL(file);
      url = made;
      notify();
      return () => {
        url = null;
        URL.revokeObjectURL(made);
      };
    },
  };
};

/** The file's object URL while mounted; null until created. */
export const useObjectUrl = (file: Blob | null | undefined): string | null => {
  const { subscribe, read } = useMemo(() => createObjectUrl(file), [file]);
  return useSyncExternalStore(subscribe, read, () => null);
};

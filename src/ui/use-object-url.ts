import { useMemo, useSyncExternalStore } from 'react';

/** A file's object URL as a store: made when the first component subscribes, revoked when it leaves. */
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

/** A URL under which the file can be shown, for as long as it is; null until there is one. */
export const useObjectUrl = (file: Blob | null | undefined): string | null => {
  const { subscribe, read } = useMemo(() => createObjectUrl(file), [file]);
  return useSyncExternalStore(subscribe, read, () => null);
};

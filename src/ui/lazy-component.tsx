import { useHydrated } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { isChunkError, raiseOfflineAlert, reloadForChunk } from '#src/lib/connection.ts';

/** Milliseconds between attempts to load code. */
const RETRY_MS = 3000;

/**
 * A component whose code loads when first shown, or earlier by `preload` (on hover, focus or touch of its opener).
 * `fallback` shows meanwhile. If loading fails, an alert says so once and the load retries until it succeeds, without
 * affecting the rest of the page. On the server and during hydration, rendering waits for the code.
 *
 * React's `lazy` would show the fallback for at least 300 ms.
 */
export const lazyComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
    return loaded;
  };
  let isMissing = false;
  /** Resolves when the code has loaded or failed to. */
  const preload = (): Promise<void> =>
    loadOnce().then(
      () => {},
      () => {
        isMissing = true;
      },
    );

  function Lazily({ fallback = null, ...props }: Props & { fallback?: ReactNode }) {
    const isHydrated = useHydrated();
    // Not `use`, which would show the fallback first even for loaded code.
    // oxlint-disable-next-line typescript/only-throw-error -- React waits for a promise that is thrown.
    if (!isHydrated && !loaded && !isMissing) throw preload();
    const [Component, setComponent] = useState(() => loaded);
    useEffect(() => {
      let isGone = false;
      const loadWithRetry = async (hasFailed = false): Promise<void> => {
        try {
          const component = await loadOnce();
          setComponent(() => component);
        } catch (error) {
          if (isGone) return;
          if (!hasFailed) raiseOfflineAlert();
          if (isChunkError(error)) void reloadForChunk(error);
          setTimeout(loadWithRetry, RETRY_MS, true);
        }
      };
      void loadWithRetry();
      return () => {
        isGone = true;
      };
    }, []);
    return Component ? <Component {...(props as Props)} /> : fallback;
  }

  Lazily.preload = preload;
  return Lazily;
};

/** Handlers that preload a component on signs that the user will open it. */
export const onIntent = (preload: () => unknown) => {
  const ask = () => void preload();
  return { onPointerEnter: ask, onFocus: ask, onTouchStart: ask };
};

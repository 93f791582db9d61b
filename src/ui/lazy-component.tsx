import { useHydrated } from '@tanstack/react-router';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { isChunkError, raiseOfflineAlert, reloadForChunk } from '#src/lib/connection.ts';

/** Milliseconds until code that could not be had is asked for again. */
const AGAIN_MS = 3000;

/**
 * A component whose code comes when it is first shown, and may be asked for before that by `preload`
 * (on hover, focus or touch of what opens it). Until it is there, `fallback` shows; while the code can't
 * be had, that is said once, it is asked for again and again, and nothing else on the page suffers. On the
 * server, and where the browser takes over what the server rendered, it is waited for instead.
 *
 * React's own `lazy` would show the fallback for 300 ms at least, whenever the code comes.
 */
export const lazyComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
    return loaded;
  };
  let isMissing = false;
  /** Resolves once the code is there or could not be had. */
  const preload = (): Promise<void> =>
    loadOnce().then(
      () => {},
      () => {
        isMissing = true;
      },
    );

  function Lazily({ fallback = null, ...props }: Props & { fallback?: ReactNode }) {
    const isHydrated = useHydrated();
    // Not by `use`, which would put the fallback first even where the code is there already.
    // oxlint-disable-next-line typescript/only-throw-error -- React waits for a promise that is thrown.
    if (!isHydrated && !loaded && !isMissing) throw preload();
    const [Component, setComponent] = useState(() => loaded);
    useEffect(() => {
      let isGone = false;
      const insist = async (hasFailed = false): Promise<void> => {
        try {
          const component = await loadOnce();
          setComponent(() => component);
        } catch (error) {
          if (isGone) return;
          if (!hasFailed) raiseOfflineAlert();
          if (isChunkError(error)) void reloadForChunk(error);
          setTimeout(insist, AGAIN_MS, true);
        }
      };
      void insist();
      return () => {
        isGone = true;
      };
    }, []);
    return Component ? <Component {...(props as Props)} /> : fallback;
  }

  Lazily.preload = preload;
  return Lazily;
};

/** Handlers that ask for a component's code as soon as somebody means to open it. */
export const onIntent = (preload: () => unknown) => {
  const ask = () => void preload();
  return { onPointerEnter: ask, onFocus: ask, onTouchStart: ask };
};

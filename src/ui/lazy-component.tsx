import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { isChunkError, raiseOfflineAlert, reloadForChunk } from '../lib/connection.ts';

/** Milliseconds until code that could not be had is asked for again. */
const AGAIN_MS = 3000;

/**
 * A component whose code comes when it is first shown, and may be asked for before that by `preload`
 * (on hover, focus or touch of what opens it). Until it is there, `fallback` shows; while the code can't
 * be had, that is said, it is asked for again and again, and nothing else on the page suffers.
 */
export const lazyComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) => {
  let loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    loaded ??= await load();
    return { default: loaded };
  };
  const insist = (hasFailed = false): ReturnType<typeof loadOnce> =>
    loadOnce().catch(async (error: unknown) => {
      if (!hasFailed) raiseOfflineAlert();
      if (isChunkError(error)) void reloadForChunk(error);
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      return insist(true);
    });
  const Lazy = lazy(() => insist());

  function Lazily({ fallback = null, ...props }: Props & { fallback?: ReactNode }) {
    // Of what is there already, `lazy` would put the fallback first.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return (
      <Suspense fallback={fallback}>
        <Component {...(props as Props)} />
      </Suspense>
    );
  }

  /** Resolves once the code is there or could not be had. */
  Lazily.preload = (): Promise<unknown> => loadOnce().catch(() => undefined);
  return Lazily;
};

/** Handlers that ask for a component's code as soon as somebody means to open it. */
export const onIntent = (preload: () => unknown) => {
  const ask = () => void preload();
  return { onPointerEnter: ask, onFocus: ask, onTouchStart: ask };
};

import { lazyComponent } from '#src/ui/lazy-component.tsx';

/** The not-found page, loaded on demand. */
export const NotFound = lazyComponent(async () => (await import('./not-found.tsx')).NotFound);

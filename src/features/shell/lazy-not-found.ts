import { lazyComponent } from '../../ui/lazy-component.tsx';

/** The not-found page, loaded on demand. */
export const NotFound = lazyComponent(async () => (await import('./not-found.tsx')).NotFound);

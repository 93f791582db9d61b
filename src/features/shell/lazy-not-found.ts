import { lazily } from '../../ui/lazily.tsx';

/** The not-found page, loaded on demand. */
export const NotFound = lazily(async () => (await import('./not-found.tsx')).NotFound);

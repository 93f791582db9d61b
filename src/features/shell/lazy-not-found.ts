import { lazily } from '../../ui/lazily.tsx';

/** The page for an address that leads nowhere, whose code the other pages do without. */
export const NotFound = lazily(async () => (await import('./not-found.tsx')).NotFound);

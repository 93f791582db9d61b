import { loadCatalog } from '#src/lib/i18n.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';

/** What waits for somebody who is signed in, in short; no visitor loads it. */
export const Welcome = lazyComponent(async () => {
  const [{ WelcomeCard }] = await Promise.all([
    import('./welcome-card.tsx'),
    loadCatalog('account'),
  ]);
  return WelcomeCard;
});

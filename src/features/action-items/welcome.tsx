import { loadCatalog } from '#src/lib/i18n.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';

/** Lazy, so that visitors don't load the signed-in user's action items. */
export const Welcome = lazyComponent(async () => {
  const [{ WelcomeCard }] = await Promise.all([
    import('./welcome-card.tsx'),
    loadCatalog('account'),
  ]);
  return WelcomeCard;
});

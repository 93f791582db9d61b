import { loadCatalog } from '#src/lib/i18n.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';

/** Lazy, so that visitors don't load the employer's actions. */
export const OwnerPanel = lazyComponent(async () => {
  const [{ OwnerPanelContent }] = await Promise.all([
    import('./owner-panel-content.tsx'),
    loadCatalog('account'),
  ]);
  return OwnerPanelContent;
});

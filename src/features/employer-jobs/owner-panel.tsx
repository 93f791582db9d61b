import { loadCatalog } from '#src/lib/i18n.ts';
import { lazyComponent } from '#src/ui/lazy-component.tsx';

/** What the job's own employer can do about it; no visitor loads it. */
export const OwnerPanel = lazyComponent(async () => {
  const [{ OwnerPanelContent }] = await Promise.all([
    import('./owner-panel-content.tsx'),
    loadCatalog('account'),
  ]);
  return OwnerPanelContent;
});

import { lazyComponent } from '#src/ui/lazy-component.tsx';

export const ReviewDialog = lazyComponent(
  async () => (await import('./review-dialog.tsx')).ReviewDialog,
);

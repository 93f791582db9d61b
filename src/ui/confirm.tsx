import { lazyComponent } from './lazy-component.tsx';

/** `ConfirmDialog`, loaded on demand. */
export const Confirm = lazyComponent(
  async () => (await import('./confirm-dialog.tsx')).ConfirmDialog,
);

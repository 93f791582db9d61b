import { lazyComponent } from '#src/ui/lazy-component.tsx';

export const DecideDialog = lazyComponent(
  async () => (await import('./decide-dialog.tsx')).DecideDialog,
);

export const DecideOnOne = lazyComponent(
  async () => (await import('./decide-dialog.tsx')).DecideOnOne,
);

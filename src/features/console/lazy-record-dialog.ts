import { lazyComponent } from '../../ui/lazy-component.tsx';

/** The record's dialog, loaded on intent. */
export const RecordDialog = lazyComponent(
  async () => (await import('./record-dialog.tsx')).RecordDialog,
);

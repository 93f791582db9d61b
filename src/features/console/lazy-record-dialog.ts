import { lazily } from '../../ui/lazily.tsx';

/** The record's dialog, loaded on intent. */
export const RecordDialog = lazily(async () => (await import('./record-dialog.tsx')).RecordDialog);

import { lazily } from '../../ui/lazily.tsx';

/** The record's dialog, whose code comes when somebody is about to open it. */
export const RecordDialog = lazily(async () => (await import('./record-dialog.tsx')).RecordDialog);

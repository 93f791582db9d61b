import { lazily } from './lazily.tsx';

/** The question before something is lost (`ConfirmDialog`), whose code comes when it is asked. */
export const Confirm = lazily(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

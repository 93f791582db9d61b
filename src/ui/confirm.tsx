import { lazily } from './lazily.tsx';

/** `ConfirmDialog`, loaded on demand. */
export const Confirm = lazily(async () => (await import('./confirm-dialog.tsx')).ConfirmDialog);

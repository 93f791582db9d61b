/** `held` until its decision is announced, then `sent`; `recalled` if another change comes first. */
export const MESSAGE_STATES = ['held', 'sent', 'recalled'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

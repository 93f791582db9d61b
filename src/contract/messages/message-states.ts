/** Where a message is: waiting for its decision to be announced, with its reader, or recalled before that. */
export const MESSAGE_STATES = ['held', 'sent', 'recalled'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

import { v7 } from 'uuid';
import { type Database, messages } from '#server/platform/database/schema.ts';
import type { MessageInput } from '#src/contract/contact/contact-message.ts';

/** Stores a message to the operator. */
export async function sendMessage(db: Database, message: MessageInput, now: Date): Promise<void> {
  await db.insert(messages).values({ ...message, _id: v7(), created_at: now, updated_at: now });
}

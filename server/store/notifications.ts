import { v7 } from 'uuid';
import type { NotificationFacts, NotificationKind } from '../../src/contract/notification.ts';
import { type Database, notifications } from '../db/schema.ts';

/** Somebody is told of something; of the same `dedupeKey` once only. */
export type NewNotification = {
  userId: string;
  kind: NotificationKind;
  applicationId?: string;
  jobId?: string;
  facts?: NotificationFacts;
  dedupeKey?: string;
};

/** Rows of one insert: a statement has 65,535 parameters at most. */
const ROWS_MAX = 1000;

/** Tells people of something, in the transaction that makes it true. */
export async function notify(
  tx: Database,
  told: readonly NewNotification[],
  now: Date,
): Promise<void> {
  for (let start = 0; start < told.length; start += ROWS_MAX) {
    await tx
      .insert(notifications)
      .values(
        told.slice(start, start + ROWS_MAX).map((one) => ({
          _id: v7(),
          user_id: one.userId,
          kind: one.kind,
          application_id: one.applicationId ?? null,
          job_id: one.jobId ?? null,
          facts: one.facts ?? {},
          dedupe_key: one.dedupeKey ?? null,
          created_at: now,
        })),
      )
      .onConflictDoNothing();
  }
}

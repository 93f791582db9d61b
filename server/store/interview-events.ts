import { v7 } from 'uuid';
import type { EventData } from '../../src/contract/application.ts';
import type { EventKind } from '../../src/contract/enumerations.ts';
import { applicationEvents, type Database } from '../db/schema.ts';
import type { ChangeAuthor } from './application-events.ts';

/** What happened to the interview of an application; `at` if not just now. */
export type InterviewEvent = {
  applicationId: string;
  kind: Exclude<EventKind, 'status' | 'withdrawn'>;
  data: EventData;
  at?: Date;
};

/** Writes down what happened to the interviews of applications that the transaction has locked. */
export async function recordInterviewEvents(
  tx: Database,
  events: readonly InterviewEvent[],
  { actorId, audience, batchId, now }: ChangeAuthor,
): Promise<void> {
  if (events.length === 0) return;
  await tx.insert(applicationEvents).values(
    events.map(({ applicationId, kind, data, at = now }) => ({
      _id: v7(),
      application_id: applicationId,
      ...{ kind, data, audience },
      actor_id: actorId,
      batch_id: batchId ?? null,
      created_at: at,
    })),
  );
}

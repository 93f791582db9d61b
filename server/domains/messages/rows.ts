import { eq, isNotNull, type SQL } from 'drizzle-orm';
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types';
import type { Parties } from '#server/platform/database/parties.ts';
import { applicationMessages } from '#server/platform/database/schema.ts';
import { iso } from '#server/platform/database/values.ts';
import type {
  ApplicationMessage,
  MessageSide,
} from '#src/contract/messages/application-message.ts';
import type { MessageState } from '#src/contract/messages/message-states.ts';

/** The caller's side. An employer no longer sees the applications to a removed job. */
export function sideOf(parties: Parties | undefined, caller: string): MessageSide | undefined {
  if (parties?.candidateId === caller) return 'candidate';
  return parties?.employerId === caller && !parties.removedAt ? 'employer' : undefined;
}

export const isOf = (applicationId: string): SQL =>
  eq(applicationMessages.application_id, applicationId);
export const isSent = isNotNull(applicationMessages.sent_at);

const stateOf = (row: { sent_at: Date | null; recalled_at: Date | null }): MessageState => {
  if (row.sent_at) return 'sent';
  return row.recalled_at ? 'recalled' : 'held';
};

export const columns = {
  _id: applicationMessages._id,
  side: applicationMessages.side,
  body: applicationMessages.body,
  created_at: iso(applicationMessages.created_at),
  sent_at: applicationMessages.sent_at,
  recalled_at: applicationMessages.recalled_at,
  read_at: applicationMessages.read_at,
};

/** A message as `reader` sees it. */
export const toMessage = (
  { sent_at, recalled_at, read_at, ...row }: SelectResultFields<typeof columns>,
  reader: MessageSide,
): ApplicationMessage => ({
  ...row,
  state: stateOf({ sent_at, recalled_at }),
  is_unread: row.side !== reader && read_at === null,
});

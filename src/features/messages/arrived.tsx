import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { ApplicationMessage, MessageSide } from '../../contract/application-message.ts';
import { Announcement } from '../../ui/announcement.tsx';

type ArrivedProps = {
  /** Oldest first. */
  messages: readonly ApplicationMessage[];
  /** The side that reads. */
  side: MessageSide;
  otherName: string;
};

/** Announces what the other side has written since the thread was opened (rule ALERT-5). */
export function Arrived({ messages, side, otherName }: ArrivedProps) {
  const [shown] = useState(() => messages.map(({ _id }) => _id));
  // What comes before the first of them are earlier ones, which the reader has asked for. Not the last one: a
  // message that was held back has its place before those that were written meanwhile.
  const since = messages.slice(messages.findIndex(({ _id }) => _id === shown[0]) + 1);
  const arrived = since.filter((message) => message.side !== side && !shown.includes(message._id));
  return (
    <Announcement event={arrived.length || undefined}>
      <Trans>New message from {otherName}</Trans>
    </Announcement>
  );
}

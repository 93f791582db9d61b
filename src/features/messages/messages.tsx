import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { failureMessage } from '#src/api/api-error.ts';
import {
  listMessagesFailure,
  listMessagesQuery,
  markMessagesRead,
} from '#src/api/application-messages.ts';
import type { Application } from '#src/contract/applications/application.ts';
import { errorMessages as texts } from '#src/contract/error-messages.ts';
import { BATCH_MAX } from '#src/contract/limits.ts';
import type {
  ApplicationMessage,
  MessageSide,
} from '#src/contract/messages/application-message.ts';
import { translate } from '#src/lib/ui-text.ts';
import { useTimes } from '#src/lib/use-times.ts';
import { Announcement } from '#src/ui/announcement.tsx';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { QueryStates } from '#src/ui/query-states.tsx';
import { SkeletonLines } from '#src/ui/skeleton-lines.tsx';
import { TextBlock } from '#src/ui/text-block.tsx';
import { WriteMessage, type WriteMessageProps } from './write-message.tsx';

type MessagesProps = {
  application: Application;
  /** The reader's side. */
  side: MessageSide;
  /** The name of the other side. */
  otherName: string;
} & Pick<WriteMessageProps, 'takesFocus' | 'onFocused'>;

/** The messages about an application, oldest first, and a field for the next one (rule APP-6). */
export function Messages({ application, side, otherName, ...focus }: MessagesProps) {
  const { t, i18n } = useLingui();
  const query = useInfiniteQuery(listMessagesQuery(application._id));
  const { fetchNextPage, hasNextPage, isFetchingNextPage } = query;
  const found = (query.data?.pages ?? []).flatMap((page) => page.messages).toReversed();
  useMarkRead(application._id, found);

  const canWrite = query.data?.pages[0]?.can_write ?? false;
  const isOver = application.withdrawn_at ?? application.erased_at ?? application.job?.removed_at;
  const nothing: ReactNode =
    side === 'employer' || isOver ? t`No messages yet.` : translate(i18n, texts.threadNotStarted);
  return (
    <QueryStates
      query={query}
      failure={(error) => failureMessage(error, listMessagesFailure)}
      skeleton={<SkeletonLines lines={['h-14 w-3/4', 'ms-auto mt-3 h-14 w-3/5']} />}
    >
      {() => (
        <div key={application._id} className="grid gap-4">
          {hasNextPage && (
            <div className="text-center">
              <Button
                variant="ghost"
                size="small"
                pending={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                <Trans>Show earlier messages</Trans>
              </Button>
            </div>
          )}
          {found.length === 0 ? (
            <p className="text-muted">{nothing}</p>
          ) : (
            <ol aria-label={t`Messages`} className="grid gap-3">
              {found.map((message) => (
                <MessageBubble
                  key={message._id}
                  message={message}
                  isOwn={message.side === side}
                  author={message.side === side ? t`You` : otherName}
                />
              ))}
            </ol>
          )}
          <Arrived messages={found} side={side} otherName={otherName} />
          {canWrite && <WriteMessage applicationId={application._id} to={otherName} {...focus} />}
        </div>
      )}
    </QueryStates>
  );
}

/** Marks each shown message as read on the server, once. */
const useMarkRead = (applicationId: string, shown: readonly ApplicationMessage[]): void => {
  const { mutate } = useMutation(markMessagesRead(applicationId));
  const unread = shown
    .filter((message) => message.is_unread)
    .slice(-BATCH_MAX)
    .map(({ _id }) => _id)
    .join(' ');
  useEffect(() => {
    if (unread) mutate(unread.split(' '));
  }, [mutate, unread]);
};

type ArrivedProps = {
  /** Oldest first. */
  messages: readonly ApplicationMessage[];
  /** The reader's side. */
  side: MessageSide;
  otherName: string;
};

/** Announces messages that the other side has written since the thread was opened (rule ALERT-5). */
function Arrived({ messages, side, otherName }: ArrivedProps) {
  const [shown] = useState(() => messages.map(({ _id }) => _id));
  // Messages before the first one shown are older pages that the reader loaded. New ones may precede the last one
  // shown: a `held` message keeps its place when it is sent.
  const since = messages.slice(messages.findIndex(({ _id }) => _id === shown[0]) + 1);
  const arrived = since.filter((message) => message.side !== side && !shown.includes(message._id));
  return (
    <Announcement event={arrived.length || undefined}>
      <Trans>New message from {otherName}</Trans>
    </Announcement>
  );
}

type MessageBubbleProps = { message: ApplicationMessage; isOwn: boolean; author: string };

/** One message: author, time, text and state. */
function MessageBubble({ message, isOwn, author }: MessageBubbleProps) {
  const times = useTimes();
  const { state } = message;
  return (
    <li className={classNames('flex', isOwn && 'justify-end')}>
      <div
        className={classNames(
          'min-w-0 max-w-[90%] rounded border px-4 py-3',
          isOwn ? 'border-brand/30 bg-wash' : 'border-line bg-canvas',
          state === 'recalled' && 'opacity-70',
        )}
      >
        <p className="flex flex-wrap gap-x-3 text-13 text-muted tabular">
          <bdi className="font-medium text-text">{author}</bdi>
          <span>{times.dateTime(message.created_at)}</span>
          {state === 'held' && (
            <span>
              <Trans>Not sent yet</Trans>
            </span>
          )}
          {state === 'recalled' && (
            <span>
              <Trans>Not sent (undone)</Trans>
            </span>
          )}
        </p>
        <TextBlock heading="h4" withLinks={false} text={message.body} className="mt-1" />
      </div>
    </li>
  );
}

import { Trans } from '@lingui/react/macro';
import type { ApplicationMessage } from '../../contract/application-message.ts';
import { useFormats } from '../../lib/use-formats.ts';
import { classNames } from '../../ui/class-names.ts';
import { TextBlock } from '../../ui/text-block.tsx';

type MessageBubbleProps = { message: ApplicationMessage; isOwn: boolean; author: string };

/** One message: who wrote it, when, what, and whether it was sent. */
export function MessageBubble({ message, isOwn, author }: MessageBubbleProps) {
  const formats = useFormats();
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
          <span>{formats.dateTime(message.created_at)}</span>
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

import { Plural } from '@lingui/react/macro';
import { Badge } from '#src/ui/badge.tsx';

/** The number of an application's messages the reader hasn't read; nothing for 0. */
export function UnreadBadge({ count = 0 }: { count: number | undefined }) {
  if (count === 0) return null;
  return (
    <Badge tone="solid">
      <Plural value={count} one="# new message" other="# new messages" />
    </Badge>
  );
}

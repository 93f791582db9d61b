import { Plural } from '@lingui/react/macro';
import { Badge } from '#src/ui/badge.tsx';

/** How many messages about an application its reader hasn't read; nothing for none. */
export function UnreadBadge({ count = 0 }: { count: number | undefined }) {
  if (count === 0) return null;
  return (
    <Badge tone="accent">
      <Plural value={count} one="# new message" other="# new messages" />
    </Badge>
  );
}

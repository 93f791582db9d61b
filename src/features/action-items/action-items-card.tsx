import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef } from 'react';
import { formatNumber } from '#src/lib/format.ts';
import { Badge } from '#src/ui/badge.tsx';
import { FoldedRows } from '#src/ui/folded-rows.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { Card } from '#src/ui/panel.tsx';
import { Skeleton, SkeletonLine } from '#src/ui/skeleton.tsx';
import { useFocusAfterRemoval } from '#src/ui/use-restored-focus.ts';

type ActionItemsCardProps = Pick<ActionItemList, 'rows' | 'isLoading'> &
  Partial<Pick<ActionItemList, 'more'>> & {
    /** Says what couldn't be loaded; replaces `nothing`. */
    failure?: ReactNode;
    /** For an empty list: what would appear here. */
    nothing?: ReactNode;
    /** Counts the items by kind, in words. */
    kinds?: ReactNode;
    /** Says what is not among the rows. */
    note?: ReactNode;
  };

/** Rows shown before unfolding. */
const SHOWN = 4;

/** A card of the user's action items, folded to the most urgent ones (rules DASH-4 and DASH-5). */
export function ActionItemsCard({
  rows,
  more = 0,
  kinds,
  isLoading,
  failure,
  nothing,
  note,
}: ActionItemsCardProps) {
  const { i18n } = useLingui();
  const count = rows.length + more;
  const heading = useRef<HTMLHeadingElement>(null);
  // The row of an answered interview goes, with the pressed button.
  useFocusAfterRemoval(heading, rows.length);
  return (
    <section aria-labelledby="waiting-for-you">
      <Card className="overflow-hidden">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-4 py-3 sm:px-6">
          <h2 id="waiting-for-you" ref={heading} tabIndex={-1} className="rounded-sm text-18">
            <Trans>Waiting for you</Trans>
          </h2>
          {!isLoading && count > 0 && (
            <>
              <Badge tone="solid">{formatNumber(count, i18n.locale)}</Badge>
              {kinds && <p className="text-14 text-muted tabular sm:ms-auto">{kinds}</p>}
            </>
          )}
        </div>
        {failure && <div className="grid gap-3 p-4">{failure}</div>}
        {isLoading ? (
          <ActionItemsSkeleton />
        ) : (
          <>
            {rows.length === 0 && !failure && <AllDone nothing={nothing} />}
            <FoldedRows rows={rows} shown={SHOWN} note={note} />
          </>
        )}
      </Card>
    </section>
  );
}

function AllDone({ nothing }: { nothing: ReactNode }) {
  return (
    <div className="flex items-center gap-4 px-4 py-5 sm:px-6">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-success-wash text-success">
        <Icon name="check" className="size-5" />
      </span>
      <p className="text-muted">
        <span className="block font-medium text-brand">
          <Trans>You’re all caught up.</Trans>
        </span>
        {nothing}
      </p>
    </div>
  );
}

function ActionItemsSkeleton() {
  return (
    <Skeleton>
      <div className="divide-y divide-line">
        {['first', 'second', 'third'].map((place) => (
          <div key={place} className="flex items-center gap-4 px-4 py-3 sm:px-6">
            <SkeletonLine className="size-9 shrink-0 rounded-full" />
            <div className="grid grow gap-2 py-1">
              <SkeletonLine className="h-4 w-2/5" />
              <SkeletonLine className="h-4 w-3/5" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

export type ActionItemList = {
  /** Most urgent first, each an `ActionItemRow` with a key. */
  rows: ReactNode[];
  /** The number of action items besides these rows. */
  more: number;
  isLoading: boolean;
  /** Whether some action items couldn't be loaded. */
  hasFailed: boolean;
};

import { SEARCH_PAGE_SIZE } from '#src/contract/limits.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Skeleton, SkeletonLine } from '#src/ui/skeleton.tsx';

/** A page of job cards; `columns` needs 1024 px. */
export function JobListSkeleton({
  count = SEARCH_PAGE_SIZE,
  columns = false,
}: {
  count?: number;
  columns?: boolean;
}) {
  return (
    <Skeleton>
      <div className={classNames('grid gap-3', columns && 'lg:grid-cols-2')}>
        {Array.from({ length: count }, (_, index) => (
          <div
            key={index}
            className="flex h-41 gap-3 rounded border border-line bg-surface p-4 sm:h-29.5 sm:gap-4"
          >
            <SkeletonLine className="size-12 shrink-0" />
            <div className="grid flex-1 content-start gap-2">
              <SkeletonLine className="h-5 w-3/5" />
              <SkeletonLine className="h-4 w-2/5" />
              <SkeletonLine className="h-6 w-1/3" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

import { Skeleton, SkeletonLine } from '#src/ui/skeleton.tsx';
import { SkeletonRows } from '#src/ui/skeleton-lines.tsx';

export function ReviewSkeleton() {
  return (
    <Skeleton>
      <div className="mb-4 flex flex-wrap gap-2">
        {['all', 'pending', 'reviewed', 'interview', 'hired', 'rejected'].map((place) => (
          <SkeletonLine key={place} className="h-9 w-28" />
        ))}
      </div>
      <div className="grid max-md:gap-3 md:rounded md:border md:border-line md:bg-surface">
        <SkeletonRows
          count={5}
          className="grid gap-3 max-md:rounded max-md:border max-md:border-line max-md:bg-surface max-md:p-4 md:grid-cols-5 md:items-center md:gap-6 md:border-line md:border-b md:px-4 md:py-3 md:last:border-b-0"
          lines={['h-5 w-3/4', 'h-4 w-2/3', 'h-9', 'h-4 w-1/2', 'h-9 w-28']}
        />
      </div>
    </Skeleton>
  );
}

import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx';

/** The skeleton of a list of applications. */
export function ApplicationsSkeleton() {
  return (
    <Skeleton>
      <div className="grid gap-3">
        {['first', 'second', 'third'].map((place) => (
          <div key={place} className="grid gap-4 rounded border border-line bg-surface p-5">
            <SkeletonLine className="h-5 w-2/5" />
            <SkeletonLine className="h-4 w-3/5" />
            <SkeletonLine className="h-9 w-44" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

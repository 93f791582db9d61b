import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx';

/** The skeleton of an employer's own jobs. */
export function OwnJobsSkeleton() {
  return (
    <Skeleton>
      <div className="grid gap-3 lg:grid-cols-2">
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <div key={place} className="grid gap-4 rounded border border-line bg-surface p-5">
            <SkeletonLine className="h-5 w-3/5" />
            <SkeletonLine className="h-4 w-2/5" />
            <SkeletonLine className="h-9 w-40" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

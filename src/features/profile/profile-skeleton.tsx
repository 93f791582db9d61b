import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx';

/** The skeleton of the profile. */
export function ProfileSkeleton() {
  return (
    <Skeleton className="grid gap-6">
      <div className="mb-6 flex items-center gap-5 rounded border border-line bg-surface p-6">
        <SkeletonLine className="size-24 rounded-full" />
        <SkeletonLine className="h-9 w-40" />
      </div>
      <div className="grid gap-5 rounded border border-line bg-surface p-6">
        <SkeletonLine className="h-6 w-32" />
        {[1, 2, 3, 4].map((row) => (
          <SkeletonLine key={row} className="h-11 w-full" />
        ))}
      </div>
    </Skeleton>
  );
}

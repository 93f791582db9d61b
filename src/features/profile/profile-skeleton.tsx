import { Skeleton, SkeletonLine } from '#src/ui/skeleton.tsx';

export function ProfileSkeleton() {
  return (
    <Skeleton>
      <div className="mb-6 flex h-[2.8125rem] items-center gap-6 border-line border-b">
        <SkeletonLine className="h-4 w-32" />
        <SkeletonLine className="h-4 w-20" />
      </div>
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

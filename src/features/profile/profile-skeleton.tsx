import { Skeleton, SkeletonLine } from '#src/ui/skeleton.tsx';

export function ProfileSkeleton() {
  return (
    <Skeleton>
      <div className="mb-6 flex h-[2.8125rem] items-center gap-6 border-line border-b">
        <SkeletonLine className="h-4 w-32" />
        <SkeletonLine className="h-4 w-20" />
      </div>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex h-56 items-start gap-5 rounded border border-line bg-surface p-5 sm:p-6 lg:col-span-full">
          <SkeletonLine className="size-16 shrink-0 rounded-full sm:size-24" />
          <SkeletonLine className="mt-4 h-6 w-40" />
        </div>
        {[1, 2].map((section) => (
          <div
            key={section}
            className="grid h-48 content-start gap-4 rounded border border-line bg-surface p-5 sm:p-6"
          >
            <SkeletonLine className="h-6 w-40" />
            <SkeletonLine className="h-11 w-full" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

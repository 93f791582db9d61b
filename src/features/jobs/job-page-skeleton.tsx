import { Skeleton, SkeletonLine } from '#src/ui/skeleton.tsx';

export function JobPageSkeleton() {
  return (
    <Skeleton className="page-width py-8 md:py-12">
      <div className="-mt-3 mb-1 flex h-11 items-center">
        <SkeletonLine className="h-4 w-24" />
      </div>
      <div className="flex gap-5">
        <SkeletonLine className="size-16 shrink-0" />
        <div className="grid flex-1 content-start gap-3">
          <SkeletonLine className="h-16 w-3/5 sm:h-9" />
          <SkeletonLine className="h-5 w-2/5" />
        </div>
      </div>
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <div className="grid gap-4">
          <SkeletonLine className="h-64 w-full lg:h-42" />
          <SkeletonLine className="mt-4 h-6 w-1/3" />
          <SkeletonLine className="h-20 w-full" />
        </div>
        <SkeletonLine className="h-40 w-full" />
      </div>
    </Skeleton>
  );
}

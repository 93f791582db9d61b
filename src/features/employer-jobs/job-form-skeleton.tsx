import { Skeleton, SkeletonLine } from '#src/ui/skeleton.tsx';
import { SkeletonRows } from '#src/ui/skeleton-lines.tsx';

export function JobFormSkeleton() {
  return (
    <Skeleton>
      <div className="grid gap-6 lg:max-w-[calc(50%-0.75rem)] xl:ms-56 xl:max-w-[calc(50%-8rem)]">
        <SkeletonLine className="my-3 h-5 xl:hidden" />
        {['first', 'second'].map((section) => (
          <div
            key={section}
            className="grid gap-5 rounded border border-line bg-surface p-5 sm:p-6"
          >
            <SkeletonLine className="h-6 w-2/5" />
            <SkeletonRows count={3} className="grid gap-2" lines={['h-4 w-1/4', 'h-11 w-full']} />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}

import { Card } from '#src/ui/panel.tsx';
import { Skeleton, SkeletonLine } from '#src/ui/skeleton.tsx';

export function ApplicationsSkeleton() {
  return (
    <Skeleton>
      <Card className="divide-y divide-line">
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <div
            key={place}
            className="grid gap-x-6 gap-y-3 px-4 py-3.5 sm:px-6 lg:grid-cols-[minmax(0,1fr)_15rem_17rem_auto] lg:items-center"
          >
            <div className="grid gap-2">
              <SkeletonLine className="h-5 w-2/5" />
              <SkeletonLine className="h-4 w-3/5" />
            </div>
            <SkeletonLine className="h-3 w-40" />
            <SkeletonLine className="h-6 w-60 max-lg:hidden" />
          </div>
        ))}
      </Card>
    </Skeleton>
  );
}

import { Card } from '#src/ui/panel.tsx';
import { Skeleton, SkeletonLine } from '#src/ui/skeleton.tsx';
import { SkeletonRows } from '#src/ui/skeleton-lines.tsx';

export function OwnJobsSkeleton() {
  return (
    <Skeleton>
      <SkeletonLine className="mb-6 h-6 w-full max-w-48" />
      <Card className="divide-y divide-line">
        <SkeletonRows
          count={4}
          className="grid min-h-56 content-start gap-x-6 gap-y-3 px-4 py-5 lg:min-h-21 sm:px-6 lg:grid-cols-[minmax(0,1fr)_12rem_16rem_5rem]"
          lines={['h-5 w-3/5', 'h-4 w-4/5', 'h-9']}
        />
      </Card>
    </Skeleton>
  );
}

import { Card } from '../../ui/panel.tsx';
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx';

/** The skeleton of an employer's own jobs. */
export function OwnJobsSkeleton() {
  return (
    <Skeleton>
      <Card className="divide-y divide-line">
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <div
            key={place}
            className="grid gap-x-6 gap-y-3 px-4 py-5 sm:px-6 lg:grid-cols-[minmax(0,1fr)_12rem_16rem_5rem]"
          >
            <SkeletonLine className="h-5 w-3/5" />
            <SkeletonLine className="h-4 w-4/5" />
            <SkeletonLine className="h-9" />
          </div>
        ))}
      </Card>
    </Skeleton>
  );
}

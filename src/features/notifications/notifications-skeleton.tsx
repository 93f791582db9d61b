import { Card } from '../../ui/panel.tsx';
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx';

/** The skeleton of a list of notifications. */
export function NotificationsSkeleton() {
  return (
    <Skeleton>
      <SkeletonLine className="mt-1 mb-3 h-4 w-20" />
      <Card className="divide-y divide-line">
        {['first', 'second', 'third', 'fourth'].map((place) => (
          <div key={place} className="flex gap-3 px-4 py-2.5 sm:gap-4 sm:px-5">
            <SkeletonLine className="size-8 shrink-0 rounded-full" />
            <div className="grid flex-1 content-start gap-3 py-2">
              <SkeletonLine className="h-4 w-4/5" />
              <SkeletonLine className="h-3 w-24" />
            </div>
          </div>
        ))}
      </Card>
    </Skeleton>
  );
}

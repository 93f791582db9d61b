import { useLingui } from '@lingui/react/macro';
import type { Application } from '#src/contract/applications/application.ts';
import { isOver } from '#src/entities/application/is-over.ts';
import { LabelField, LabelList } from './label-field.tsx';
import { RatingField, RatingStars } from './rating-field.tsx';

/** An application's rating and labels, which only employers see; read-only if it is over. */
export function RatingAndLabels({ application }: { application: Application }) {
  const { t } = useLingui();
  const { rating, labels = [] } = application;
  if (!isOver(application)) {
    return (
      <section aria-label={t`Rating and labels`} className="grid gap-4">
        {/* From 640 px on it is in the head. */}
        <div className="sm:hidden">
          <RatingField key={`rating ${application._id}`} application={application} />
        </div>
        <LabelField key={`labels ${application._id}`} application={application} />
      </section>
    );
  }
  if (!rating && labels.length === 0) return null;
  return (
    <section aria-label={t`Rating and labels`} className="flex flex-wrap items-center gap-2">
      {rating && <RatingStars rating={rating} />}
      <LabelList labels={labels} />
    </section>
  );
}

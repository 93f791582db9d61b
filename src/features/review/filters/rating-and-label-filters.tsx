import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { listJobLabelsQuery } from '#src/api/application-review.ts';
import { labelKey } from '#src/contract/applications/application-review.ts';
import { RATINGS } from '#src/contract/applications/application-search.ts';
import { useReviewFrame } from '#src/features/review/review-frame.tsx';
import type { ReviewSearch } from '#src/features/review/review-search.ts';
import { SelectField, type SelectOption } from '#src/ui/select.tsx';

const ratings: readonly SelectOption[] = [
  { value: '', label: msg`Any rating` },
  { value: '1', label: msg`1 star or more` },
  { value: '2', label: msg`2 stars or more` },
  { value: '3', label: msg`3 stars or more` },
  { value: '4', label: msg`4 stars or more` },
  { value: '5', label: msg`5 stars` },
];

type RatingAndLabelFiltersProps = {
  onChange: (filter: Pick<ReviewSearch, 'rating' | 'label'>, select: HTMLSelectElement) => void;
};

/** Filters by rating, and by label if the job has any. */
export function RatingAndLabelFilters({ onChange }: RatingAndLabelFiltersProps) {
  const { t } = useLingui();
  const { job, search } = useReviewFrame();
  const { data: known = [] } = useQuery(listJobLabelsQuery(job._id));
  const { rating, label } = search;
  // A label in the URL filters even when no longer in use.
  const chosen = label && (known.find((one) => labelKey(one) === labelKey(label)) ?? label);
  const labels = chosen && !known.includes(chosen) ? [chosen, ...known] : known;
  return (
    <>
      <SelectField
        label={t`Rating`}
        options={ratings}
        value={rating ?? ''}
        onChange={({ target }) =>
          onChange({ rating: RATINGS.find((one) => String(one) === target.value) }, target)
        }
      />
      {labels.length > 0 && (
        <SelectField
          label={t`Label`}
          options={[
            { value: '', label: msg`Any label` },
            ...labels.map((one) => ({ value: one, label: one })),
          ]}
          value={chosen ?? ''}
          onChange={({ target }) => onChange({ label: target.value || undefined }, target)}
        />
      )}
    </>
  );
}

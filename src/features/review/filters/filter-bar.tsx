import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { exportApplications } from '#src/api/review-mutations.ts';
import { parseAnswerFilters } from '#src/contract/applications/answer-filters.ts';
import {
  APPLICATION_SORTS,
  type ApplicationSort,
} from '#src/contract/applications/application-search.ts';
import { LINE_MAX } from '#src/contract/limits.ts';
import { useReviewFrame } from '#src/features/review/review-frame.tsx';
import type { ReviewSearch } from '#src/features/review/review-search.ts';
import { IconButton } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { SearchBox } from '#src/ui/search-box.tsx';
import { Select, type SelectOption } from '#src/ui/select.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { IconTextField } from '#src/ui/text-field.tsx';
import { useSearchForm } from '#src/ui/use-search-form.ts';
import { useSelectStep } from '#src/ui/use-select-step.ts';
import { AnswerFilters } from './answer-filters.tsx';
import { RatingAndLabelFilters } from './rating-and-label-filters.tsx';

const borderedClass = 'border border-line-strong bg-surface';

const sortLabels: Record<ApplicationSort, SelectOption['label']> = {
  newest: msg`Newest first`,
  oldest: msg`Oldest first`,
  name: msg`Name`,
  status: msg`Status`,
  rating: msg`Best rated first`,
};

type FilterBarProps = {
  /** The server has no ratings, labels or export. */
  isPlain: boolean;
};

/**
 * Search words, filters and sort order in a line, all in the URL; words apply when the user presses Search. A button
 * opens the filters and, where there is no room, the order (rule REVIEW-14).
 */
export function FilterBar({ isPlain }: FilterBarProps) {
  const { t } = useLingui();
  const { search, isFolded } = useReviewFrame();
  const navigate = useNavigate({ from: '/jobs/$jobId/applications' });
  const selectStep = useSelectStep();
  const { form, readSearchWords } = useSearchForm({ query: search.query });
  const moreId = useId();
  const active = [
    search.rating,
    search.label,
    ...Object.keys(parseAnswerFilters(search.answers)),
  ].filter(Boolean).length;
  // Set filters are in sight, where that pushes down no first row of a phone.
  const [isOpen, setIsOpen] = useState(active > 0 && !isFolded);
  const sorts = APPLICATION_SORTS.filter((sort) => !isPlain || sort !== 'rating');

  // Includes words typed but not yet searched for.
  const change = (filter: Partial<ReviewSearch>, select?: HTMLSelectElement) =>
    navigate({
      search: { ...search, ...readSearchWords(), ...filter, page: 1, open: undefined },
      resetScroll: false,
      ...selectStep(select),
    });

  const sort = (
    <Select
      aria-label={t`Sort by`}
      options={sorts.map((value) => ({ value, label: sortLabels[value] }))}
      value={search.sort}
      onChange={({ target }) =>
        change({ sort: APPLICATION_SORTS.find((one) => one === target.value) }, target)
      }
    />
  );

  return (
    <div className="flex min-w-0 grow flex-wrap items-center justify-end gap-2 print:hidden">
      <SearchBox
        landmarkClass="min-w-0 grow basis-56"
        ref={form}
        // The placeholder and the button repeat the label and the icon.
        className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 [&_input]:ps-3 [&_label]:sr-only [&_span>svg]:hidden"
        onSearch={() => void change({})}
      >
        <IconTextField
          name="query"
          label={t`Search applications`}
          type="search"
          icon="search"
          maxLength={LINE_MAX}
          placeholder={t`Name, email or letter`}
          defaultValue={search.query}
        />
        <IconButton type="submit" label={t`Search`} className={borderedClass}>
          <Icon name="search" className="size-5" />
        </IconButton>
      </SearchBox>
      {!isFolded && <div className="w-44">{sort}</div>}
      <IconButton
        label={active > 0 ? t`Filters (${active})` : t`Filters`}
        className={classNames(borderedClass, 'relative')}
        aria-expanded={isOpen}
        aria-controls={moreId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="filter" className="size-5" />
        {/* The button's label repeats the number. */}
        {active > 0 && (
          <span
            data-count={active}
            className="absolute -inset-e-1.5 -top-1.5 rounded-full bg-action px-1.5 font-semibold text-13 text-action-text tabular before:content-[attr(data-count)]"
          />
        )}
      </IconButton>
      {!isPlain && !isFolded && <ExportButton />}
      <div
        id={moreId}
        hidden={!isOpen}
        className="grid w-full gap-3 rounded border border-line bg-surface p-4 sm:grid-cols-2 lg:grid-cols-3"
      >
        {isFolded && (
          <div className="flex gap-2">
            <div className="grow">{sort}</div>
            {!isPlain && <ExportButton />}
          </div>
        )}
        {!isPlain && <RatingAndLabelFilters onChange={change} />}
        <AnswerFilters />
      </div>
    </div>
  );
}

/** Saves the filtered applications as a CSV file named after the job. */
function ExportButton() {
  const { t } = useLingui();
  const { job, search } = useReviewFrame();
  const exporting = useMutation(exportApplications(job._id));
  const { title } = job;
  return (
    <IconButton
      label={t`Export CSV`}
      className={borderedClass}
      aria-busy={exporting.isPending || undefined}
      onClick={() => {
        if (!exporting.isPending)
          exporting.mutate({ filters: search, fileName: `${t`Applications, ${title}`}.csv` });
      }}
    >
      {exporting.isPending ? <Spinner /> : <Icon name={moreIcons.download} className="size-5" />}
    </IconButton>
  );
}

import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
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
import { Button, IconButton } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { SearchBox } from '#src/ui/search-box.tsx';
import { SelectField, type SelectOption } from '#src/ui/select.tsx';
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
 * Search words, filters and sort order, all in the URL; words apply when the user presses Search. On narrow
 * screens a button hides all but the words (rule REVIEW-14).
 */
export function FilterBar({ isPlain }: FilterBarProps) {
  const { t } = useLingui();
  const { search, isFolded } = useReviewFrame();
  const navigate = useNavigate({ from: '/jobs/$jobId/applications' });
  const selectStep = useSelectStep();
  const { form, readSearchWords } = useSearchForm({ query: search.query });
  const [isOpen, setIsOpen] = useState(false);
  const moreId = useId();
  const active = [
    search.rating,
    search.label,
    ...Object.keys(parseAnswerFilters(search.answers)),
  ].filter(Boolean).length;
  const sorts = APPLICATION_SORTS.filter((sort) => !isPlain || sort !== 'rating');

  // Includes words typed but not yet searched for.
  const change = (filter: Partial<ReviewSearch>, select?: HTMLSelectElement) =>
    navigate({
      search: { ...search, ...readSearchWords(), ...filter, page: 1, open: undefined },
      resetScroll: false,
      ...selectStep(select),
    });

  return (
    <div
      className={classNames(
        'grid print:hidden gap-3',
        isFolded ? 'grid-cols-[minmax(0,1fr)_auto] items-end' : 'lg:flex lg:flex-wrap lg:items-end',
      )}
    >
      <SearchBox
        landmarkClass="min-w-0 grow"
        ref={form}
        className={classNames(
          'grid items-end gap-3',
          isFolded
            ? // The placeholder and the button repeat the label and the icon.
              'grid-cols-[minmax(0,1fr)_auto] [&_input]:ps-3 [&_label]:sr-only [&_span>svg]:hidden'
            : 'xs:grid-cols-[minmax(0,1fr)_auto]',
        )}
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
        {isFolded ? (
          <IconButton type="submit" label={t`Search`} className={borderedClass}>
            <Icon name="search" className="size-5" />
          </IconButton>
        ) : (
          <Button type="submit" variant="secondary">
            <Trans>Search</Trans>
          </Button>
        )}
      </SearchBox>
      {isFolded && (
        <IconButton
          label={active > 0 ? t`Sort and filter (${active})` : t`Sort and filter`}
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
      )}
      <div
        id={moreId}
        hidden={isFolded && !isOpen}
        className={classNames(
          'grid gap-3',
          isFolded
            ? 'col-span-2 rounded border border-line bg-surface p-4'
            : 'sm:grid-cols-2 sm:items-end lg:auto-cols-[minmax(0,11rem)] lg:grid-flow-col lg:grid-cols-none',
        )}
      >
        <SelectField
          label={t`Sort by`}
          options={sorts.map((value) => ({ value, label: sortLabels[value] }))}
          value={search.sort}
          onChange={({ target }) =>
            change({ sort: APPLICATION_SORTS.find((sort) => sort === target.value) }, target)
          }
        />
        {!isPlain && (
          <>
            <RatingAndLabelFilters onChange={change} />
            <ExportButton />
          </>
        )}
        {isFolded && <AnswerFilters />}
      </div>
      {!isFolded && (
        <div className="w-full empty:hidden">
          <AnswerFilters />
        </div>
      )}
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
    <Button
      variant="secondary"
      pending={exporting.isPending}
      className="whitespace-nowrap"
      onClick={() =>
        exporting.mutate({ filters: search, fileName: `${t`Applications, ${title}`}.csv` })
      }
    >
      <Icon name={moreIcons.download} />
      <Trans>Export CSV</Trans>
    </Button>
  );
}

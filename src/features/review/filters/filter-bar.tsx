import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { exportApplications } from '#src/api/review-mutations.ts';
import { parseAnswerFilters } from '#src/contract/applications/answer-filters.ts';
import type { ApplicationPage } from '#src/contract/applications/application.ts';
import {
  APPLICATION_SORTS,
  type ApplicationSort,
} from '#src/contract/applications/application-search.ts';
import { countFiltered } from '#src/contract/applications/statuses.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import { LINE_MAX } from '#src/contract/limits.ts';
import { employerStatusLabels } from '#src/entities/application/status-labels.ts';
import type { ReviewSearch } from '#src/features/review/review-search.ts';
import { formatNumber } from '#src/lib/format.ts';
import { Button, IconButton } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { SearchBox } from '#src/ui/search-box.tsx';
import { SelectField, type SelectOption } from '#src/ui/select.tsx';
import { IconTextField } from '#src/ui/text-field.tsx';
import { useChosenInSight } from '#src/ui/use-chosen-in-sight.ts';
import { useSearchForm } from '#src/ui/use-search-form.ts';
import { useSelectStep } from '#src/ui/use-select-step.ts';
import { AnswerFilters } from './answer-filters.tsx';
import { RatingAndLabelFilters } from './rating-and-label-filters.tsx';

const borderedClass = 'border border-line-strong bg-surface';

/** Accepted has two values and one label: `hired` finds both. */
const FILTERS = [
  undefined,
  'pending',
  'reviewed',
  'interview',
  'hired',
  'rejected',
  'withdrawn',
] as const;

const sortLabels: Record<ApplicationSort, SelectOption['label']> = {
  newest: msg`Newest first`,
  oldest: msg`Oldest first`,
  name: msg`Name`,
  status: msg`Status`,
  rating: msg`Best rated first`,
};

type Counts = ApplicationPage['counts'];

/** The statuses with their numbers of applications, as links that filter by them; `isCompact` for one line, which scrolls. */
export function StatusFilter({
  search,
  counts,
  isCompact,
}: {
  search: ReviewSearch;
  counts: Counts;
  isCompact: boolean;
}) {
  const { t, i18n } = useLingui();
  const row = useChosenInSight<HTMLUListElement>(search.status);
  // Most jobs have none.
  const isOffered = (status: (typeof FILTERS)[number]) =>
    status !== 'withdrawn' || search.status === status || counts.withdrawn > 0;
  return (
    <nav aria-label={t`Filter by status`}>
      <ul
        ref={row}
        className={classNames(
          'flex gap-2',
          // To the edges of a phone; the focus ring is not cut off.
          isCompact
            ? '-my-1 overflow-x-auto py-1 [scrollbar-width:none] max-sm:-mx-(--gutter) max-sm:px-(--gutter) lg:-mx-1 lg:px-1'
            : 'flex-wrap',
        )}
      >
        {FILTERS.filter(isOffered).map((status) => {
          const isChosen = search.status === status;
          return (
            <li key={status ?? 'all'} className="shrink-0">
              <Link
                from="/jobs/$jobId/applications"
                to="."
                search={{ ...search, status, page: 1, open: undefined }}
                resetScroll={false}
                aria-current={isChosen ? 'page' : undefined}
                className={classNames(
                  'inline-flex min-h-9 items-center gap-2 rounded-full border px-3.5 text-14 transition-colors duration-150',
                  isChosen
                    ? 'border-brand bg-brand text-surface'
                    : 'border-line-strong bg-surface text-brand hover:border-brand hover:bg-wash',
                )}
              >
                {status ? i18n._(employerStatusLabels[status]) : <Trans>All</Trans>}{' '}
                <span className="font-semibold tabular">
                  {formatNumber(countFiltered(counts, status), i18n.locale)}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/**
 * Search words, filters and sort order, all in the URL; words apply when Search is pressed. Where there is little
 * room, all but the words are behind a button. `isPlain` for a list without ratings and labels, which is not
 * exported either.
 */
export function ReviewBar({
  job,
  search,
  isCompact,
  isPlain,
}: {
  job: Job;
  search: ReviewSearch;
  isCompact: boolean;
  isPlain: boolean;
}) {
  const { t } = useLingui();
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
  const answers = <AnswerFilters questions={job.questions} search={search} isFolded={isCompact} />;
  const sorts = APPLICATION_SORTS.filter((sort) => !isPlain || sort !== 'rating');

  // Includes words that are typed but not yet searched for.
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
        isCompact
          ? 'grid-cols-[minmax(0,1fr)_auto] items-end'
          : 'lg:flex lg:flex-wrap lg:items-end',
      )}
    >
      <SearchBox
        landmarkClass="min-w-0 grow"
        ref={form}
        className={classNames(
          'grid items-end gap-3',
          isCompact
            ? // The placeholder and the button say it too.
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
        {isCompact ? (
          <IconButton type="submit" label={t`Search`} className={borderedClass}>
            <Icon name="search" className="size-5" />
          </IconButton>
        ) : (
          <Button type="submit" variant="secondary">
            <Trans>Search</Trans>
          </Button>
        )}
      </SearchBox>
      {isCompact && (
        <IconButton
          label={active > 0 ? t`Sort and filter (${active})` : t`Sort and filter`}
          className={classNames(borderedClass, 'relative')}
          aria-expanded={isOpen}
          aria-controls={moreId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="filter" className="size-5" />
          {/* The button's label says the number too. */}
          {active > 0 && (
            <span
              data-count={active}
              className="absolute -inset-e-1.5 -top-1.5 rounded-full bg-accent px-1.5 font-semibold text-13 text-accent-text tabular before:content-[attr(data-count)]"
            />
          )}
        </IconButton>
      )}
      <div
        id={moreId}
        hidden={isCompact && !isOpen}
        className={classNames(
          'grid gap-3',
          isCompact
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
            <RatingAndLabelFilters jobId={job._id} search={search} onChange={change} />
            <ExportButton job={job} search={search} />
          </>
        )}
        {isCompact && answers}
      </div>
      {!isCompact && <div className="w-full empty:hidden">{answers}</div>}
    </div>
  );
}

/** Saves the filtered applications as a CSV file named after the job. */
function ExportButton({ job, search }: { job: Job; search: ReviewSearch }) {
  const { t } = useLingui();
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

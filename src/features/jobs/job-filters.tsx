import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getJobFacetsQuery } from '#src/api/jobs.ts';
import { JOB_LEVELS, JOB_TYPES, POSTED_WITHIN, WORKPLACES } from '#src/contract/enumerations.ts';
import { readJobSearch } from '#src/contract/search/job-search.ts';
import { jobLevelLabels, jobTypeLabels, workplaceLabels } from '#src/entities/job/labels.ts';
import { formatNumber } from '#src/lib/format.ts';
import { Button } from '#src/ui/button.tsx';
import { CheckList } from '#src/ui/check-list.tsx';
import { SelectField } from '#src/ui/select.tsx';
import {
  activeFilters,
  type FilterProps,
  NO_FILTERS,
  postedWithinLabels,
  showSalaryStep,
  toggle,
  toggleWorkplace,
  workplacesOf,
} from './active-filters.ts';

const typeOptions = JOB_TYPES.map((value) => ({ value, label: jobTypeLabels[value] }));
const workplaceOptions = WORKPLACES.map((value) => ({ value, label: workplaceLabels[value] }));
const levelOptions = JOB_LEVELS.map((value) => ({
  value,
  label: jobLevelLabels[value],
}));

/** Adds the chosen value if `values` lacks it. */
const withChosen = <Value,>(values: readonly Value[], chosen: Value | undefined): Value[] =>
  chosen === undefined || values.includes(chosen) ? [...values] : [...values, chosen];

/**
 * The filters, applied on change and stored in the URL. Without scripts they are fields of the search form `formId`,
 * named like their search params (rule SEARCH-3).
 */
export function JobFilters({
  search,
  onChange: change,
  formId,
}: FilterProps & { formId?: string }) {
  const { t, i18n } = useLingui();
  const { data: facets } = useQuery(getJobFacetsQuery(search));
  const field = (name: string) => formId && { form: formId, name };

  /** A select's options: `any`, then each value with its number of jobs. */
  const options = <Value,>(
    any: string,
    values: readonly Value[],
    label: (value: Value) => string,
    counts: readonly { value: Value; count: number }[] = [],
  ) => [
    { value: '', label: any },
    ...values.map((value) => {
      const count = counts.find((one) => one.value === value)?.count;
      const number = count === undefined ? '' : ` (${formatNumber(count, i18n.locale)})`;
      return { value: String(value), label: label(value) + number };
    }),
  ];
  const salaries = facets?.salaryMin.map(({ value }) => value) ?? [];
  const companies = facets?.company.map(({ value }) => value) ?? [];

  return (
    <div className="grid gap-5">
      <CheckList
        legend={t`Job type`}
        name="jobType"
        form={formId}
        options={typeOptions}
        values={search.jobType ?? []}
        counts={facets?.jobType}
        onToggle={(value) => change(({ jobType }) => ({ jobType: toggle(jobType, value) }))}
      />
      <CheckList
        legend={t`Workplace`}
        name="workplace"
        form={formId}
        options={workplaceOptions}
        values={workplacesOf(search)}
        counts={facets?.workplace}
        onToggle={(value) => change(toggleWorkplace(value))}
      />
      <CheckList
        legend={t`Experience level`}
        name="experienceLevel"
        form={formId}
        options={levelOptions}
        values={search.experienceLevel ?? []}
        counts={facets?.experienceLevel}
        onToggle={(value) =>
          change(({ experienceLevel }) => ({ experienceLevel: toggle(experienceLevel, value) }))
        }
      />
      <SelectField
        {...field('postedWithin')}
        label={t`Posted`}
        options={options(
          t`Any time`,
          POSTED_WITHIN,
          (days) => i18n._(postedWithinLabels[days]),
          facets?.postedWithin,
        )}
        value={search.postedWithin ?? ''}
        onChange={({ target }) => {
          const { postedWithin } = readJobSearch({ postedWithin: target.value });
          change(() => ({ postedWithin }), target);
        }}
      />
      <SelectField
        {...field('salaryMin')}
        label={t`Minimum salary`}
        options={options(
          t`Any salary`,
          withChosen(salaries, search.salaryMin).sort((one, other) => one - other),
          (amount) => showSalaryStep(amount, i18n, facets?.currency),
          facets?.salaryMin,
        )}
        value={search.salaryMin ?? ''}
        onChange={({ target }) => {
          const { salaryMin } = readJobSearch({ salaryMin: target.value });
          change(() => ({ salaryMin }), target);
        }}
      />
      <SelectField
        {...field('company')}
        label={t`Company`}
        options={options(
          t`All companies`,
          withChosen(companies, search.company),
          (name) => name,
          facets?.company,
        )}
        value={search.company ?? ''}
        onChange={({ target }) => change(() => ({ company: target.value || undefined }), target)}
      />
      {formId ? (
        <div className="hidden noscript:grid">
          <Button type="submit" form={formId}>
            <Trans>Show results</Trans>
          </Button>
        </div>
      ) : (
        activeFilters(search, i18n).length > 0 && (
          <Button
            variant="ghost"
            size="small"
            className="-ms-3 justify-self-start"
            onClick={() => change(() => NO_FILTERS)}
          >
            <Trans>Clear filters</Trans>
          </Button>
        )
      )}
    </div>
  );
}

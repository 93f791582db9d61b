import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { EXPERIENCE_LEVELS, JOB_TYPES } from '../../contract/enumerations.ts';
import type { JobSearch } from '../../contract/job-search.ts';
import { readSeveralOf } from '../../contract/search-params.ts';
import { experienceLevelLabels, jobTypeLabels } from '../../lib/labels.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/choice.tsx';
import { SelectField } from '../../ui/select.tsx';

const typeOptions = [
  { value: '', label: msg`All types` },
  ...JOB_TYPES.map((value) => ({ value, label: jobTypeLabels[value] })),
];
const levelOptions = [
  { value: '', label: msg`All levels` },
  ...EXPERIENCE_LEVELS.map((value) => ({ value, label: experienceLevelLabels[value] })),
];

/** How many filters are active. */
export const countFilters = ({ jobType, experienceLevel, remote }: JobSearch): number =>
  [jobType, experienceLevel, remote].filter(Boolean).length;

/** The search in the URL, and how to change it. */
export type FilterProps = { search: JobSearch; onChange: (filter: Partial<JobSearch>) => void };

/**
 * The filters, which apply as soon as they are chosen. Their state is the URL. Without scripts they are
 * fields of the search form `formId`, under the names that they have in the URL.
 */
export function JobFilters({
  search,
  onChange: change,
  formId,
}: FilterProps & { formId?: string }) {
  const { t } = useLingui();
  // What a browser fills in by itself would be no choice of the user's.
  const field = (name: keyof JobSearch) => formId && { form: formId, name, autoComplete: 'off' };

  return (
    <div className="grid gap-4">
      <SelectField
        {...field('jobType')}
        label={t`Job type`}
        // Every type except temporary, unless the URL has it (rule SEARCH-3).
        options={typeOptions.filter(
          ({ value }) => value !== 'temporary' || value === search.jobType?.[0],
        )}
        value={search.jobType?.[0] ?? ''}
        onChange={({ target }) => change({ jobType: readSeveralOf(JOB_TYPES)(target.value) })}
      />
      <SelectField
        {...field('experienceLevel')}
        label={t`Experience level`}
        options={levelOptions}
        value={search.experienceLevel?.[0] ?? ''}
        onChange={({ target }) =>
          change({ experienceLevel: readSeveralOf(EXPERIENCE_LEVELS)(target.value) })
        }
      />
      <CheckboxField
        {...field('remote')}
        value="true"
        label={t`Remote only`}
        checked={search.remote}
        onChange={({ target }) => change({ remote: target.checked })}
      />
      {countFilters(search) > 0 && (
        <Button
          variant="ghost"
          size="small"
          className="justify-self-start noscript:hidden"
          onClick={() => change({ jobType: undefined, experienceLevel: undefined, remote: false })}
        >
          <Trans>Clear filters</Trans>
        </Button>
      )}
      {formId && (
        <div className="hidden noscript:grid">
          <Button type="submit" form={formId}>
            <Trans>Show results</Trans>
          </Button>
        </div>
      )}
    </div>
  );
}

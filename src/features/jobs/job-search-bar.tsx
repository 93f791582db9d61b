import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { suggestJobs } from '#src/api/job-suggestions.ts';
import { LINE_MAX, QUERY_MAX } from '#src/contract/limits.ts';
import type { JobSearch } from '#src/contract/search/job-search.ts';
import { SuggestField } from '#src/entities/job/suggest-field.tsx';
import { Button } from '#src/ui/button.tsx';
import { LanguageInput } from '#src/ui/language-input.tsx';
import { SearchBox } from '#src/ui/search-box.tsx';
import type { SearchForm } from '#src/ui/use-search-form.ts';

/**
 * Keywords and location, filled from `search`. Without scripts the form submits to its own page. `extra` is shown
 * beside the button.
 */
export function JobSearchBar({
  search,
  form,
  formId,
  onSearch,
  extra,
}: {
  search: Pick<JobSearch, 'query' | 'location'>;
  form: SearchForm['form'];
  formId?: string;
  onSearch: () => void;
  extra?: ReactNode;
}) {
  const { t } = useLingui();

  return (
    <SearchBox
      ref={form}
      id={formId}
      // The browser's autofill isn't the user's choice.
      autoComplete="off"
      className="grid gap-3 xs:grid-cols-[minmax(0,1fr)_auto] sm:grid-cols-2 sm:items-end lg:grid-cols-[1fr_1fr_auto] xs:max-sm:*:first-of-type:col-span-2 max-sm:[&_label]:sr-only"
      onSearch={onSearch}
    >
      <LanguageInput />
      <SuggestField
        label={t`Keywords`}
        submits
        ask={suggestJobs}
        kinds={['title', 'company']}
        name="query"
        type="search"
        autoComplete="on"
        icon="search"
        maxLength={QUERY_MAX}
        placeholder={t`Job title, skill or company`}
        defaultValue={search.query}
      />
      <SuggestField
        label={t`Location`}
        submits
        ask={suggestJobs}
        kinds={['place']}
        name="location"
        autoComplete="on"
        icon="pin"
        maxLength={LINE_MAX}
        placeholder={t`City or country`}
        defaultValue={search.location}
      />
      <div className="flex flex-wrap gap-3 sm:max-lg:col-span-2 sm:*:grow">
        {extra}
        <Button type="submit">
          <Trans>Search</Trans>
        </Button>
      </div>
    </SearchBox>
  );
}

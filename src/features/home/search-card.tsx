import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { suggestJobs } from '#src/api/job-suggestions.ts';
import { LINE_MAX, QUERY_MAX } from '#src/contract/limits.ts';
import { SuggestField } from '#src/entities/job/suggest-field.tsx';
import { Button } from '#src/ui/button.tsx';
import { LanguageInput } from '#src/ui/language-input.tsx';
import { SearchBox } from '#src/ui/search-box.tsx';

/** Keywords and location; submitting opens the job list with both in its URL, even without scripts (rule HOME-1). */
export function SearchCard() {
  const { t } = useLingui();
  const navigate = useNavigate();

  const search = (form: HTMLFormElement) => {
    const typed = new FormData(form);
    const text = (name: string) => {
      const value = typed.get(name);
      return (typeof value === 'string' && value.trim()) || undefined;
    };
    void navigate({ to: '/jobs', search: { query: text('query'), location: text('location') } });
  };

  return (
    <SearchBox
      action="/jobs"
      onSearch={search}
      landmarkClass="block"
      className="rounded-dialog border border-line bg-surface p-4 shadow-raised sm:p-5"
    >
      <LanguageInput />
      <div className="grid gap-3 sm:grid-cols-[3fr_2fr] sm:items-end lg:grid-cols-[1fr_1fr_auto]">
        <SuggestField
          label={t`Keywords`}
          submits
          ask={suggestJobs}
          kinds={['title', 'company']}
          name="query"
          type="search"
          icon="search"
          maxLength={QUERY_MAX}
          placeholder={t`Job title, skill or company`}
        />
        <SuggestField
          label={t`Location`}
          submits
          ask={suggestJobs}
          kinds={['place']}
          name="location"
          icon="pin"
          maxLength={LINE_MAX}
          placeholder={t`City or country`}
        />
        <Button type="submit" className="sm:max-lg:col-span-2">
          <Trans>Search Jobs</Trans>
        </Button>
      </div>
    </SearchBox>
  );
}

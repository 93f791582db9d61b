import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { JobSearch } from '../../contract/job.ts';
import { LINE_MAX } from '../../contract/limits.ts';
import { Button } from '../../ui/button.tsx';
import { IconTextField } from '../../ui/text-field.tsx';
import { useWordsFromAddress } from '../../ui/use-words-from-address.ts';

type Words = Pick<JobSearch, 'query' | 'location'>;

/**
 * Keywords and location, which `search` already holds. `onSearch` gets what is typed as soon as Search is
 * pressed. `extra` stands beside the button.
 */
export function JobSearchBar({
  search,
  onSearch,
  extra,
}: {
  search: Words;
  onSearch: (words: Words) => void;
  extra?: ReactNode;
}) {
  const { t } = useLingui();
  const { query = '', location = '' } = search;
  const form = useWordsFromAddress({ query, location });

  return (
    <search>
      <form
        ref={form}
        className="grid gap-4 sm:grid-cols-[1fr_1fr_auto] sm:items-end"
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget);
          const text = (name: string) => String(typed.get(name) ?? '').trim() || undefined;
          onSearch({ query: text('query'), location: text('location') });
        }}
      >
        <IconTextField
          label={t`Keywords`}
          name="query"
          type="search"
          icon="search"
          maxLength={LINE_MAX}
          placeholder={t`Job title, skill or company`}
          defaultValue={query}
        />
        <IconTextField
          label={t`Location`}
          name="location"
          icon="pin"
          maxLength={LINE_MAX}
          placeholder={t`City or country`}
          defaultValue={location}
        />
        <div className="grid auto-cols-fr grid-flow-col gap-3 sm:auto-cols-auto">
          {extra}
          <Button type="submit">
            <Trans>Search</Trans>
          </Button>
        </div>
      </form>
    </search>
  );
}

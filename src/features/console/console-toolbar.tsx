import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { consoleEntities } from '#src/contract/console/console.ts';
import { CONSOLE_SORTS, type ConsoleSearch } from '#src/contract/console/console-search.ts';
import { LINE_MAX } from '#src/contract/limits.ts';
import { Button } from '#src/ui/button.tsx';
import { SearchBox } from '#src/ui/search-box.tsx';
import { SelectField } from '#src/ui/select.tsx';
import { IconTextField } from '#src/ui/text-field.tsx';
import { useSearchForm } from '#src/ui/use-search-form.ts';
import { useSelectStep } from '#src/ui/use-select-step.ts';
import { sortLabels } from './entity-messages.ts';
import { nameInSentence } from './field-names.ts';

const sortOptions = CONSOLE_SORTS.map((value) => ({ value, label: sortLabels[value] }));

/** Search and sort above the table. Both start at the first page. */
export function ConsoleToolbar({ search }: { search: ConsoleSearch }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate({ from: '/$console' });
  const selectStep = useSelectStep();
  const { tab, query, sort } = search;
  const { form, readSearchWords } = useSearchForm({ query });
  // Includes words typed but not yet searched for.
  const change = (order: Pick<Partial<ConsoleSearch>, 'sort'>, select?: HTMLSelectElement) =>
    navigate({
      search: { ...search, ...readSearchWords(), ...order, page: 1 },
      resetScroll: false,
      ...selectStep(select),
    });
  const found = consoleEntities[tab].fields.filter((field) => field.searchable);
  const names = found.map(({ name }) => nameInSentence(i18n, name)).join(', ');

  return (
    <SearchBox
      // Words not searched for don't carry over to another tab.
      key={tab}
      ref={form}
      className="grid max-xs:flex grid-cols-[1fr_auto] max-xs:flex-col xs:items-end gap-4 md:grid-cols-[1fr_auto_auto]"
      onSearch={() => void change({})}
    >
      <IconTextField
        label={t`Search`}
        hint={t`Search ${names}, or paste a full ID`}
        className="max-md:col-span-2"
        name="query"
        type="search"
        icon="search"
        maxLength={LINE_MAX}
        defaultValue={query}
      />
      <SelectField
        label={t`Sort by`}
        className="md:w-44"
        options={sortOptions}
        value={sort}
        onChange={({ target }) => {
          void change({ sort: CONSOLE_SORTS.find((value) => value === target.value) }, target);
        }}
      />
      <Button type="submit" variant="secondary">
        <Trans>Search</Trans>
      </Button>
    </SearchBox>
  );
}

import { useLingui } from '@lingui/react/macro';
import { CONSOLE_ENTITIES, type ConsoleSearch } from '#src/contract/console/console-search.ts';
import { LinkTabs } from '#src/ui/link-tabs.tsx';
import { tabLabels } from './entity-messages.ts';

/** Tabs by entity. Search words and order don't carry over. */
export function ConsoleTabs({ search }: { search: ConsoleSearch }) {
  const { t, i18n } = useLingui();
  return (
    <div className="mb-4">
      <LinkTabs
        label={t`Records`}
        current={search.tab}
        tabs={CONSOLE_ENTITIES.map((key) => ({ key, label: i18n._(tabLabels[key]) }))}
        searchOf={(_search, tab) => ({ tab })}
      />
    </div>
  );
}

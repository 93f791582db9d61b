import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { exportRecords } from '../../api/console-mutations.ts';
import type { ConsoleSearch } from '../../contract/console-search.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { moreIcons } from '../../ui/more-icons.ts';
import { tabLabels } from './entity-messages.ts';

/** Saves the records found, of all pages, as a CSV file named after their kind. */
export function ExportRecords({ search, total }: { search: ConsoleSearch; total: number }) {
  const { i18n } = useLingui();
  const { tab, sort, query } = search;
  const exporting = useMutation(exportRecords(tab));
  return (
    <Button
      variant="secondary"
      size="small"
      className="min-h-11 xs:whitespace-nowrap"
      pending={exporting.isPending}
      onClick={() =>
        exporting.mutate({ sort, query, total, fileName: `${i18n._(tabLabels[tab])}.csv` })
      }
    >
      <Icon name={moreIcons.download} />
      <Trans>Export CSV</Trans>
    </Button>
  );
}

import { Trans } from '@lingui/react/macro';
import { type ConsoleSearch, NEW_RECORD } from '../../contract/console-search.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { onIntent } from '../../ui/lazy-component.tsx';
import { Link } from '../../ui/link.tsx';
import { moreIcons } from '../../ui/more-icons.ts';
import { RecordDialog } from './lazy-record-dialog.ts';

/** Opens the dialog that creates a record of the tab. */
export function NewRecord({ search }: { search: ConsoleSearch }) {
  return (
    <Link
      from="/$console"
      to="."
      search={{ ...search, record: NEW_RECORD, mode: 'view' }}
      resetScroll={false}
      className={`${buttonClass('primary', 'small')} min-h-11`}
      {...onIntent(RecordDialog.preload)}
    >
      <Icon name={moreIcons.plus} width="18" height="18" />
      <Trans>Create New</Trans>
    </Link>
  );
}

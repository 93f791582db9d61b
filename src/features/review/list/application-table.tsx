import { Trans, useLingui } from '@lingui/react/macro';
import type { Application } from '#src/contract/applications/application.ts';
import { ReviewRow, rowCell } from './application-row.tsx';
import { isSelectable, type Selection, SelectionBox } from './selection-box.tsx';

type ReviewTableProps = {
  applications: readonly Application[];
  selection: Selection;
  openId: string | undefined;
  /** Beside an open application: without what the pane beside it shows too. */
  isCompact: boolean;
  onOpen: (applicationId: string) => void;
  /** Preloads the code of the details on intent. */
  onIntent: () => void;
};

/** The applications to one job: a table, or a stack of cards on narrow screens. */
export function ReviewTable({
  applications,
  selection,
  openId,
  isCompact,
  onOpen,
  onIntent,
}: ReviewTableProps) {
  const { t } = useLingui();
  return (
    <div className="@container">
      <table className="w-full border-separate border-spacing-0 rounded border border-line bg-surface max-md:block max-md:border-0 max-md:bg-transparent">
        <caption className="sr-only">
          <Trans>Applications for this job</Trans>
        </caption>
        <thead className="text-14 text-muted max-md:hidden">
          <tr>
            <td className={`${rowCell} ps-4`}>
              {applications.some(isSelectable) && <SelectAllBox selection={selection} />}
            </td>
            <HeadCell>{t`Candidate`}</HeadCell>
            {!isCompact && <HeadCell>{t`Applied Date`}</HeadCell>}
            <HeadCell>{t`Status`}</HeadCell>
            {!isCompact && <HeadCell>{t`Resume`}</HeadCell>}
            {!isCompact && <HeadCell>{t`Actions`}</HeadCell>}
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-3">
          {applications.map((application) => (
            <ReviewRow
              key={application._id}
              application={application}
              isSelected={selection.isSelected(application._id)}
              onSelect={() => selection.toggle(application._id)}
              isOpen={application._id === openId}
              isCompact={isCompact}
              onOpen={() => onOpen(application._id)}
              onIntent={onIntent}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Selects all visible rows, or none. */
export function SelectAllBox({
  selection,
  hasWords,
}: {
  selection: Selection;
  hasWords?: boolean;
}) {
  const { t } = useLingui();
  const { selected, isWhole, selectAll, clear } = selection;
  return (
    <SelectionBox
      label={t`Select all on this page`}
      hasWords={hasWords}
      checked={isWhole}
      isPartial={selected.length > 0 && !isWhole}
      onChange={isWhole ? clear : selectAll}
    />
  );
}

function HeadCell({ children }: { children: string }) {
  return (
    <th scope="col" className={`${rowCell} wrap-normal font-medium`}>
      {children}
    </th>
  );
}

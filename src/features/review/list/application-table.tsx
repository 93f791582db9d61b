import { Trans, useLingui } from '@lingui/react/macro';
import type { Application } from '#src/contract/applications/application.ts';
import { useReviewFrame } from '#src/features/review/review-frame.tsx';
import { ApplicationRow, cellClass } from './application-row.tsx';
import { isSelectable, type Selection, SelectionBox } from './selection-box.tsx';

type ApplicationTableProps = {
  applications: readonly Application[];
  selection: Selection;
};

/** The applications to one job in a table, whose rows are cards on narrow screens. */
export function ApplicationTable({ applications, selection }: ApplicationTableProps) {
  const { t } = useLingui();
  const { isBeside } = useReviewFrame();
  const columns = isBeside
    ? [t`Candidate`]
    : [t`Candidate`, t`Applied Date`, t`Status`, t`Resume`, t`Actions`];
  return (
    <div className="@container">
      <table className="w-full border-separate border-spacing-0 rounded border border-line bg-surface max-md:block max-md:border-0 max-md:bg-transparent">
        <caption className="sr-only">
          <Trans>Applications for this job</Trans>
        </caption>
        <thead className="text-14 text-muted max-md:hidden">
          <tr>
            <td className={`${cellClass} ps-4`}>
              {applications.some(isSelectable) && <SelectAllBox selection={selection} />}
            </td>
            {columns.map((column) => (
              <th key={column} scope="col" className={`${cellClass} wrap-normal font-medium`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:grid max-md:gap-3">
          {applications.map((application) => (
            <ApplicationRow
              key={application._id}
              application={application}
              isSelected={selection.isSelected(application._id)}
              onSelect={() => selection.toggle(application._id)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

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

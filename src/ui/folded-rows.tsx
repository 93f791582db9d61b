import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';

/** A card's rows (keyed `<li>`s): the first few, and all after a button press. `note` is beside the button. */
export function FoldedRows({
  rows,
  shown,
  note,
}: {
  rows: ReactNode[];
  shown: number;
  note?: ReactNode;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const isFolded = rows.length > shown;
  return (
    <>
      <ul className="divide-y divide-line empty:hidden">{isOpen ? rows : rows.slice(0, shown)}</ul>
      {(isFolded || note) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t px-1 py-1 sm:px-3">
          {isFolded && (
            <Button
              variant="ghost"
              size="small"
              aria-expanded={isOpen}
              onClick={() => setIsOpen(!isOpen)}
            >
              {isOpen ? <Trans>Show fewer</Trans> : <Trans>Show all</Trans>}
            </Button>
          )}
          {note && <p className="px-3 py-1.5 text-14 text-muted">{note}</p>}
        </div>
      )}
    </>
  );
}

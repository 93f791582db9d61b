import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';

/** A card's rows (keyed `<li>`s): the first few, and all after a button press. */
export function FoldedRows({ rows, shown }: { rows: ReactNode[]; shown: number }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ul className="divide-y divide-line empty:hidden">{isOpen ? rows : rows.slice(0, shown)}</ul>
      {rows.length > shown && (
        <div className="border-line border-t px-1 py-1 sm:px-3">
          <Button
            variant="ghost"
            size="small"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? <Trans>Show fewer</Trans> : <Trans>Show all</Trans>}
          </Button>
        </div>
      )}
    </>
  );
}

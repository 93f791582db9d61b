import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listDeletionsQuery } from '#src/api/console.ts';
import { formatNumber } from '#src/lib/format.ts';
import { Card } from '#src/ui/panel.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';

/** The progress of slow deletions; renders nothing visible when there are none. */
export function BeingDeleted() {
  const { t, i18n } = useLingui();
  const { data: deletions = [] } = useQuery(listDeletionsQuery());
  const inWords = (n: number) => formatNumber(n, i18n.locale);
  const [hadSome, setHadSome] = useState(false);
  const count = deletions.length;
  if (count > 0 && !hadSome) setHadSome(true);
  return (
    <>
      {/* Announces only when deletions start and end, not each step. */}
      <p role="status" className="sr-only">
        {count > 0 && (
          <Plural
            value={count}
            one="# record is being deleted."
            other="# records are being deleted."
          />
        )}
        {count === 0 && hadSome && <Trans>Everything has been deleted.</Trans>}
      </p>
      {count > 0 && (
        <section aria-labelledby="being-deleted">
          <Card className="grid gap-3 p-4">
            <div>
              <h2 id="being-deleted" className="text-16">
                <Trans>Being deleted</Trans>
              </h2>
              <p className="text-14 text-muted">
                <Trans>
                  These are gone for everyone. What belongs to them is deleted step by step; you can
                  leave this page.
                </Trans>
              </p>
            </div>
            <ul className="grid gap-3">
              {deletions.map(({ _id, label, total, remaining }) => (
                <li key={_id} className="grid gap-1">
                  <div className="flex flex-wrap justify-between gap-x-4">
                    <span className="wrap-anywhere min-w-0 font-medium">{label}</span>
                    <span className="text-14 text-muted tabular">
                      <Trans>
                        {inWords(remaining)} of {inWords(total)} records left
                      </Trans>
                    </span>
                  </div>
                  <ProgressBar
                    label={t`Deletion of ${label}`}
                    value={total - remaining}
                    max={total}
                    className="h-2 w-full"
                  />
                </li>
              ))}
            </ul>
          </Card>
        </section>
      )}
    </>
  );
}

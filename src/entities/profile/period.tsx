import { Trans, useLingui } from '@lingui/react/macro';
import { formatMonth } from './format-month.ts';

export type Dated = { start_date: string; end_date: string; current: boolean };

/** The start and end of a profile entry; nothing when both are unknown. */
export function Period({ entry: { start_date, end_date, current } }: { entry: Dated }) {
  const { i18n, t } = useLingui();
  const start = formatMonth(start_date, i18n.locale);
  const end = current ? t`Present` : formatMonth(end_date, i18n.locale);
  if (!start && !end) return null;
  return (
    <p className="text-14 text-muted tabular">
      {start && end ? (
        <Trans>
          {start} – {end}
        </Trans>
      ) : (
        (start ?? end)
      )}
    </p>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { holdApplication } from '#src/api/review-mutations.ts';
import { getSettingsQuery } from '#src/api/settings.ts';
import type { Application } from '#src/contract/applications/application.ts';
import { formatDuration } from '#src/lib/format-duration.ts';
import { useTimes } from '#src/lib/use-times.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/panel.tsx';

/** Says when the application will be deleted, and offers to keep it (rule RETAIN-3). */
export function ExpiringNotice({ _id, deletes_at }: Pick<Application, '_id' | 'deletes_at'>) {
  const { i18n } = useLingui();
  const times = useTimes();
  const keeping = useMutation(holdApplication());
  const days = useQuery(getSettingsQuery()).data?.retention.applications ?? 0;
  const day = times.longDate(deletes_at);
  const term = formatDuration(days, i18n.locale);
  if (!day) return null;
  return (
    <Notice
      tone="warning"
      action={
        days > 0 && (
          <Button
            variant="secondary"
            size="small"
            pending={keeping.isPending}
            onClick={() => keeping.mutate(_id)}
          >
            <Trans>Keep for another {term}</Trans>
          </Button>
        )
      }
    >
      <Trans>This application will be deleted on {day}.</Trans>
    </Notice>
  );
}

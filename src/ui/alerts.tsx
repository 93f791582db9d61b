import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { type Alert, readAlerts, subscribeToAlerts } from '../lib/alerts.ts';
import { AlertList } from './alert-list.tsx';

const isError = ({ alertType }: Alert) => alertType === 'error';

/**
 * The alerts area, stacked at the top centre, under the top bar. It is always there, so that what is put
 * into it is read out, and outside the app's own element, which an open dialog takes out of reach.
 */
export function Alerts() {
  const { t } = useLingui();
  const alerts = useSyncExternalStore(subscribeToAlerts, readAlerts, readAlerts);
  const others = alerts.filter((alert) => !isError(alert));
  return createPortal(
    <section
      aria-label={t`Notifications`}
      className="pointer-events-none fixed inset-x-4 z-50 mx-auto grid max-w-lg gap-2"
      style={{ insetBlockStart: 'calc(var(--bar) + 0.5rem)' }}
    >
      <AlertList alerts={alerts.filter(isError)} />
      <div role="status" className="grid gap-2">
        <AlertList alerts={others} />
      </div>
    </section>,
    document.body,
  );
}

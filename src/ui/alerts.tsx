import { useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { type Alert, readAlerts, subscribeToAlerts } from '../lib/alerts.ts';
import { AlertList } from './alert-list.tsx';

const isError = ({ alertType }: Alert) => alertType === 'error';

/**
 * The live region of the alerts, at the top centre below the navigation bar. It is always rendered,
 * so that additions are announced, and lies outside the app's root element, which an open dialog
 * makes inert.
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

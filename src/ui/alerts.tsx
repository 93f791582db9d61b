import { useLingui } from '@lingui/react/macro';
import { useHydrated } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import {
  type Alert,
  type AlertType,
  dismissAlert,
  pauseAlerts,
  readAlerts,
  resumeAlerts,
  subscribeToAlerts,
} from '#src/lib/alerts.ts';
import { translate } from '#src/lib/ui-text.ts';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icons.tsx';
import { Link } from './link.tsx';

const isError = ({ alertType }: Alert) => alertType === 'error';

/**
 * The live region of the alerts, under the navigation bar (rule ALERT-4). Always mounted after hydration, so that
 * additions are announced. It lies outside the app's root, which an open dialog makes inert, and before it, so that
 * Shift + Tab from the heading reaches an alert early.
 */
export function Alerts() {
  return useHydrated() && <AlertRegion />;
}

/** Rules ALERT-3 and ALERT-5. */
function AlertRegion() {
  const { t } = useLingui();
  const alerts = useSyncExternalStore(subscribeToAlerts, readAlerts, readAlerts);
  const area = useRef<HTMLElement>(null);
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  const hasAlerts = alerts.length > 0;
  useEffect(() => {
    if (!hasAlerts) return;
    // Loaded with the first alert: a visitor's first page has none.
    const stop = import('./alert-behaviour.ts').then(
      ({ watchAlerts }) => area.current && watchAlerts(area.current),
      () => null,
    );
    return () => void stop.then((stopKeeping) => stopKeeping?.());
  }, [hasAlerts]);
  const isPointedAt = useRef(false);
  const resumeUnlessHoveredOrFocused = () => {
    if (isPointedAt.current || area.current?.contains(document.activeElement)) return;
    resumeAlerts();
  };
  // Removing the focused alert fires no event.
  useEffect(resumeUnlessHoveredOrFocused);
  const others = alerts.filter((alert) => !isError(alert));
  return createPortal(
    <section
      ref={area}
      onPointerMove={() => {
        isPointedAt.current = true;
        pauseAlerts();
      }}
      onPointerLeave={() => {
        isPointedAt.current = false;
        resumeUnlessHoveredOrFocused();
      }}
      // Dismissing the alert under the pointer fires no event either; moving over an alert does.
      onPointerUp={() => {
        isPointedAt.current = false;
      }}
      onFocus={pauseAlerts}
      onBlur={resumeUnlessHoveredOrFocused}
      aria-label={t`Notifications`}
      className="alerts pointer-events-none fixed inset-x-4 z-50 mx-auto grid gap-2 print:hidden"
    >
      <AlertList alerts={alerts.filter(isError)} />
      <div role="status" className="grid gap-2">
        <AlertList alerts={others} />
      </div>
    </section>,
    place,
  );
}

const styles: Record<AlertType, { className: string; icon: IconName }> = {
  success: { className: 'bg-filled-success', icon: 'check' },
  error: { className: 'bg-filled-danger', icon: 'alert' },
  warning: { className: 'bg-filled-warning', icon: 'alert' },
  info: { className: 'bg-filled-info', icon: 'info' },
};

const actionClass =
  'inline-flex min-h-9 items-center rounded-sm bg-filled-text/15 px-3 font-medium text-14 hover:underline focus-visible:outline-filled-text';

/** Screen readers announce errors at once, and the rest through the surrounding live region. */
function AlertList({ alerts }: { alerts: readonly Alert[] }) {
  const { t, i18n } = useLingui();
  return alerts.map(({ id, msg, alertType, action }) => (
    <div
      key={id}
      role={alertType === 'error' ? 'alert' : undefined}
      className={classNames(
        'appearing pointer-events-auto flex max-xs:flex-wrap items-start max-xs:justify-between gap-x-3 rounded py-2 ps-4 pe-2 text-filled-text shadow-raised',
        styles[alertType].className,
      )}
    >
      <Icon name={styles[alertType].icon} className="my-2 shrink-0" />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 max-xs:order-last max-xs:basis-full">
        <p className="grow basis-48 py-1.5">{translate(i18n, msg)}</p>
        {action && 'path' in action && (
          <Link to={action.path} className={actionClass} onClick={() => dismissAlert(id)}>
            {translate(i18n, action.label)}
          </Link>
        )}
        {action && 'undo' in action && (
          <button
            type="button"
            aria-keyshortcuts="Control+Z Meta+Z"
            className={actionClass}
            onClick={() => {
              dismissAlert(id);
              action.undo();
            }}
          >
            {translate(i18n, action.label)}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={t`Dismiss`}
        className="grid size-9 shrink-0 place-items-center rounded-sm hover:bg-filled-text/15 focus-visible:outline-filled-text"
        onClick={() => dismissAlert(id)}
      >
        <Icon name="close" />
      </button>
    </div>
  ));
}

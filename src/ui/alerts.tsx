import { useLingui } from '@lingui/react/macro';
import { useHydrated } from '@tanstack/react-router';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import {
  type Alert,
  pauseAlerts,
  readAlerts,
  resumeAlerts,
  subscribeToAlerts,
} from '#src/lib/alerts.ts';
import { translate } from '#src/lib/ui-text.ts';
import { lazyComponent } from './lazy-component.tsx';

/** Loaded on the first interaction or with the first alert: a visitor's first page has none. */
const loadList = () => import('./alert-list.tsx');
const LazyList = lazyComponent(async () => (await loadList()).AlertList);
export const preloadAlerts = LazyList.preload;

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
    const stop = loadList().then(
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

/** Shows the texts alone while the list is loading, or can't be loaded. */
function AlertList({ alerts }: { alerts: readonly Alert[] }) {
  const { i18n } = useLingui();
  if (alerts.length === 0) return null;
  const texts = (
    <p
      role={alerts.some(isError) ? 'alert' : undefined}
      className="rounded bg-filled-info p-3 text-filled-text"
    >
      {alerts.map(({ msg }) => translate(i18n, msg)).join(' ')}
    </p>
  );
  return <LazyList alerts={alerts} fallback={texts} />;
}

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
} from '../lib/alerts.ts';
import { AlertList } from './alert-list.tsx';

const isError = ({ alertType }: Alert) => alertType === 'error';

/**
 * The live region of the alerts, under the navigation bar (rule ALERT-4). It is always there once the app runs,
 * so that additions are announced, and lies outside the app's root element, which an open dialog makes
 * inert and which is all that the server renders; before it, so that Shift + Tab leads from a page's heading to
 * an alert sooner than through the whole page.
 */
export function Alerts() {
  return useHydrated() && <AlertRegion />;
}

function AlertRegion() {
  const { t } = useLingui();
  const alerts = useSyncExternalStore(subscribeToAlerts, readAlerts, readAlerts);
  const area = useRef<HTMLElement>(null);
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  useEffect(() => {
    if (alerts.length === 0) return;
    // Loaded with the first alert: a visitor's first page has none.
    const stop = import('./keep-clear-of-focus.ts').then(
      ({ keepClearOfFocus }) => area.current && keepClearOfFocus(area.current),
      () => null,
    );
    return () => void stop.then((stopKeeping) => stopKeeping?.());
  }, [alerts]);
  const isPointedAt = useRef(false);
  const resumeUnlessHeld = () => {
    if (isPointedAt.current || area.current?.contains(document.activeElement)) return;
    resumeAlerts();
  };
  // No event tells that the focused alert has gone.
  useEffect(resumeUnlessHeld);
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
        resumeUnlessHeld();
      }}
      // A dismissed alert goes from under the pointer, of which no event tells either; moving on an alert does.
      onPointerUp={() => {
        isPointedAt.current = false;
      }}
      onFocus={pauseAlerts}
      onBlur={resumeUnlessHeld}
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

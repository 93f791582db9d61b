import { ALERT_MS, LINK_ALERT_MS, UNDO_MS } from '#src/contract/limits.ts';
import type { UiText } from './ui-text.ts';

export type AlertType = 'success' | 'error' | 'warning' | 'info';
/** What an alert offers: a link to a path of the app, or a button that undoes what it reports. */
export type AlertAction = { label: UiText } & ({ path: string } | { undo: () => void });
export type Alert = {
  id: string;
  msg: UiText;
  alertType: AlertType;
  ms: number;
  action?: AlertAction | undefined;
};

let alerts: readonly Alert[] = [];
let count = 0;
let arePaused = false;
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

const change = (next: readonly Alert[]) => {
  alerts = next;
  for (const listener of listeners) listener();
};

const startTimer = ({ id, ms }: Alert) => {
  if (!arePaused)
    timers.set(
      id,
      setTimeout(() => dismissAlert(id), ms),
    );
};

const stopTimer = (id: string) => {
  clearTimeout(timers.get(id));
  timers.delete(id);
};

/** The alerts that are showing, oldest first; a new array whenever they change. */
export const readAlerts = (): readonly Alert[] => alerts;

export const subscribeToAlerts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const dismissAlert = (id: string): void => {
  stopTimer(id);
  change(alerts.filter((alert) => alert.id !== id));
};

const offersUndo = (action: AlertAction | undefined): boolean => !!action && 'undo' in action;

/**
 * Shows an alert, which disappears after `ms` milliseconds (5000 by default, 20,000 with a link, 8000 with Undo). The
 * same message is shown only once at a time, and only the latest Undo. Returns the alert's id (rules ALERT-1 and
 * REVIEW-4).
 */
export const raiseAlert = (
  alertType: AlertType,
  msg: UiText,
  ms?: number,
  action?: AlertAction,
): string => {
  count += 1;
  const raised: Alert = {
    id: `alert-${count}`,
    msg,
    alertType,
    ms: ms ?? (offersUndo(action) ? UNDO_MS : action ? LINK_ALERT_MS : ALERT_MS),
    action,
  };
  const kept = alerts.filter((alert) => {
    const isReplaced =
      (alert.alertType === alertType && sameText(alert.msg, msg)) ||
      (offersUndo(alert.action) && offersUndo(action));
    if (isReplaced) stopTimer(alert.id);
    return !isReplaced;
  });
  change([...kept, raised]);
  startTimer(raised);
  return raised.id;
};

/** Keeps all alerts, including new ones, until `resumeAlerts`, while the user reads them (rule ALERT-3). */
export const pauseAlerts = (): void => {
  arePaused = true;
  for (const { id } of alerts) stopTimer(id);
};

/** Restarts each alert's full duration. Does nothing unless alerts are paused. */
export const resumeAlerts = (): void => {
  if (!arePaused) return;
  arePaused = false;
  alerts.forEach(startTimer);
};

const sameText = (one: UiText, other: UiText): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

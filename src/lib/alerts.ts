import { ALERT_MS, LINK_ALERT_MS } from '#src/contract/limits.ts';
import type { UiText } from './ui-text.ts';

export type AlertType = 'success' | 'error' | 'warning' | 'info';
/** A link in an alert, to a path of the app. */
export type AlertLink = { path: string; label: UiText };
export type Alert = {
  id: string;
  msg: UiText;
  alertType: AlertType;
  ms: number;
  link?: AlertLink | undefined;
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

/**
 * Shows an alert, which disappears after `ms` milliseconds (5000 by default, 20,000 with a link). The same
 * message is shown only once at a time. Returns the alert's id (rule ALERT-1).
 */
export const raiseAlert = (
  alertType: AlertType,
  msg: UiText,
  ms?: number,
  link?: AlertLink,
): string => {
  count += 1;
  const raised: Alert = {
    id: `alert-${count}`,
    msg,
    alertType,
    ms: ms ?? (link ? LINK_ALERT_MS : ALERT_MS),
    link,
  };
  const same = alerts.filter((alert) => alert.alertType === alertType && sameText(alert.msg, msg));
  for (const { id } of same) stopTimer(id);
  change([...alerts.filter((alert) => !same.includes(alert)), raised]);
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

import { ALERT_MS } from '../contract/limits.ts';
import type { Message } from './message.ts';

export type AlertType = 'success' | 'error' | 'warning' | 'info';
export type Alert = { id: string; msg: Message; alertType: AlertType };

let alerts: readonly Alert[] = [];
let count = 0;
const listeners = new Set<() => void>();

const change = (next: readonly Alert[]) => {
  alerts = next;
  for (const listener of listeners) listener();
};

/** The alerts that are showing, oldest first; a new array whenever they change. */
export const readAlerts = (): readonly Alert[] => alerts;

export const subscribeToAlerts = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const dismissAlert = (id: string): void => {
  change(alerts.filter((alert) => alert.id !== id));
};

/**
 * Shows an alert, which disappears after `ms` milliseconds (5000 by default). The same message is
 * shown only once at a time. Returns the alert's id.
 */
export const raiseAlert = (alertType: AlertType, msg: Message, ms: number = ALERT_MS): string => {
  count += 1;
  const id = `alert-${count}`;
  const isSame = (alert: Alert) => alert.alertType === alertType && sameText(alert.msg, msg);
  change([...alerts.filter((alert) => !isSame(alert)), { id, msg, alertType }]);
  setTimeout(() => dismissAlert(id), ms);
  return id;
};

const sameText = (one: Message, other: Message): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

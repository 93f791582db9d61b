import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  dismissAlert,
  pauseAlerts,
  raiseAlert,
  readAlerts,
  resumeAlerts,
  subscribeToAlerts,
} from './alerts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  resumeAlerts();
  vi.runAllTimers();
  vi.useRealTimers();
});

const shown = () => readAlerts().map(({ alertType, msg }) => [alertType, msg]);

it('an alert is gone after 5000 ms (ALERT-1)', () => {
  raiseAlert('info', 'Saved');
  expect(shown()).toEqual([['info', 'Saved']]);
  vi.advanceTimersByTime(4999);
  expect(shown()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

it('the same text shows once, for its full time from when it was last raised (ALERT-1)', () => {
  raiseAlert('error', 'No connection');
  vi.advanceTimersByTime(3000);
  raiseAlert('error', 'No connection');
  expect(shown()).toHaveLength(1);
  vi.advanceTimersByTime(3000);
  expect(shown()).toHaveLength(1);
  vi.advanceTimersByTime(2000);
  expect(shown()).toEqual([]);
});

it('an alert that is raised again keeps no old timer (ALERT-1)', () => {
  raiseAlert('info', 'Saved');
  vi.advanceTimersByTime(1000);
  raiseAlert('info', 'Saved');
  expect(vi.getTimerCount()).toBe(1);
});

it('an alert with a link stays for 20 seconds (ALERT-1)', () => {
  raiseAlert('info', 'Saved', undefined, { path: '/jobs', label: 'Jobs' });
  vi.advanceTimersByTime(19_999);
  expect(shown()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
});

it('an alert with Undo stays for 8 seconds, or until the next one (ALERT-2, REVIEW-4)', () => {
  const offer = { undo: () => undefined, label: 'Undo' };
  raiseAlert('success', 'First', undefined, offer);
  raiseAlert('info', 'Saved', undefined, { path: '/jobs', label: 'Jobs' });
  vi.advanceTimersByTime(5000);
  raiseAlert('success', 'Second', undefined, offer);
  expect(shown()).toEqual([
    ['info', 'Saved'],
    ['success', 'Second'],
  ]);
  vi.advanceTimersByTime(7999);
  expect(shown()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([['info', 'Saved']]);
});

it('two alerts are dismissed one by one, and whoever shows them hears of it', () => {
  const heard = vi.fn();
  const stop = subscribeToAlerts(heard);
  const first = raiseAlert('info', 'First');
  raiseAlert('info', 'Second');
  dismissAlert(first);
  expect(shown()).toEqual([['info', 'Second']]);
  // The timer of the first would dismiss nothing, but tell everyone.
  expect(vi.getTimerCount()).toBe(1);
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  raiseAlert('info', 'Third');
  expect(heard).toHaveBeenCalledTimes(3);
});

it('one text as a warning and as an error are two alerts', () => {
  raiseAlert('warning', 'No connection');
  raiseAlert('error', 'No connection');
  expect(shown()).toHaveLength(2);
});

it('alerts stay while they are paused, those raised meanwhile too, then each for its full time (ALERT-3)', () => {
  raiseAlert('info', 'First');
  vi.advanceTimersByTime(4000);
  pauseAlerts();
  raiseAlert('success', 'Second', 6000);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toHaveLength(2);
  resumeAlerts();
  vi.advanceTimersByTime(4999);
  expect(shown()).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([['success', 'Second']]);
  vi.advanceTimersByTime(1000);
  expect(shown()).toEqual([]);
});

it('resuming alerts that are not paused does not extend them', () => {
  raiseAlert('info', 'First');
  vi.advanceTimersByTime(4000);
  resumeAlerts();
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(shown()).toEqual([]);
});

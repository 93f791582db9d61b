import { expect, it } from 'vitest';
import {
  APPLICATION_STATUSES,
  canWithdraw,
  countFiltered,
  isDecided,
  statusesWithSameLabel,
} from './statuses.ts';

const open = ['pending', 'reviewed', 'interview'];

it.each(APPLICATION_STATUSES)('%s is decided, or may be withdrawn once (STATUS-7)', (status) => {
  expect(isDecided(status)).toBe(!open.includes(status));
  expect(canWithdraw({ status, withdrawn_at: null })).toBe(open.includes(status));
  expect(canWithdraw({ status, withdrawn_at: '2026-11-20T12:00:00Z' })).toBe(false);
});

it('counts accepted and hired as one, and withdrawn ones only by themselves', () => {
  const counts = {
    pending: 1,
    reviewed: 2,
    interview: 4,
    accepted: 8,
    rejected: 16,
    hired: 32,
    withdrawn: 64,
  };
  const count = (filter?: keyof typeof counts) => countFiltered(counts, filter);
  expect(count()).toBe(63);
  expect(count('withdrawn')).toBe(64);
  expect([count('hired'), count('accepted')]).toEqual([40, 40]);
  expect([count('pending'), count('reviewed'), count('rejected')]).toEqual([1, 2, 16]);
  expect(statusesWithSameLabel('pending')).toEqual(['pending']);
});

import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Notification } from '../../contract/notification.ts';
import { NotificationDetails } from './notification-details.tsx';

const detailsOf = (given: Pick<Notification, 'kind' | 'facts'>): string | null => {
  const told: Notification = {
    ...{ _id: '1', application_id: null, job_id: null, created_at: null, read_at: null },
    ...{ job_title: 'Baker', company_name: 'Acme', candidate_name: 'Ada Can' },
    ...given,
  };
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <NotificationDetails told={told} />
    </I18nProvider>,
  );
  return container.textContent;
};

const WHEN = '2026-12-03T12:00:00Z';

test('an interview is said with its day, whatever zone it was set in', () => {
  for (const time_zone of ['Europe/Istanbul', 'no/zone', undefined])
    expect(detailsOf({ kind: 'interview_set', facts: { starts_at: WHEN, time_zone } })).toMatch(
      /^December \d, 2026 at /,
    );
});

test('a moment that is none, and that of an interview which is off, isn’t said', () => {
  expect(detailsOf({ kind: 'interview_set', facts: { starts_at: 'soon' } })).toBe('');
  expect(detailsOf({ kind: 'interview_cancelled', facts: { starts_at: WHEN } })).toBe('');
});

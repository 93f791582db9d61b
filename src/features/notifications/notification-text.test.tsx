// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { UserType } from '#src/contract/enumerations.ts';
import {
  MAILED_KINDS,
  NOTIFICATION_READERS,
  type Notification,
  type NotificationFacts,
  type NotificationKind,
} from '#src/contract/notifications/notification.ts';
import { readTranslations } from '#tests/translations.ts';
import { NotificationText } from './notification-text.tsx';

/** The facts of each kind beside the names; each set has its own text. */
const FACTS: Partial<Record<NotificationKind, NotificationFacts[]>> = {
  status_changed: [
    ...(['pending', 'reviewed', 'interview', 'accepted', 'rejected'] as const),
    undefined,
  ].map((status) => ({ status })),
  job_closed: [{}, { is_removed: true }],
  interview_answered: [...(['confirmed', 'declined', 'other_time'] as const), undefined].map(
    (answer) => ({ answer }),
  ),
  job_deadline: [{ deadline: '2026-12-05' }, {}],
};

const NAMES = { job_title: 'Baker', company_name: 'Acme', candidate_name: 'Ada Can' };

const textOf = (reader: UserType, given: Partial<Notification> & { kind: NotificationKind }) => {
  const notification: Notification = {
    _id: '1',
    application_id: null,
    job_id: null,
    facts: {},
    created_at: null,
    read_at: null,
    ...NAMES,
    ...given,
  };
  const { container, unmount } = render(
    <I18nProvider i18n={i18n}>
      <NotificationText notification={notification} reader={reader} />
    </I18nProvider>,
  );
  const text = container.textContent;
  unmount();
  return text;
};

/** The texts of all kinds for this reader. */
const textsFor = (reader: UserType): string[] =>
  MAILED_KINDS.filter((kind) => ['both', reader].includes(NOTIFICATION_READERS[kind])).flatMap(
    (kind) => (FACTS[kind] ?? [{}]).map((facts) => textOf(reader, { kind, facts })),
  );

const activate = async (language: 'en' | 'tr') => {
  if (language === 'tr') i18n.load('tr', (await import('#locales/tr/account.po')).messages);
  i18n.activate(language);
  onTestFinished(() => i18n.activate('en'));
};

test.each([
  ['en', /^Someone who knows your password .* cancel it\.$/],
  ['tr', /^Parolanızı bilen biri.* iptal edin\.$/],
] as const)(
  'a way back for a lost device is told to both: %s (TWOSTEP-8)',
  async (language, text) => {
    await activate(language);
    for (const reader of ['candidate', 'employer'] as const)
      expect(textOf(reader, { kind: 'second_step_recovery' })).toMatch(text);
  },
);

test.each(['en', 'tr'] as const)(
  'every kind has its own text, with names and job: %s (NOTICE-1)',
  async (language) => {
    await activate(language);
    for (const [reader, name] of [
      ['candidate', 'Acme'],
      ['employer', /Ada Can|\b5\b|Baker/],
    ] as const) {
      const texts = textsFor(reader);
      expect(new Set(texts).size).toBe(texts.length);
      // A copy of data is about no job.
      const ofJobs = texts.filter((text) => text !== textOf(reader, { kind: 'export_ready' }));
      expect(ofJobs).toHaveLength(texts.length - 1);
      for (const text of ofJobs) {
        expect(text).toContain('Baker');
        expect(text).toMatch(name);
        expect(text).toMatch(/^[^{}]+\.$/);
      }
    }
  },
);

describe('in English', () => {
  test('status and deadline are in words', () => {
    const facts = { status: 'hired' } as const;
    expect(textOf('candidate', { kind: 'status_changed', facts })).toBe(
      'Acme accepted your application for Baker.',
    );
    const deadline = { deadline: '2026-12-05' };
    expect(textOf('employer', { kind: 'job_deadline', facts: deadline })).toBe(
      'Applications for Baker close on December 5, 2026.',
    );
  });

  test('missing names are replaced (NOTICE-1)', () => {
    const nobody = { job_title: ' ', company_name: '', candidate_name: '' };
    const text = (reader: UserType, kind: NotificationKind) => textOf(reader, { kind, ...nobody });
    expect(text('employer', 'application_received')).toBe(
      'A candidate applied for an untitled job.',
    );
    expect(text('employer', 'interview_tomorrow')).toBe(
      'Reminder: you have an interview with a candidate for an untitled job.',
    );
    expect(text('candidate', 'interview_tomorrow')).toBe(
      'Reminder: you have an interview with the employer for an untitled job.',
    );
    expect(text('candidate', 'interview_set')).toBe(
      'The employer invited you to an interview for an untitled job.',
    );
  });

  test.each(['en', 'tr'] as const)(
    'missing names are replaced in %s (NOTICE-1)',
    async (language) => {
      await activate(language);
      const translations = readTranslations(language);
      const nobody = { job_title: ' ', company_name: '', candidate_name: '' };
      const applied = textOf('employer', { kind: 'application_received', ...nobody });
      for (const text of ['A candidate', 'an untitled job'])
        expect(applied).toContain(translations.get(text));
      const invited = textOf('candidate', { kind: 'interview_set', ...nobody });
      expect(invited).toContain(translations.get('The employer'));
    },
  );

  test('a long name is cut, and one with line breaks is on one line (NOTICE-1)', () => {
    const text = textOf('candidate', {
      kind: 'message',
      company_name: 'A\n\nB',
      job_title: '🧑‍🍳 '.repeat(60),
    });
    expect(text).toMatch(/^A B sent you a message about 🧑‍🍳.*…\.$/u);
    expect(text.length).toBeLessThan(250);
    expect(text.isWellFormed()).toBe(true);
  });
});

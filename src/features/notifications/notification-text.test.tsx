import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { UserType } from '../../contract/enumerations.ts';
import {
  NOTIFICATION_KINDS,
  NOTIFICATION_READERS,
  type Notification,
  type NotificationFacts,
  type NotificationKind,
} from '../../contract/notification.ts';
import { NotificationText } from './notification-text.tsx';

type Sample = [kind: NotificationKind, facts: NotificationFacts, en: string, tr: string];

const forCandidates: Sample[] = [
  [
    'status_changed',
    { status: 'pending' },
    'Acme set your application for Baker back to pending.',
    'Acme, “Baker” başvurunuzu yeniden beklemeye aldı.',
  ],
  [
    'status_changed',
    { status: 'reviewed' },
    'Acme is reviewing your application for Baker.',
    'Acme, “Baker” başvurunuzu inceliyor.',
  ],
  [
    'status_changed',
    { status: 'interview' },
    'Acme moved your application for Baker to the interview stage.',
    'Acme, “Baker” başvurunuzu mülakat aşamasına aldı.',
  ],
  [
    'status_changed',
    { status: 'accepted' },
    'Acme accepted your application for Baker.',
    'Acme, “Baker” başvurunuzu kabul etti.',
  ],
  [
    'status_changed',
    { status: 'hired' },
    'Acme accepted your application for Baker.',
    'Acme, “Baker” başvurunuzu kabul etti.',
  ],
  [
    'status_changed',
    { status: 'rejected' },
    'Acme decided not to move forward with your application for Baker.',
    'Acme, “Baker” başvurunuzla devam etmeme kararı aldı.',
  ],
  [
    'status_changed',
    {},
    'Acme updated your application for Baker.',
    'Acme, “Baker” başvurunuzu güncelledi.',
  ],
  [
    'interview_set',
    {},
    'Acme invited you to an interview for Baker.',
    'Acme, sizi “Baker” için mülakata davet etti.',
  ],
  [
    'interview_changed',
    {},
    'Acme changed your interview for Baker.',
    'Acme, “Baker” mülakatınızı değiştirdi.',
  ],
  [
    'interview_cancelled',
    {},
    'Acme cancelled your interview for Baker.',
    'Acme, “Baker” mülakatınızı iptal etti.',
  ],
  [
    'interview_tomorrow',
    {},
    'Reminder: you have an interview with Acme for Baker.',
    'Hatırlatma: Acme ile “Baker” mülakatınız var.',
  ],
  [
    'job_closed',
    {},
    'Acme is no longer accepting applications for Baker. Yours isn’t affected.',
    'Acme, “Baker” ilanına artık başvuru almıyor. Sizin başvurunuz bundan etkilenmez.',
  ],
  [
    'job_closed',
    { is_removed: true },
    'Acme removed Baker. You can still find your application in your list.',
    'Acme, “Baker” ilanını kaldırdı. Başvurunuzu listenizde bulabilirsiniz.',
  ],
  [
    'message',
    {},
    'Acme sent you a message about Baker.',
    'Acme, “Baker” hakkında size mesaj gönderdi.',
  ],
];
const forEmployers: Sample[] = [
  ['application_received', {}, 'Ada Can applied for Baker.', 'Ada Can, “Baker” ilanına başvurdu.'],
  [
    'application_withdrawn',
    {},
    'Ada Can withdrew their application for Baker.',
    'Ada Can, “Baker” başvurusunu geri çekti.',
  ],
  [
    'interview_answered',
    { answer: 'confirmed' },
    'Ada Can confirmed the interview for Baker.',
    'Ada Can, “Baker” mülakatını onayladı.',
  ],
  [
    'interview_answered',
    { answer: 'declined' },
    'Ada Can declined the interview for Baker.',
    'Ada Can, “Baker” mülakatını reddetti.',
  ],
  [
    'interview_answered',
    { answer: 'other_time' },
    'Ada Can asked for another interview time for Baker.',
    'Ada Can, “Baker” mülakatı için başka bir zaman istedi.',
  ],
  [
    'interview_answered',
    {},
    'Ada Can replied to the interview invitation for Baker.',
    'Ada Can, “Baker” mülakat davetini yanıtladı.',
  ],
  [
    'job_deadline',
    { deadline: '2026-12-05' },
    'Applications for Baker close on December 5, 2026.',
    'Baker ilanına son başvuru günü: 5 Aralık 2026.',
  ],
  [
    'job_deadline',
    {},
    'Applications for Baker close soon.',
    'Baker ilanına başvurular yakında kapanıyor.',
  ],
  [
    'interview_tomorrow',
    {},
    'Reminder: you have an interview with Ada Can for Baker.',
    'Hatırlatma: Ada Can ile “Baker” mülakatınız var.',
  ],
  [
    'message',
    {},
    'Ada Can sent you a message about Baker.',
    'Ada Can, “Baker” hakkında size mesaj gönderdi.',
  ],
];

const NAMES = { job_title: 'Baker', company_name: 'Acme', candidate_name: 'Ada Can' };

const textOf = (reader: UserType, given: Partial<Notification> & { kind: NotificationKind }) => {
  const told: Notification = {
    ...{ _id: '1', application_id: null, job_id: null, facts: {}, created_at: null, read_at: null },
    ...NAMES,
    ...given,
  };
  const { container, unmount } = render(
    <I18nProvider i18n={i18n}>
      <NotificationText told={told} reader={reader} />
    </I18nProvider>,
  );
  const text = container.textContent;
  unmount();
  return text;
};

test('every kind has its text for each side that is told of it', () => {
  for (const kind of NOTIFICATION_KINDS) {
    const readers = NOTIFICATION_READERS[kind];
    const sampled = [
      ...(forCandidates.some(([one]) => one === kind) ? ['candidate'] : []),
      ...(forEmployers.some(([one]) => one === kind) ? ['employer'] : []),
    ];
    expect([kind, ...sampled]).toEqual([
      kind,
      ...(readers === 'both' ? ['candidate', 'employer'] : [readers]),
    ]);
  }
});

describe('in English', () => {
  test.each(forCandidates)('%s %o, to a candidate', (kind, facts, en) => {
    expect(textOf('candidate', { kind, facts })).toBe(en);
  });
  test.each(forEmployers)('%s %o, to an employer', (kind, facts, en) => {
    expect(textOf('employer', { kind, facts })).toBe(en);
  });

  test('names that are missing have their words', () => {
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

  test('a long name is cut, and one with line breaks is on one line', () => {
    const text = textOf('candidate', {
      ...{ kind: 'message', company_name: 'A\n\nB', job_title: '🧑‍🍳 '.repeat(60) },
    });
    expect(text).toMatch(/^A B sent you a message about 🧑‍🍳.*…\.$/u);
    expect(text.length).toBeLessThan(250);
    expect(text.isWellFormed()).toBe(true);
  });
});

describe('in Turkish', () => {
  beforeAll(async () => {
    const { messages } = await import('../../../locales/tr/account.po');
    i18n.load('tr', messages);
    i18n.activate('tr');
  });
  afterAll(() => i18n.activate('en'));

  test.each(forCandidates)('%s %o, to a candidate', (kind, facts, _en, tr) => {
    expect(textOf('candidate', { kind, facts })).toBe(tr);
  });
  test.each(forEmployers)('%s %o, to an employer', (kind, facts, _en, tr) => {
    expect(textOf('employer', { kind, facts })).toBe(tr);
  });
});

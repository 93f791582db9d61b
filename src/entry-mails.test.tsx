import { describe, expect, it } from 'vitest';
import type { UserType } from './contract/enumerations.ts';
import { LANGUAGES, type Language } from './contract/language.ts';
import { INTERVIEW_NOTE_MAX } from './contract/limits.ts';
import type {
  LetterRequest,
  MailedFacts,
  MailedInterview,
  MailedNotification,
  NotificationMailRequest,
} from './contract/mails/mail-content.ts';
import {
  MAILED_KINDS,
  NOTIFICATION_READERS,
  type NotificationKind,
} from './contract/notifications/notification.ts';
import { createMailRenderer } from './entry-mails.tsx';

const renderer = await createMailRenderer();
const ORIGIN = 'https://jobs.example';
const INTERVIEW: MailedInterview = {
  starts_at: '2026-12-01T09:30:00.000Z',
  time_zone: 'Europe/Istanbul',
  duration_minutes: 90,
  place: 'Room 1',
  link: 'https://meet.example/1',
  note: 'Ring.',
  sequence: 0,
  answer: 'none',
};
const FACTS: MailedFacts = {
  interview: INTERVIEW,
  status: 'reviewed',
  deadline: '2026-12-01',
  answer: 'confirmed',
  excerpt: 'Good morning',
  starts_at: '2026-12-01T09:30:00.000Z',
  time_zone: 'Europe/Istanbul',
};

const notificationOf = (
  kind: NotificationKind,
  given: Partial<MailedNotification> = {},
): MailedNotification => ({
  _id: 'n',
  kind,
  application_id: 'a1',
  job_id: 'j1',
  job_title: 'Clerk',
  company_name: 'Harbour Ltd',
  candidate_name: 'Ceren Kaya',
  facts: FACTS,
  created_at: '2026-11-23T09:00:00.000Z',
  read_at: null,
  ...given,
});
const request = (
  notifications: NotificationMailRequest['notifications'],
  given: Partial<NotificationMailRequest> = {},
): NotificationMailRequest => ({
  language: 'en',
  reader: 'candidate',
  origin: ORIGIN,
  notifications,
  preferencesUrl: `${ORIGIN}/notifications/preferences?token=t&kind=message`,
  isConfirmed: true,
  ...given,
});
const render = (notification: MailedNotification, given: Partial<NotificationMailRequest> = {}) =>
  renderer.renderNotification(request([notification], given));

const ALL = LANGUAGES.flatMap((language) =>
  MAILED_KINDS.flatMap((kind): [NotificationKind, Language, UserType][] => {
    const reader = NOTIFICATION_READERS[kind];
    const readers: UserType[] = reader === 'both' ? ['candidate', 'employer'] : [reader];
    return readers.map((one) => [kind, language, one]);
  }),
);

/** Expects what every mail needs in narrow, dark and old mail clients. */
const expectSound = (html: string) => {
  expect(html).toMatch(/^<!DOCTYPE html/);
  // Nothing is loaded, and nothing runs.
  expect(html).not.toMatch(/<(img|script|link|iframe|form)\b|@import|@font-face|url\(| on\w+=/i);
  expect(html).toContain('name="color-scheme" content="light dark"');
  expect(html).toContain('prefers-color-scheme: dark');
  expect(html).toContain('max-width:600px');
  // Some clients cut off longer mails.
  expect(html.length).toBeLessThan(100_000);
};

describe('a mail about one notification', () => {
  it.each(ALL)(
    '%s, in %s, to the %s: is complete (MAIL-3, MAIL-4)',
    async (kind, language, reader) => {
      const { subject, html, text } = await render(notificationOf(kind), { language, reader });
      expectSound(html);
      expect(html).toContain(`lang="${language}"`);
      for (const said of [subject, text]) {
        // A copy of data is about no job.
        if (kind !== 'export_ready') expect(said).toContain('Clerk');
        expect(said).not.toMatch(/undefined|null|[{}]|Invalid/);
      }
      expect(subject.length).toBeLessThanOrEqual(120);
      expect(html.match(/class="button"/g)).toHaveLength(1);
      expect(text).toContain(`${ORIGIN}/notifications/preferences?token=t&kind=message`);
      expect(text).toMatch(
        /https:\/\/jobs\.example\/(applications|jobs|my-jobs|settings#your-data)/,
      );
    },
  );

  it('has the time of an interview, in its time zone (INTERVIEW-10)', async () => {
    const { text } = await render(notificationOf('interview_set'));
    expect(text).toMatch(/Tuesday, December 1, 2026 at 12:30\sPM \(Europe\/Istanbul\)/);
    const nowhere = { ...INTERVIEW, time_zone: 'Nowhere' };
    const unknown = notificationOf('interview_set', { facts: { interview: nowhere } });
    expect((await render(unknown)).text).toContain('(UTC)');
    const none = notificationOf('interview_set', { facts: { starts_at: 'soon' } });
    expect((await render(none)).text).not.toContain('soon');
  });

  it.each(['interview_set', 'interview_changed', 'interview_tomorrow'] as const)(
    '%s has the duration, place and note of an interview (INTERVIEW-10)',
    async (kind) => {
      const { text, html } = await render(notificationOf(kind));
      for (const said of ['Duration: 1 hour 30 minutes', 'Place: Room 1', 'Ring.'])
        expect(text).toContain(said);
      expect(html).toContain('href="https://meet.example/1"');
      const bare = { ...INTERVIEW, place: '', note: '', link: 'javascript:alert(1)' };
      const { text: short, html: plain } = await render(
        notificationOf(kind, { facts: { interview: bare } }),
      );
      expect(short).not.toMatch(/Place:|Link:/);
      expect(plain).not.toContain('javascript:');
      const turkish = await render(notificationOf(kind), { language: 'tr' });
      expect(turkish.text).toContain('Süre: 1 saat 30 dakika');
    },
  );
});

describe('user input', () => {
  const HOSTILE = '<b onclick=x>"&\'</b>\r\nBcc: all@example.com\u202E';

  it.each(MAILED_KINDS)('can break neither markup nor subject: %s', async (kind) => {
    const names = { job_title: HOSTILE, company_name: HOSTILE, candidate_name: HOSTILE };
    const interview = { ...INTERVIEW, place: HOSTILE, link: HOSTILE, note: HOSTILE };
    const facts = { ...FACTS, excerpt: HOSTILE, interview };
    const reader = NOTIFICATION_READERS[kind] === 'employer' ? 'employer' : 'candidate';
    const { subject, html } = await render(notificationOf(kind, { ...names, facts }), { reader });
    expect(html).not.toMatch(/<b |<\/b>|\u202E/);
    expect(subject).not.toMatch(/[\r\n\u202E]/);
    expect(subject.length).toBeLessThanOrEqual(120);
  });

  it('is cut where it is long, and never within a character (MAIL-3)', async () => {
    const names = { job_title: '💼'.repeat(81), company_name: 'x'.repeat(81) };
    const facts = { message: `${'word '.repeat(100)}!` };
    const long = notificationOf('message', { ...names, facts });
    const { subject, html, text } = await render(long);
    const cut = { job: `${'💼'.repeat(79)}…`, company: `${'x'.repeat(79)}…` };
    expect(subject).toBe(`New message from ${cut.company}: ${'💼'.repeat(20)}…`);
    expect([...subject]).toHaveLength(120);
    expect(text).toContain(`${cut.company} sent you a message about ${cut.job}.`);
    expectSound(html);
    const digest = await render(long, { total: 1 });
    expect(digest.text).toContain(`\n\n${'word '.repeat(100).slice(0, 499)}…\n\n`);
  });

  it('is whole up to these lengths (MAIL-3)', async () => {
    const names = { job_title: 'j'.repeat(80), company_name: 'c'.repeat(80) };
    const facts = { message: 'm'.repeat(500) };
    const { text } = await render(notificationOf('message', { ...names, facts }), { total: 1 });
    expect(text).toContain(`${names.company_name} sent you a message about ${names.job_title}.`);
    expect(text).toContain(`\n\n${facts.message}\n\n`);
  });

  it('as a note on an interview is whole, except in a digest (MAIL-3)', async () => {
    const note = 'n'.repeat(INTERVIEW_NOTE_MAX);
    const invitation = notificationOf('interview_set', {
      facts: { interview: { ...INTERVIEW, note } },
    });
    expect((await render(invitation)).text).toContain(`\n\n${note}\n\n`);
    const { text } = await render(invitation, { total: 1 });
    expect(text).toContain(`\n\n${'n'.repeat(499)}…\n\n`);
  });

  it('is replaced where it is blank (NOTICE-1)', async () => {
    const names = { job_title: '', company_name: ' ', candidate_name: '\n' };
    const { subject, text } = await render(notificationOf('message', names));
    expect(subject).toBe('New message from The employer: an untitled job');
    expect(text).toContain('The employer sent you a message about an untitled job.');
  });

  it.each([
    ['message', {}],
    ['status_changed', { status: 'rejected' }],
    ['interview_answered', { answer: 'other_time' }],
  ] as const)('as a message is whole, with its paragraphs: %s (MAIL-3)', async (kind, given) => {
    const message = `Dear Ms Kaya,\n\n\n\n${'word '.repeat(900)}end.\nThe team`;
    const facts = { ...given, message, excerpt: 'Dear Ms Kaya, word…' };
    const reader = kind === 'interview_answered' ? 'employer' : 'candidate';
    const { text, html } = await render(notificationOf(kind, { facts }), { reader });
    expect(text).toContain(`\n\nDear Ms Kaya,\n\n${'word '.repeat(900)}end.\nThe team\n\n`);
    expect(text).not.toContain('…');
    expectSound(html);
  });

  it.each(LANGUAGES)('of an employer is followed by no thanks of ours, in %s', async (language) => {
    const facts = { status: 'rejected' as const };
    const read = async (given: MailedFacts) =>
      (await render(notificationOf('status_changed', { facts: given }), { language })).text;
    const thanks = language === 'en' ? 'Thank you for applying.' : 'teşekkür';
    expect(await read(facts)).toContain(thanks);
    for (const written of [{ message: 'Sorry.' }, { excerpt: 'Sorry.' }]) {
      const text = await read({ ...facts, ...written });
      expect(text).toContain('Sorry.');
      expect(text).not.toContain(thanks);
    }
  });
});

/** All that other users have written, and its links. */
const OTHERS = /Clerk|Harbour|Ceren|Kaya|Room 1|meet\.example|Ring|Good morning|12:30|\{/;

it.each(ALL)(
  'to an unconfirmed address, %s in %s has nothing from other users (MAIL-10)',
  async (kind, language, reader) => {
    const notifications: NotificationMailRequest['notifications'] = [notificationOf(kind)];
    for (const total of [undefined, 1]) {
      const { subject, html, text } = await renderer.renderNotification(
        request(notifications, { language, reader, total, isConfirmed: false }),
      );
      expect(`${subject} ${text}`).not.toMatch(OTHERS);
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href);
      expect(links.filter((href) => !href.startsWith(`${ORIGIN}/`))).toEqual([]);
      expect(text).toContain(language === 'en' ? 'Log in to see' : 'giriş yapın');
    }
  },
);

describe('a digest', () => {
  it.each(LANGUAGES)('has all notifications in one mail, in %s', async (language) => {
    const kinds: NotificationMailRequest['notifications'] = [
      notificationOf('message'),
      notificationOf('job_closed'),
    ];
    const { subject, html, text } = await renderer.renderNotification(
      request(kinds, { language, total: 45 }),
    );
    expectSound(html);
    expect(subject).toBe(
      language === 'en' ? '45 updates from Meydan' : 'Meydan’dan 45 yeni bildirim',
    );
    expect(text).toContain(language === 'en' ? 'And 43 more.' : 'Ve 43 bildirim daha.');
    expect(text).toContain(`${ORIGIN}/applications/a1`);
    expect(text).toContain(`${ORIGIN}/notifications`);
  });

  it('of one is one update', async () => {
    const { subject, text } = await renderer.renderNotification(
      request([notificationOf('message')], { total: 1 }),
    );
    expect(subject).toBe('1 update from Meydan');
    expect(text).not.toContain('more.');
  });
});

describe('a mail about the account', () => {
  const NEW_DEVICE = {
    kind: 'new_device',
    browser: 'Firefox',
    system: 'Windows',
    country: 'TR',
    at: '2026-11-28T09:30:00.000Z',
  } as const;
  const LETTERS: LetterRequest['letter'][] = [
    { kind: 'reset' },
    { kind: 'confirm_email', isChange: false },
    { kind: 'confirm_email', isChange: true },
    { kind: 'email_changed' },
    { kind: 'email_taken' },
    NEW_DEVICE,
  ];
  it.each(LANGUAGES.flatMap((language) => LETTERS.map((letter) => [language, letter] as const)))(
    'in %s has the same look, with its link to press and to copy: %j',
    async (language, letter) => {
      const href = `${ORIGIN}/page?token=x&y=z`;
      const { html, text } = await renderer.renderLetter({ language, letter, href });
      expectSound(html);
      expect(html.split('token=x&amp;y=z')).toHaveLength(4);
      expect(text).toContain(`\n\n${href}\n\n`);
    },
  );

  it('may have a code to type, also in its text', async () => {
    const letter = { kind: 'confirm_email', isChange: false } as const;
    const given = { language: 'en', letter, href: ORIGIN, code: '012345' } as const;
    const { html, text } = await renderer.renderLetter(given);
    expect(html).toContain('>012345<');
    expect(text).toContain('\n\nOr enter this code where you’re logged in: 012345\n\n');
  });
});

import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { fileUrl } from '#server/domains/files/address-rules.ts';
import { fileKey, pictureKey } from '#server/domains/files/queries.ts';
import { factsColumn } from '#server/domains/interviews/queries.ts';
import { giveStarterTemplates } from '#server/domains/messages/template-commands.ts';
import { placeColumns } from '#server/domains/places/commands.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import type { Database } from '#server/platform/database/schema.ts';
import * as table from '#server/platform/database/schema.ts';
import { LEGAL_TEXTS_DAY } from '#src/contract/accounts/legal-texts.ts';
import { DEFAULT_LANGUAGE } from '#src/contract/language.ts';
import { PROFILE_PARTS, takeSnapshot } from '#src/contract/profiles/profile-snapshot.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import { type DemoContent, makeDemoContent } from './content.ts';
import { eventsOf } from './history.ts';
import { makeResumePdf } from './resume-pdf.ts';

export type Seeding = Pick<
  Dependencies,
  'database' | 'files' | 'spoolFolder' | 'passwords' | 'clock'
>;

const DAY = 24 * 60 * 60 * 1000;
/** Days before the seeding: earlier than everything else in the content. */
const JOINED = 90;
/** Notifications younger than this many days are unread. */
const UNREAD = 1;

/** A time `days` from now, on a working day unless tomorrow or past. */
const appointment = (now: Date, days: number): Date => {
  const date = new Date(now.getTime() + days * DAY);
  const daysOff = [1, 0, 0, 0, 0, 0, 2][date.getUTCDay()] ?? 0;
  if (days > 1) date.setUTCDate(date.getUTCDate() + daysOff);
  date.setUTCHours(8 + (Math.abs(days) % 6), days % 2 ? 30 : 0, 0, 0);
  return date;
};

async function store(
  { files, spoolFolder }: Seeding,
  key: string,
  bytes: Uint8Array,
): Promise<void> {
  const path = join(spoolFolder, randomUUID());
  await mkdir(spoolFolder, { recursive: true });
  await writeFile(path, bytes);
  await files.keep(key, path);
}

/** Stores a small PDF for the candidate, and returns its file row. */
async function storeResume(
  seeding: Seeding,
  { _id: owner_id, first_name, last_name, resume }: DemoContent['candidates'][number],
) {
  const _id = v7();
  const pdf = makeResumePdf(resume);
  await store(seeding, fileKey({ kind: 'resume', _id }), pdf);
  return {
    _id,
    owner_id,
    name: `${first_name} ${last_name}.pdf`,
    bytes: pdf.byteLength,
    kind: 'resume' as const,
    type: 'application/pdf',
  };
}

/** Stores the employer's logo as an upload would be, and returns its file row. */
async function storeLogo(
  seeding: Seeding,
  { _id: owner_id, logo }: DemoContent['employers'][number],
) {
  const _id = v7();
  const card = Buffer.from(logo.card, 'base64');
  const page = Buffer.from(logo.page, 'base64');
  await store(seeding, pictureKey(_id, 'card'), card);
  await store(seeding, pictureKey(_id, 'page'), page);
  return {
    _id,
    owner_id,
    name: 'logo.png',
    bytes: card.byteLength + page.byteLength,
    kind: 'image' as const,
    type: 'image/webp',
  };
}

/** Writes the demo job market: people, jobs, and applications with their history. Queues no mail. */
export async function writeDemoContent(tx: Database, seeding: Seeding, now: Date): Promise<void> {
  const { employers, jobs, candidates, applications } = makeDemoContent();
  const at = (daysAgo: number): Date => new Date(now.getTime() - daysAgo * DAY);
  const momentOf = (daysAgo: number | null): Date | null => (daysAgo === null ? null : at(daysAgo));
  const dayIn = (days: number | null): string | null =>
    days === null ? null : at(-days).toISOString().slice(0, 10);
  const readAt = (daysAgo: number, isUnread?: boolean) => (isUnread ? null : at(daysAgo * 0.95));
  const joined = { created_at: at(JOINED), updated_at: at(JOINED) };
  const account = {
    ...joined,
    email_confirmed_at: at(JOINED),
    password_hash: await seeding.passwords.hash(DEMO_ACCOUNTS.password),
  };
  const admin = {
    ...account,
    _id: v7(),
    first_name: 'Nora',
    last_name: 'Ellery',
    email: DEMO_ACCOUNTS.admin,
    user_type: 'employer' as const,
    is_admin: true,
  };
  const resumes = new Map<string, Awaited<ReturnType<typeof storeResume>>>();
  for (const candidate of candidates)
    resumes.set(candidate._id, await storeResume(seeding, candidate));
  const resumeUrlOf = (candidateId: string): string => {
    const file = resumes.get(candidateId);
    return file ? fileUrl('resume', file._id, file.name, 'pdf') : '';
  };
  const logos = new Map<string, Awaited<ReturnType<typeof storeLogo>>>();
  for (const employer of employers) logos.set(employer._id, await storeLogo(seeding, employer));
  const logoUrlOf = (employerId: string): string => {
    const file = logos.get(employerId);
    return file ? fileUrl('image', file._id, file.name, 'webp') : '';
  };
  const received = applications.map((application) => {
    const { interview, job } = application;
    const { time_zone } = job.employer;
    const date = interview && appointment(now, interview.in_days);
    const meeting = date && { starts_at: date.toISOString(), time_zone };
    const events = eventsOf(application, meeting).map((one) => ({ ...one, _id: v7() }));
    return { ...application, date, events };
  });
  /** The employer's account, or the candidate's. */
  const accountOf = ({ candidate, job }: (typeof received)[number], isEmployer: boolean) =>
    isEmployer ? job.employer._id : candidate._id;

  await tx.insert(table.users).values([
    admin,
    ...employers.map((employer) => ({
      ...employer,
      ...account,
      user_type: 'employer' as const,
      profile_image_url: logoUrlOf(employer._id),
    })),
    ...candidates.map((candidate) => ({
      ...candidate,
      ...account,
      user_type: 'candidate' as const,
      resume_url: resumeUrlOf(candidate._id),
    })),
  ]);
  await tx
    .insert(table.employers)
    .values([
      { user_id: admin._id },
      ...employers.map((employer) => ({ ...employer, ...joined, user_id: employer._id })),
    ]);
  await tx
    .insert(table.candidates)
    .values(candidates.map((one) => ({ ...one, ...joined, user_id: one._id })));
  for (const { _id: employer_id, templates } of employers) {
    if (!templates) continue;
    await giveStarterTemplates(tx, employer_id, now);
    await tx.insert(table.messageTemplates).values(
      templates.map((template) => ({
        ...template,
        _id: v7(),
        employer_id,
        created_at: now,
        updated_at: now,
      })),
    );
  }
  await tx.insert(table.jobs).values(
    jobs.map(({ employer, ...job }) => {
      const created_at = at(job.posted_days_ago);
      return {
        ...job,
        ...placeColumns(job.location),
        employer_id: employer._id,
        application_deadline: dayIn(job.deadline_in_days),
        start_date: dayIn(job.starts_in_days),
        created_at,
        updated_at: created_at,
        published_at: job.status === 'draft' ? null : created_at,
      };
    }),
  );
  await tx.insert(table.files).values([...resumes.values(), ...logos.values()]);
  await tx.insert(table.applications).values(
    received.map(({ candidate, job, interview, ...application }) => {
      const touched = momentOf(interview?.moved_days_ago ?? application.updated_days_ago);
      return {
        ...application,
        job_id: job._id,
        candidate_id: candidate._id,
        resume_file_id: resumes.get(candidate._id)?._id,
        resume_url: resumeUrlOf(candidate._id),
        profile: takeSnapshot(
          { ...candidate, education_text: '', experience_text: '' },
          PROFILE_PARTS,
        ),
        contact_email: candidate.email,
        contact_phone: candidate.phone,
        created_at: at(application.applied_days_ago),
        last_updated: touched,
        announced_at: touched,
        announced_status: application.status,
        interview_date: application.date,
        opened_at: momentOf(application.opened_days_ago),
        withdrawn_at: momentOf(application.withdrawn_days_ago),
        __v: application.changes.length,
      };
    }),
  );
  const agreed = { language: DEFAULT_LANGUAGE, created_at: now };
  await tx.insert(table.consents).values([
    ...[admin, ...employers, ...candidates].flatMap(({ _id: user_id }) =>
      (['terms', 'privacy'] as const).map((purpose) => ({
        ...agreed,
        _id: v7(),
        user_id,
        purpose,
        version: LEGAL_TEXTS_DAY,
      })),
    ),
    ...received.map(({ _id: application_id, candidate, applied_days_ago }) => ({
      ...agreed,
      _id: v7(),
      user_id: candidate._id,
      purpose: 'profile' as const,
      application_id,
      created_at: at(applied_days_ago),
    })),
  ]);
  await tx.insert(table.interviews).values(
    received.flatMap(({ _id, date, interview, job, updated_days_ago }) => {
      if (!date || !interview) return [];
      const { answered_days_ago, moved_days_ago, ...said } = interview;
      // The answer was to the earlier time.
      const isAnswered = answered_days_ago !== undefined && moved_days_ago === undefined;
      const set_at = at(moved_days_ago ?? updated_days_ago ?? 0);
      return {
        ...said,
        application_id: _id,
        starts_at: date,
        time_zone: job.employer.time_zone,
        sequence: moved_days_ago === undefined ? 0 : 1,
        answer: isAnswered ? said.answer : ('none' as const),
        answered_at: isAnswered ? at(answered_days_ago) : null,
        set_at,
        announced_at: set_at,
        // The notifications below already remind of interviews tomorrow.
        reminded_at: said.in_days <= 1 ? now : null,
      };
    }),
  );
  await tx.update(table.interviews).set({ announced: factsColumn });
  await tx.insert(table.applicationEvents).values(
    received.flatMap((application) =>
      application.events.flatMap(({ _id, by, days_ago, event }) =>
        event
          ? {
              ...event,
              _id,
              application_id: application._id,
              created_at: at(days_ago),
              actor_id: accountOf(application, by === 'employer'),
            }
          : [],
      ),
    ),
  );
  await tx.insert(table.applicationMessages).values(
    received.flatMap((application) =>
      application.thread.map(({ side, body, days_ago, status, is_unread }) => ({
        _id: v7(),
        application_id: application._id,
        side,
        body,
        author_id: accountOf(application, side === 'employer'),
        event_id: status && application.events.find((one) => one.event?.to_status === status)?._id,
        created_at: at(days_ago),
        sent_at: at(days_ago),
        read_at: readAt(days_ago, is_unread),
      })),
    ),
  );
  await tx.insert(table.applicationNotes).values(
    received.flatMap(({ _id: application_id, job, notes }) =>
      notes.map(({ days_ago, body }) => ({
        _id: v7(),
        application_id,
        author_id: job.employer._id,
        body,
        created_at: at(days_ago),
      })),
    ),
  );
  await tx.insert(table.notifications).values(
    received.flatMap((application) =>
      application.events.flatMap(({ by, days_ago, news, is_unread = days_ago < UNREAD }) =>
        news
          ? {
              ...news,
              _id: v7(),
              application_id: application._id,
              job_id: application.job._id,
              user_id: accountOf(application, by === 'candidate'),
              created_at: at(days_ago),
              read_at: readAt(days_ago, is_unread),
            }
          : [],
      ),
    ),
  );
}

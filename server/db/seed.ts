import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { LIVE_JOB_STATUSES, PROFILE_PARTS } from '../../src/contract/enumerations.ts';
import { takeSnapshot } from '../../src/contract/profile-snapshot.ts';
import type { Dependencies } from '../dependencies.ts';
import { fileUrl } from '../files/file-names.ts';
import { placeColumns } from '../store/job-places.ts';
import { applicationKey } from './demo/application-key.ts';
import { historyOf } from './demo/histories.ts';
import { pastInterview, zoneOf } from './demo/interviews.ts';
import type { DemoAccounts, DemoCandidate, DemoJob } from './demo/types.ts';
import {
  applications,
  candidates,
  type Database,
  employers,
  files as fileRows,
  installation,
  jobs,
  users,
} from './schema.ts';
import { type SeededApplication, seedActivity, seedTemplates } from './seed-activity.ts';

const DAY = 24 * 60 * 60 * 1000;
const MARK = 'demo_content';
/** Whose account the start-up banner names. */
const DEMO_EMPLOYER = 'fernwick';

/** The demo accounts, if the demo content was written to this database. */
export async function findDemoAccounts(db: Database): Promise<DemoAccounts | undefined> {
  const [mark] = await db.select().from(installation).where(eq(installation.key, MARK));
  return mark && (await import('./demo/content.ts')).DEMO_ACCOUNTS;
}

const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY);
const dayFrom = (now: Date, days: number | null): string | null =>
  days === null ? null : daysFrom(now, days).toISOString().slice(0, 10);
/** An hour of some day from now: a working day, unless it is tomorrow or has been. */
const appointment = (now: Date, days: number): Date => {
  const date = daysFrom(now, days);
  const daysOff = [1, 0, 0, 0, 0, 0, 2][date.getUTCDay()] ?? 0;
  if (days > 1) date.setUTCDate(date.getUTCDate() + daysOff);
  date.setUTCHours(8 + (Math.abs(days) % 6), days % 2 ? 30 : 0, 0, 0);
  return date;
};
const daysBefore = (now: Date, days: number): Date => daysFrom(now, -days);
const isLiveStatus = (status: DemoJob['status']): boolean =>
  (LIVE_JOB_STATUSES as readonly string[]).includes(status);

/** What the candidate's applications carry of the profile: all of it. */
const snapshotOf = ({ skills, education, experience, ...profile }: DemoCandidate) =>
  takeSnapshot(
    {
      ...profile,
      skills: [...skills],
      education: education.map((entry) => ({ ...entry })),
      experience: experience.map((entry) => ({ ...entry })),
      ...{ education_text: '', experience_text: '' },
    },
    PROFILE_PARTS,
  );

type Seeding = Pick<Dependencies, 'database' | 'files' | 'spoolFolder' | 'passwords' | 'clock'>;

/** Writes a small PDF for the candidate, and gives the row that stands for it. */
async function storeResume(
  { files, spoolFolder }: Seeding,
  candidate: DemoCandidate,
  ownerId: string,
  makePdf: (lines: readonly string[]) => Uint8Array,
) {
  const _id = v7();
  const pdf = makePdf(candidate.resume_text.split('\n'));
  const path = join(spoolFolder, randomUUID());
  await mkdir(spoolFolder, { recursive: true });
  await writeFile(path, pdf);
  await files.keep(`resume/${_id}`, path);
  const name = `${candidate.first_name} ${candidate.last_name}.pdf`;
  return {
    ...{ _id, owner_id: ownerId, name, bytes: pdf.byteLength },
    kind: 'resume' as const,
    type: 'application/pdf',
  };
}

const idsByKey = (items: readonly { key: string }[]) => {
  const ids = new Map(items.map((item) => [item.key, v7()]));
  return (key: string): string => {
    const id = ids.get(key);
    if (!id) throw new Error(`The demo content names ${key}, which is not in it`);
    return id;
  };
};

/**
 * Fills a database without users with the demo job market, in one transaction; does nothing to one
 * that has users. Gives whether it did. Whether it may be asked for at all is the caller's to know.
 */
export async function seedDemoContent(seeding: Seeding): Promise<boolean> {
  const { database, passwords, clock } = seeding;
  const taken = await database.db.select({ _id: users._id }).from(users).limit(1);
  if (taken.length > 0) return false;

  const content = await import('./demo/content.ts');
  const { makeResumePdf } = await import('./demo/resume-pdf.ts');
  const { DEMO_EMPLOYERS, DEMO_JOBS, DEMO_CANDIDATES, DEMO_APPLICATIONS, DEMO_ADMIN } = content;
  const now = clock();
  const employerId = idsByKey(DEMO_EMPLOYERS);
  const jobId = idsByKey(DEMO_JOBS);
  const candidateId = idsByKey(DEMO_CANDIDATES);
  const adminId = v7();
  const account = {
    password_hash: await passwords.hash(content.DEMO_ACCOUNTS.password),
    email_confirmed_at: daysBefore(now, 90),
  };
  const joined = { created_at: daysBefore(now, 90), updated_at: daysBefore(now, 90) };

  const people = new Map(DEMO_CANDIDATES.map((candidate) => [candidate.key, candidate]));
  const profiles = new Map(DEMO_CANDIDATES.map((one) => [one.key, snapshotOf(one)]));
  const resumes = new Map<string, Awaited<ReturnType<typeof storeResume>>>();
  for (const [key, candidate] of people)
    resumes.set(key, await storeResume(seeding, candidate, candidateId(key), makeResumePdf));
  const employerOf = new Map(DEMO_JOBS.map((job) => [job.key, job.employer]));
  const resumeOf = (key: string) => {
    const file = resumes.get(key);
    return {
      resume_file_id: file?._id ?? null,
      resume_url: file ? fileUrl('resume', file._id, file.name, 'pdf') : '',
    };
  };

  const received = DEMO_APPLICATIONS.map((application): SeededApplication => {
    const { candidate, job, interview_in_days: days, withdrawn_days_ago } = application;
    const employer = employerOf.get(job) ?? '';
    const isLive = withdrawn_days_ago === null;
    const key = applicationKey(candidate, job);
    const history = historyOf(application);
    return {
      ...{ _id: v7(), application, history },
      ...{ jobId: jobId(job), candidateId: candidateId(candidate) },
      employerId: employerId(employer),
      thread: (isLive && content.DEMO_THREADS[key]) || [],
      interview: (isLive && content.DEMO_INTERVIEWS[key]) || pastInterview(application, history),
      review: isLive ? content.DEMO_REVIEWS[key] : undefined,
      appointment:
        days === null
          ? null
          : { starts_at: appointment(now, days).toISOString(), time_zone: zoneOf(employer) },
    };
  });

  await database.db.transaction(async (tx) => {
    await tx.insert(users).values([
      { ...DEMO_ADMIN, ...account, ...joined, _id: adminId, user_type: 'employer', is_admin: true },
      ...DEMO_EMPLOYERS.map(({ first_name, last_name, email, location, key }) => ({
        ...{ first_name, last_name, email, location, ...account, ...joined },
        _id: employerId(key),
        user_type: 'employer' as const,
        has_templates: key === DEMO_EMPLOYER,
      })),
      ...DEMO_CANDIDATES.map(({ first_name, last_name, email, location, phone, key }) => ({
        ...{ first_name, last_name, email, location, phone, ...account, ...joined },
        _id: candidateId(key),
        user_type: 'candidate' as const,
        resume_url: resumeOf(key).resume_url,
      })),
    ]);
    await tx.insert(employers).values([
      { user_id: adminId },
      ...DEMO_EMPLOYERS.map((employer) => ({
        ...joined,
        user_id: employerId(employer.key),
        company_name: employer.company_name,
        company_website: employer.company_website,
        company_size: employer.company_size,
        industry: employer.industry,
        company_description: employer.company_description,
      })),
    ]);
    await tx.insert(candidates).values(
      DEMO_CANDIDATES.map((candidate) => ({
        ...joined,
        user_id: candidateId(candidate.key),
        title: candidate.title,
        skills: [...candidate.skills],
        experience_level: candidate.experience_level,
        bio: candidate.bio,
        education: candidate.education,
        experience: candidate.experience,
      })),
    );
    const companies = new Map(DEMO_EMPLOYERS.map((one) => [one.key, one.company_name]));
    await tx.insert(jobs).values(
      DEMO_JOBS.map(
        ({ key, employer, posted_days_ago, deadline_in_days, starts_in_days, ...job }) => {
          const created_at = daysBefore(now, posted_days_ago);
          const published = isLiveStatus(job.status) || job.status === 'closed';
          return {
            ...job,
            ...placeColumns(job.location),
            ...{ _id: jobId(key), employer_id: employerId(employer) },
            company_name: companies.get(employer) ?? '',
            required_skills: [...job.required_skills],
            benefits: [...job.benefits],
            questions: [...job.questions],
            application_deadline: dayFrom(now, deadline_in_days),
            start_date: dayFrom(now, starts_in_days),
            ...{ created_at, updated_at: created_at, published_at: published ? created_at : null },
          };
        },
      ),
    );
    await tx.insert(fileRows).values([...resumes.values()]);
    await tx.insert(applications).values(
      received.map(({ _id, application, history, review, interview, appointment: date }) => {
        const { candidate, applied_days_ago, withdrawn_days_ago } = application;
        const updated = interview.moved_days_ago ?? application.updated_days_ago;
        const touched = updated === null ? null : daysBefore(now, updated);
        const opened = history.opened_days_ago;
        return {
          cover_letter: application.cover_letter,
          phone: application.phone,
          availability: application.availability,
          additional_questions: application.additional_questions,
          answers: [...application.answers],
          ...resumeOf(candidate),
          profile: profiles.get(candidate) ?? null,
          _id,
          job_id: jobId(application.job),
          candidate_id: candidateId(candidate),
          contact_email: people.get(candidate)?.email ?? '',
          contact_phone: application.phone,
          created_at: daysBefore(now, applied_days_ago),
          status: application.status,
          ...{ last_updated: touched, announced_at: touched, announced_status: application.status },
          interview_date: date && new Date(date.starts_at),
          opened_at: opened === null ? null : daysBefore(now, opened),
          withdrawn_at: withdrawn_days_ago === null ? null : daysBefore(now, withdrawn_days_ago),
          ...{ rating: review?.rating ?? null, labels: [...(review?.labels ?? [])] },
          __v: history.events.length,
        };
      }),
    );
    await seedActivity(tx, received, now);
    await seedTemplates(tx, employerId(DEMO_EMPLOYER), now);
    await tx.insert(installation).values({ key: MARK, value: now.toISOString() });
  });
  return true;
}

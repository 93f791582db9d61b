import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { LIVE_JOB_STATUSES, PROFILE_PARTS } from '../../src/contract/enumerations.ts';
import { takeSnapshot } from '../../src/contract/profile-snapshot.ts';
import type { Dependencies } from '../dependencies.ts';
import { fileUrl } from '../files/file-names.ts';
import { factsColumn } from '../store/interview-facts.ts';
import { placeColumns } from '../store/job-places.ts';
import { historyOf } from './demo/histories.ts';
import type { DemoAccounts, DemoCandidate, DemoJob } from './demo/types.ts';
import {
  applicationEvents,
  applications,
  candidates,
  type Database,
  employers,
  files as fileRows,
  installation,
  interviews,
  jobs,
  users,
} from './schema.ts';

const DAY = 24 * 60 * 60 * 1000;
const MARK = 'demo_content';

/** The demo accounts, if the demo content was written to this database. */
export async function findDemoAccounts(db: Database): Promise<DemoAccounts | undefined> {
  const [mark] = await db.select().from(installation).where(eq(installation.key, MARK));
  return mark && (await import('./demo/content.ts')).DEMO_ACCOUNTS;
}

const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY);
const dayFrom = (now: Date, days: number | null): string | null =>
  days === null ? null : daysFrom(now, days).toISOString().slice(0, 10);
/** An hour of a working day, some days from now. */
const appointment = (now: Date, days: number): Date => {
  const date = daysFrom(now, days);
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
  const account = { password_hash: await passwords.hash(content.DEMO_ACCOUNTS.password) };
  const joined = { created_at: daysBefore(now, 90), updated_at: daysBefore(now, 90) };

  const people = new Map(DEMO_CANDIDATES.map((candidate) => [candidate.key, candidate]));
  const profiles = new Map(DEMO_CANDIDATES.map((one) => [one.key, snapshotOf(one)]));
  const resumes = new Map<string, Awaited<ReturnType<typeof storeResume>>>();
  for (const [key, candidate] of people)
    resumes.set(key, await storeResume(seeding, candidate, candidateId(key), makeResumePdf));
  const resumeOf = (key: string) => {
    const file = resumes.get(key);
    return {
      resume_file_id: file?._id ?? null,
      resume_url: file ? fileUrl('resume', file._id, file.name, 'pdf') : '',
    };
  };

  const received = DEMO_APPLICATIONS.map((application) => ({
    ...{ _id: v7(), application, history: historyOf(application) },
  }));

  await database.db.transaction(async (tx) => {
    await tx.insert(users).values([
      { ...DEMO_ADMIN, ...account, ...joined, _id: adminId, user_type: 'employer', is_admin: true },
      ...DEMO_EMPLOYERS.map(({ first_name, last_name, email, location, key }) => ({
        ...{ first_name, last_name, email, location, ...account, ...joined },
        _id: employerId(key),
        user_type: 'employer' as const,
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
      received.map(({ _id, application, history }) => {
        const { candidate, job, applied_days_ago, updated_days_ago, interview_in_days, ...said } =
          application;
        return {
          ...said,
          answers: [...said.answers],
          ...resumeOf(candidate),
          profile: profiles.get(candidate) ?? null,
          _id,
          job_id: jobId(job),
          candidate_id: candidateId(candidate),
          contact_email: people.get(candidate)?.email ?? '',
          contact_phone: said.phone,
          created_at: daysBefore(now, applied_days_ago),
          last_updated: updated_days_ago === null ? null : daysBefore(now, updated_days_ago),
          announced_status: said.status,
          announced_at: updated_days_ago === null ? null : daysBefore(now, updated_days_ago),
          interview_date: interview_in_days === null ? null : appointment(now, interview_in_days),
          opened_at:
            history.opened_days_ago === null ? null : daysBefore(now, history.opened_days_ago),
          __v: history.events.length,
        };
      }),
    );
    await tx.insert(interviews).values(
      received.flatMap(({ _id, application: { interview_in_days, updated_days_ago } }) =>
        interview_in_days === null
          ? []
          : {
              application_id: _id,
              starts_at: appointment(now, interview_in_days),
              set_at: daysBefore(now, updated_days_ago ?? 0),
              announced_at: now,
            },
      ),
    );
    await tx.update(interviews).set({ announced: factsColumn });
    const employerOf = new Map(DEMO_JOBS.map((job) => [job.key, employerId(job.employer)]));
    await tx.insert(applicationEvents).values(
      received.flatMap(({ _id, application, history }) =>
        history.events.map(({ from, to, days_ago }) => ({
          _id: v7(),
          application_id: _id,
          ...{ from_status: from, to_status: to, created_at: daysBefore(now, days_ago) },
          actor_id: employerOf.get(application.job) ?? null,
        })),
      ),
    );
    await tx.insert(installation).values({ key: MARK, value: now.toISOString() });
  });
  return true;
}

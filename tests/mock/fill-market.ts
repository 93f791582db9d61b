import { inArray } from 'drizzle-orm';
import { DEMO_ACCOUNTS } from '#server/domains/demo/accounts.ts';
import { seedDemoContent } from '#server/domains/demo/commands.ts';
import { jobs, users } from '#server/platform/database/schema.ts';
import { LIVE_JOB_STATUSES } from '#src/contract/enumerations.ts';
import type { Backend } from '#tests/backend.ts';
import {
  insertApplications,
  makeAdmin,
  makeCandidate,
  makeEmployer,
  makeJob,
  restartNumbers,
} from '#tests/factories.ts';
import { makeMarket } from '#tests/long-market.ts';
import type { Role } from '#tests/roles.ts';
import { giveStableIds } from './stable-ids.ts';
import type { MarketName } from './state.ts';

/** The ids of the people whom the mock's roles are. */
export type People = Record<Exclude<Role, 'visitor'>, string>;

/** The accounts of every market have the addresses and the password of the demo content. */
const { password, ...EMAILS } = DEMO_ACCOUNTS;

async function makePeople(backend: Backend) {
  const given = (role: keyof People) => ({ email: EMAILS[role], password });
  const candidate = await makeCandidate(backend, given('candidate'));
  const employer = await makeEmployer(backend, given('employer'));
  await makeAdmin(backend, { ...given('admin'), first_name: 'Ada' });
  return { candidate, employer };
}

const APPLICATIONS = 1000;

const fill: Record<MarketName, (backend: Backend) => Promise<unknown>> = {
  empty: makePeople,
  ordinary: ({ dependencies }) => seedDemoContent(dependencies),
  thousand: async (backend) => {
    const { employer } = await makePeople(backend);
    const job = await makeJob(backend, employer, {
      title: 'Warehouse clerk with 1,000 applications',
    });
    await insertApplications(backend, job, APPLICATIONS);
  },
  long: async (backend) => {
    const { employer, candidate } = await makePeople(backend);
    await makeMarket(backend, employer, candidate);
  },
  closed: async (backend) => {
    await seedDemoContent(backend.dependencies);
    await backend.database.db
      .update(jobs)
      .set({ status: 'closed' })
      .where(inArray(jobs.status, LIVE_JOB_STATUSES));
  },
};

/** One at a time: the factories count what they make. */
let before: Promise<unknown> = Promise.resolve();

/** Fills an empty backend with a market, in which every record has the same id each time. */
export function fillMarket(backend: Backend, name: MarketName): Promise<People> {
  const filled = before.then(async () => {
    restartNumbers();
    await fill[name](backend);
    await backend.settled();
    await giveStableIds(backend);
    const rows = await backend.database.db
      .select({ _id: users._id, email: users.email })
      .from(users);
    const idOf = (email: string) => rows.find((row) => row.email === email)?._id ?? '';
    const { candidate, employer, admin } = EMAILS;
    return { candidate: idOf(candidate), employer: idOf(employer), admin: idOf(admin) };
  });
  before = filled.catch(() => {});
  return filled;
}

/** The token of a new session. */
export async function logIn(backend: Backend, role: keyof People): Promise<string> {
  // Not through the faults, which may break this very call.
  const response = await backend.api.fetch(
    new Request('http://api.test/api/auth/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: EMAILS[role], password }),
    }),
  );
  const { token } = (await response.json()) as { token?: string };
  if (!token) throw new Error(`The ${role} can't log in: ${response.status}`);
  return token;
}

import { DEMO_ACCOUNTS } from '#server/domains/demo/accounts.ts';
import type { EndpointName } from '#src/contract/endpoints.ts';

/** Calls that end the session that makes them. */
const ENDING = ['logout', 'logoutEverywhere', 'changePassword'] satisfies EndpointName[];

type Found = Readonly<Record<string, unknown>>;

/** Calls the server and returns the JSON of its reply. */
async function call(url: string, path: string, token = '', json?: unknown): Promise<Found> {
  const response = await fetch(url + path, {
    method: json ? 'POST' : 'GET',
    headers: {
      ...(token && { 'X-Auth-Token': token }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Found;
}

const idsIn = (records: unknown): string[] =>
  (records as { _id: string }[]).map(({ _id }) => _id).slice(0, 20);

/** A token of each kind of user, and ids of records that exist, by what they are. */
export async function readRecords(url: string) {
  const tokenOf = async (email: string): Promise<string> => {
    const { token } = await call(url, '/api/auth/login', '', {
      email,
      password: DEMO_ACCOUNTS.password,
    });
    return String(token);
  };
  const { candidate, employer, admin } = DEMO_ACCOUNTS;
  const tokens = {
    candidate: await tokenOf(candidate),
    employer: await tokenOf(employer),
    admin: await tokenOf(admin),
  };
  /** A user whose session a call may end. */
  const register = async (name: string): Promise<string> => {
    const { token } = await call(url, '/api/auth/register', '', {
      first_name: 'Ada',
      last_name: 'Demir',
      email: `${name}@example.com`,
      password: DEMO_ACCOUNTS.password,
      user_type: 'candidate',
    });
    return String(token);
  };
  const endingTokens = Object.fromEntries(
    await Promise.all(ENDING.map(async (name) => [name, await register(name)] as const)),
  );
  const read = (path: string, token: string, list: string) =>
    call(url, path, token).then((found) => idsIn(found[list]));
  const jobs = await read('/api/jobs/employer?page=1', tokens.employer, 'jobs');
  const received = await Promise.all(
    jobs.map((id) => read(`/api/applications/job/${id}?page=1`, tokens.employer, 'applications')),
  );
  const own = await read('/api/applications/candidate?page=1', tokens.candidate, 'applications');
  const applications = [...received.flat().slice(0, 20), ...own];
  const templates = await read('/api/message-templates', tokens.employer, 'templates');
  return {
    tokens: { ...tokens, user: tokens.employer },
    /** By the name of the call. */
    endingTokens,
    ids: {
      jobs: [...jobs, ...(await read('/api/jobs?page=1', '', 'jobs'))],
      applications,
      templates,
      // Not users, who would be deleted with their sessions.
      records: [...jobs, ...applications],
    },
  };
}
export type Records = Awaited<ReturnType<typeof readRecords>>;

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { openEmbedded } from '#server/platform/database/connection.ts';
import { applications, jobs, users } from '#server/platform/database/schema.ts';
import { createBackend } from '#tests/backend.ts';
import { insertApplications, insertJobs, makeCandidate, makeEmployer } from '#tests/factories.ts';

const SIZE = { jobs: 20_000, users: 20_000, applications: 1_000 };
const ROUNDS = 60;
const BATCH = 1_000;

const CITIES = ['Izmir', 'İstanbul', 'Berlin', 'Dublin', 'Porto', 'Ankara'];
const TITLES = ['Baker', 'Nurse', 'Data analyst', 'Electrician', 'Teacher', 'Driver'];

type Caller = { token: string } | undefined;

const row = (name: string, ...cells: string[]) =>
  console.log(name.padEnd(30) + cells.map((cell) => cell.padStart(12)).join(''));

const WRITES = 300;
const TURNS = 3;

/** Milliseconds per write, with (`isDurable`) or without waiting for the disk. */
async function writeTime(isDurable: boolean): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'meydan-bench-'));
  const { run, close } = await openEmbedded({ folder: join(folder, 'database'), isDurable });
  try {
    const start = performance.now();
    for (let made = 0; made < WRITES; made += 1)
      await run(`insert into installation (key, value) values ('bench ${made}', 'x')`);
    return (performance.now() - start) / WRITES;
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Prints how long the busiest calls take on a sizeable market, without a network and on the embedded database. */
export async function measureInProcess(): Promise<void> {
  const backend = await createBackend();
  const employer = await makeEmployer(backend);
  const candidate = await makeCandidate(backend);
  const { db } = backend.database;

  for (let made = 0; made < SIZE.jobs; made += BATCH) {
    const place = (made / BATCH) % CITIES.length;
    await insertJobs(backend, employer, BATCH, {
      title: TITLES[place] ?? '',
      location: CITIES[place] ?? '',
      required_skills: ['Patience', `Skill ${place}`],
    });
  }
  for (let made = 0; made < SIZE.users; made += BATCH) {
    const people = Array.from({ length: BATCH }, (_, index) => ({
      _id: v7(),
      user_type: 'candidate' as const,
      first_name: `Name ${made + index}`,
      last_name: 'Bench',
      email: `bench-${made + index}@example.com`,
      password_hash: '',
    }));
    await db.insert(users).values(people);
  }
  const [job] = await db.select({ _id: jobs._id }).from(jobs).limit(1);
  if (!job) throw new Error('there are no jobs');
  await insertApplications(backend, job, SIZE.applications);
  await db.update(applications).set({ cover_letter: 'I would like to work here. '.repeat(200) });
  await db.update(users).set({ is_admin: true });
  await backend.database.run('analyze');

  const calls: [name: string, path: string, caller?: Caller][] = [
    ['first page of jobs', '/api/jobs?page=1&limit=10'],
    ['page 50', '/api/jobs?page=50&limit=10'],
    ['a word', '/api/jobs?query=nurse&limit=10'],
    ['a word that nothing contains', '/api/jobs?query=xyzzy&limit=10'],
    ['a place', '/api/jobs?location=istanbul&limit=10'],
    ['a job', `/api/jobs/${job._id}`],
    ['similar jobs', `/api/jobs/${job._id}/similar`],
    ['recommended jobs', '/api/jobs?not_applied=true&recommended=true&limit=6', candidate],
    ['a page of applications', `/api/applications/job/${job._id}?page=1`, employer],
    ['a word in applications', `/api/applications/job/${job._id}?page=1&query=would`, employer],
    [
      'a word that none of them contains',
      `/api/applications/job/${job._id}?page=1&query=xyzzy`,
      employer,
    ],
    ['all applications as a file', `/api/applications/job/${job._id}/export`, employer],
    ['console: newest users', '/api/admin/users?page=1', employer],
    ['console: a user by email', '/api/admin/users?page=1&query=bench-777', employer],
  ];

  console.log(
    `${SIZE.jobs} jobs, ${SIZE.users} users, ${SIZE.applications} applications to one of the jobs\n`,
  );
  row('call', 'median ms', 'slowest ms');
  for (const [name, path, caller] of calls) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      // Empties the caches: some entries expire, the others are dropped when a job changes.
      backend.clock.advance(60_000);
      backend.dependencies.jobChanges.publish();
      const start = performance.now();
      const response = await backend.request('GET', path, { token: caller?.token });
      await response.arrayBuffer();
      times.push(performance.now() - start);
      if (!response.ok) throw new Error(`${path}: ${response.status}`);
    }
    times.sort((one, other) => one - other);
    const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1);
    row(name, at(0.5), at(1));
  }
  await backend.close();
}

/** Prints what it costs a write to wait for the disk. */
export async function measureWrites(): Promise<void> {
  // Takes turns, so that other load on the machine affects both alike.
  const waiting: number[] = [];
  const notWaiting: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) {
    notWaiting.push(await writeTime(false));
    waiting.push(await writeTime(true));
  }
  const [durable, other] = [Math.min(...waiting), Math.min(...notWaiting)];
  console.log(`\nthe embedded database, ${WRITES} single writes, the best of ${TURNS} turns`);
  row('', 'ms a write', 'ratio');
  row('on the disk when acknowledged', durable.toFixed(2), (durable / other).toFixed(2));
  row('without waiting for the disk', other.toFixed(2), '1.00');
}

import { describe, expect } from 'vitest';
import type { ApplicationNote } from '#src/contract/applications/application-review.ts';
import type { Job } from '#src/contract/jobs/job.ts';
import type { Person } from '#tests/factories.ts';
import { UNKNOWN_ID } from '#tests/unknown-id.ts';
import { apiTest, refusal } from './api-test.ts';

/* Rules for every call about one record: its version, and its existence. */

const { send, test } = apiTest();

type Scene = { employer: Person; admin: Person; job: Job; _id: string };
/** An update of a record of version 0: the user, the path and two alternative bodies. */
type Update = (scene: Scene) => Promise<[by: Person, path: string, one: object, other: object]>;

const ofApplication =
  (what: string, one: object, other: object): Update =>
  async ({ employer, _id }) => [employer, `/api/applications/${_id}/${what}`, one, other];

const UPDATES: [string, Update][] = [
  [
    'a job',
    async ({ employer, job }) => [
      ...([employer, `/api/jobs/${job._id}`, { title: 'One' }, { title: 'Two' }] as const),
    ],
  ],
  [
    'whether a job is open',
    async ({ employer, job }) => [
      ...([employer, `/api/jobs/${job._id}`] as const),
      ...([{ status: 'closed' }, { status: 'published' }] as const),
    ],
  ],
  [
    'a job in the console',
    async ({ admin, job }) => [
      ...([admin, `/api/admin/jobs/${job._id}`, { title: 'One' }, { title: 'Two' }] as const),
    ],
  ],
  ['a status', ofApplication('status', { status: 'reviewed' }, { status: 'rejected' })],
  ['a rating', ofApplication('review', { rating: 5 }, { rating: 1 })],
  [
    'an interview',
    ofApplication(
      'interview',
      { interview_date: '2099-05-01T09:30:00Z' },
      { interview_date: '2099-06-01T09:30:00Z' },
    ),
  ],
  [
    'a note',
    async ({ employer, _id }) => {
      const path = `/api/applications/${_id}/notes`;
      const note = await send('POST', path, employer, { body: 'Good.' });
      const { _id: noteId } = (await note.json()) as ApplicationNote;
      return [employer, `${path}/${noteId}`, { body: 'One' }, { body: 'Two' }];
    },
  ],
];

describe('an update of an outdated version', () => {
  test.for(UPDATES)('is refused: %s (DATA-1)', async ([, make], { employer, admin, job, _id }) => {
    const [by, path, one, other] = await make({ employer, admin, job, _id });
    const put = (json: object) => send('PUT', path, by, json);
    const replies = await Promise.all([put({ ...one, __v: 0 }), put({ ...other, __v: 0 })]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await refusal(put({ ...other, __v: 0 }))).toBe(
      '409 This record was changed by someone else in the meantime',
    );
    // Without a version it takes effect, and so does the newest. An unchanged value may keep the version.
    const [stored, next] = replies[0]?.status === 200 ? [one, other] : [other, one];
    for (const json of [next, stored]) expect((await put(json)).status).toBe(200);
    expect((await put({ ...next, __v: 3 })).status).toBe(200);
  });
});

describe('a missing record is 404', () => {
  const APPLICATION = '404 Application not found';
  const JOB = '404 Job not found';
  const APPLY = { cover_letter: 'Hello', resume_url: 'https://cv.example/me.pdf' };
  const RECORD = '404 There is no such record';

  test.for(['nonsense', UNKNOWN_ID, "1' or '1'='1", '%00'])(
    '%s',
    async (id, { employer, candidate, admin }) => {
      for (const [by, method, path, said, json] of [
        [undefined, 'GET', '/api/jobs/:id', JOB],
        [employer, 'PUT', '/api/jobs/:id', JOB, { title: 'x' }],
        [employer, 'DELETE', '/api/jobs/:id', JOB],
        [candidate, 'POST', '/api/applications/:id', JOB, APPLY],
        [employer, 'GET', '/api/applications/:id', APPLICATION],
        [employer, 'PUT', '/api/applications/:id/status', APPLICATION, { status: 'hired' }],
        [employer, 'PUT', '/api/applications/:id/opened', APPLICATION],
        [employer, 'PUT', '/api/applications/:id/interview', APPLICATION, { interview_date: null }],
        [admin, 'GET', '/api/admin/users/:id', RECORD],
        [admin, 'PUT', '/api/admin/jobs/:id', RECORD, {}],
        [admin, 'DELETE', '/api/admin/jobs/:id', RECORD],
        [admin, 'GET', '/api/admin/users/:id/dependents', RECORD],
      ] as const) {
        const reply = send(method, path.replace(':id', encodeURI(id)), by, json);
        expect([path, await refusal(reply)]).toEqual([path, said]);
      }
    },
  );

  test('of an unknown kind', async ({ admin }) => {
    for (const kind of ['nothing', '__proto__'])
      expect((await send('GET', `/api/admin/${kind}`, admin)).status, kind).toBe(404);
  });
});

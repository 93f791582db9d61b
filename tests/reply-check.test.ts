import { expect, test } from 'vitest';
import { checkReply } from './reply-check.ts';

const ask = (method: string, path: string) => new Request(`http://api.test${path}`, { method });
const user = { _id: '1', user_type: 'candidate', first_name: 'Ada' };

test.each([
  ['GET', '/api/auth/me', Response.json(user)],
  ['GET', '/api/auth/me', Response.json({ msg: 'No' }, { status: 401 })],
  ['GET', '/api/jobs', Response.json({ jobs: [], totalPages: 1, currentPage: 1 })],
  ['POST', '/api/auth/logout', new Response(null, { status: 204 })],
  ['GET', '/api/jobs/employer', Response.json([])],
  ['GET', '/api/nothing', Response.json({ msg: 'There is no such call' }, { status: 404 })],
])('%s %s may answer %o', async (method, path, response) => {
  await expect(checkReply(ask(method, path), response)).resolves.toBeUndefined();
});

test.each([
  ['GET', '/api/auth/me', Response.json({ ...user, password_hash: 'x' }), 'getMe .*password_hash'],
  ['GET', '/api/auth/me', Response.json({ ...user, first_name: 7 }), 'getMe .*first_name'],
  ['GET', '/api/auth/me', Response.json({ user_type: 'candidate' }), 'getMe .*_id'],
  ['GET', '/api/auth/me', Response.json(user, { status: 201 }), 'getMe .*status 201'],
  ['GET', '/api/auth/me', Response.json({ msg: 'No' }, { status: 409 }), 'getMe .*status 409'],
  ['GET', '/api/jobs', Response.json({ msg: 'No' }, { status: 401 }), 'searchJobs .*status 401'],
  ['GET', '/api/jobs/employer', Response.json({ _id: '1' }), 'listOwnJobs'],
  ['DELETE', '/api/jobs/1', Response.json({}), 'deleteJob .*status 200'],
])('%s %s may not answer %o', async (method, path, response, message) => {
  await expect(checkReply(ask(method, path), response)).rejects.toThrow(new RegExp(message, 's'));
});

import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Endpoint, errorStatuses, fillPath, pathOnServer, successStatus } from './endpoint.ts';

const call = { method: 'POST', path: '/api/x', callers: 'everyone', touches: [] } as const;

it('fills in the parameters of a path, encoded', () => {
  expect(fillPath('/api/jobs/:id/notes/:noteId', { id: 'a/b ç', noteId: '7' })).toBe(
    '/api/jobs/a%2Fb%20%C3%A7/notes/7',
  );
  expect(fillPath('/api/jobs/:id', {})).toBe('/api/jobs/');
  expect(pathOnServer('/api/:console/jobs/:id', 'admin')).toBe('/api/admin/jobs/:id');
});

it('succeeds with 200, with nothing, or as it says', () => {
  const reply = z.object({});
  expect(successStatus(call)).toBe(204);
  expect(successStatus({ ...call, reply })).toBe(200);
  expect(successStatus({ ...call, reply, status: 201 })).toBe(201);
});

it.each<[Partial<Endpoint>, number[]]>([
  [{}, [500, 503]],
  [{ errors: [409, 401] }, [401, 409, 500, 503]],
  [{ body: z.object({}) }, [400, 413, 500, 503]],
  [{ callers: 'user' }, [401, 500, 503]],
  [{ callers: 'employer' }, [401, 403, 500, 503]],
  [{ callers: 'user', own: { by: 'both', others: 404 } }, [401, 404, 500, 503]],
  [{ path: '/api/x/:id' }, [404, 500, 503]],
  [{ isRepeatable: true }, [422, 500, 503]],
  [{ limits: ['write'] }, [429, 500, 503]],
  [{ furtherLimits: ['publish'] }, [429, 500, 503]],
  [{ isCostly: true }, [429, 500, 503]],
])('a call with %j may fail with %j', (more, statuses) => {
  expect(errorStatuses({ ...call, ...more } as Endpoint)).toEqual(statuses);
});

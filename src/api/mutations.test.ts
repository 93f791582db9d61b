// @vitest-environment jsdom
// An upload by XMLHttpRequest to another origin would need a preflight.
// @vitest-environment-options { "url": "https://api.example" }
import { i18n } from '@lingui/core';
import { MutationObserver, type MutationObserverOptions } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadResume } from '#src/contract/files/endpoints.ts';
import { dismissAlert, readAlerts } from '#src/lib/alerts.ts';
import { readToken, saveToken } from '#src/lib/token.ts';
import { translate } from '#src/lib/ui-text.ts';
import { withdrawApplication } from './application-mutations.ts';
import { deleteJob } from './job-mutations.ts';
import { uploadProfileImage } from './profile-mutations.ts';
import { createQueryClient } from './query-client.ts';
import { uploadFile } from './uploads.ts';

const API = 'https://api.example';
vi.hoisted(() => vi.stubEnv('VITE_API_URL', 'https://api.example/'));

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => saveToken('a.b.c'));
afterEach(() => {
  server.resetHandlers();
  for (const { id } of readAlerts()) dismissAlert(id);
});
afterAll(() => server.close());

const shownAlerts = () =>
  readAlerts().map(({ alertType, msg }) => [alertType, translate(i18n, msg)]);

/** Runs a mutation as a screen does; false if it fails. */
const run = <Variables>(
  change: MutationObserverOptions<void, Error, Variables>,
  variables: Variables,
): Promise<boolean> =>
  new MutationObserver(createQueryClient(), change).mutate(variables).then(
    () => true,
    () => false,
  );

const deleting = () => run(deleteJob(), 'job-1');
const withdrawing = () => run(withdrawApplication(), 'application-1');

it('a withdrawal that comes too late shows why', async () => {
  const msg = 'The employer has already decided, so this application can’t be withdrawn.';
  server.use(
    http.delete(`${API}/api/applications/application-1`, () =>
      HttpResponse.json({ msg }, { status: 409 }),
    ),
  );
  expect(await withdrawing()).toBe(false);
  expect(shownAlerts()).toEqual([['error', msg]]);
});

describe('a failure with its own text', () => {
  it.each([
    ['a job that is deleted', 'jobs/job-1', deleting, 'Failed to delete job'],
    [
      'an application that is withdrawn',
      'applications/application-1',
      withdrawing,
      'Failed to withdraw application',
    ],
  ])('of %s does not show the server’s message', async (_, path, change, text) => {
    for (const status of [400, 403, 404, 500]) {
      server.use(
        http.delete(`${API}/api/${path}`, () => HttpResponse.json({ msg: 'No.' }, { status })),
      );
      expect(await change()).toBe(false);
      expect(shownAlerts(), String(status)).toEqual([['error', text]]);
      for (const { id } of readAlerts()) dismissAlert(id);
    }
  });
});

describe('an upload', () => {
  const file = new File(['%PDF-1.7'], 'cv.pdf');

  it.each(['Token is not valid', 'Token has expired, please log in again'])(
    'that is refused with %j ends the session, and shows why',
    async (msg) => {
      server.use(
        http.post(`${API}/api/uploads/resume`, () => HttpResponse.json({ msg }, { status: 401 })),
      );
      await expect(uploadFile(uploadResume, { file })).rejects.toMatchObject({ status: 401, msg });
      expect(readToken()).toBeNull();
      await vi.waitFor(() => expect(shownAlerts()).toEqual([['warning', msg]]));
    },
  );

  it('of an image is saved with the API’s host in its address (FILE-4)', async () => {
    const saved: unknown[] = [];
    server.use(
      http.post(`${API}/api/uploads/profile-image`, () =>
        HttpResponse.json({ url: '/api/uploads/images/1/me.png' }, { status: 201 }),
      ),
      http.put(`${API}/api/users/profile`, async ({ request }) => {
        saved.push(await request.json());
        return HttpResponse.json({});
      }),
    );
    expect(await run(uploadProfileImage(), { file: new File(['PNG'], 'me.png') })).toBe(true);
    expect(saved).toEqual([{ profile_image_url: `${API}/api/uploads/images/1/me.png` }]);
  });
});

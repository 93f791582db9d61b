// @vitest-environment node
import { setupServer } from 'msw/node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages } from '../server/db/schema.ts';
import { endpoints } from '../src/contract/endpoints.ts';
import { sharedBackend } from './api/shared-backend.ts';

const backend = sharedBackend();

describe('the faults of this backend', () => {
  const realFetch = globalThis.fetch;
  beforeAll(async () => {
    const server = setupServer();
    server.listen();
    stop = () => server.close();
    use = () => server.use(...backend().handlers);
  });
  let stop = () => {};
  let use = () => {};
  afterAll(() => {
    stop();
    expect(globalThis.fetch).toBe(realFetch);
  });

  test('are laid over a call and cleared', async () => {
    const { faults, request } = backend();
    faults.respond(endpoints.applyToJob, 500, { msg: 'Broken' });
    const broken = await request('POST', '/api/applications/some-id', { json: {} });
    expect([broken.status, await broken.json()]).toEqual([500, { msg: 'Broken' }]);
    expect((await request('GET', '/api/applications/some-id')).status).toBe(401);
    faults.malformed(endpoints.searchJobs);
    expect(await (await request('GET', '/api/jobs?page=1')).json()).toEqual({ unexpected: true });
    faults.malformed(endpoints.searchJobs, '<html>');
    expect(await (await request('GET', '/api/jobs')).text()).toBe('<html>');
    faults.offline();
    await expect(request('GET', '/api/health')).rejects.toThrow('Failed to fetch');
    faults.clear();
    expect((await request('GET', '/api/jobs')).status).toBe(200);
  });

  test('lose the answer to what was done', async () => {
    const { faults, request, database } = backend();
    faults.lose(endpoints.sendMessage);
    const json = { name: 'Ada', email: 'ada@b.example', subject: 'Hello', body: 'Text' };
    await expect(request('POST', '/api/messages', { json })).rejects.toThrow('Failed to fetch');
    expect(await database.db.select().from(messages)).toHaveLength(1);
  });

  test('reach a browser app through the handlers', async () => {
    use();
    const found = await fetch('http://localhost:5173/api/health');
    expect(await found.json()).toMatchObject({ status: 'ok' });
    backend().faults.offline();
    await expect(fetch('http://localhost:5173/api/health')).rejects.toThrow(TypeError);
  });
});

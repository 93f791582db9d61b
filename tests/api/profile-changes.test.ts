import { expect, test } from 'vitest';
import { createApi } from '../../server/app.ts';
import { makeCandidate, makeEmployer } from '../factories.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

test('saving a profile drops what is kept of jobs only when something that is shown with jobs changes', async () => {
  const [candidate, employer] = [await makeCandidate(backend()), await makeEmployer(backend())];
  const { dependencies } = backend();
  let announced = 0;
  const jobChanges = {
    ...dependencies.jobChanges,
    announce: () => {
      announced += 1;
    },
  };
  const api = createApi({ ...dependencies, jobChanges });
  const save = async (path: string, { token }: { token: string }, changes: object) => {
    const before = announced;
    const reply = await api.request(path, {
      ...{ method: 'PUT', body: JSON.stringify(changes), headers: { 'X-Auth-Token': token } },
    });
    expect(reply.status).toBe(200);
    return announced - before;
  };
  const [own, company] = ['/api/users/profile', '/api/users/profile/employer'];
  expect(await save(own, candidate, {})).toBe(0);
  expect(await save(own, candidate, { first_name: 'Ceren' })).toBe(0);
  expect(await save(own, employer, { phone: '+90 212 555 00 00' })).toBe(0);
  expect(await save(company, employer, { company_description: 'We bake bread.' })).toBe(1);
  expect(await save(company, employer, { company_description: 'We bake bread.' })).toBe(0);
  expect(await save('/api/profile/employer', employer, { company_name: 'Bakery' })).toBe(1);
  expect(await save('/api/profile/employer', employer, { company_name: 'Bakery' })).toBe(0);
});

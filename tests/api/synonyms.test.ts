import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApi } from '#server/domains/api.ts';
import { createPostgresEngine } from '#server/domains/search/engine-queries.ts';
import { readSynonyms } from '#server/domains/search/synonyms.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { startServer } from '#server/start.ts';
import type { JobPage } from '#src/contract/jobs/job.ts';
import { makeEmployer, makeJob } from '#tests/factories.ts';
import { sharedBackend } from './shared-backend.ts';

const backend = sharedBackend();

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'meydan-synonyms-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const ownSearch = () =>
  createPostgresEngine(backend().dependencies.database.db, readSynonyms(folder));

test('an operator’s synonyms replace the built-in ones (SEARCH-10)', async () => {
  await writeFile(join(folder, 'own.txt'), 'barista, coffee maker\n');
  const employer = await makeEmployer(backend());
  await makeJob(backend(), employer, { title: 'Coffee maker' });
  await makeJob(backend(), employer, { title: 'Human resources manager' });
  const jobSearch = ownSearch();
  const own = createApi({ ...backend().dependencies, jobSearch });
  const titles = async (api: Pick<typeof own, 'fetch'>, query: string) => {
    const answer = await api.fetch(
      new Request(`http://api.test/api/jobs?query=${query}&exact=true`),
    );
    return ((await answer.json()) as JobPage).jobs.map((job) => job.title);
  };
  expect(await titles(own, 'barista')).toEqual(['Coffee maker']);
  expect(await titles(own, 'hr')).toEqual([]);
  expect(await titles(backend().api, 'barista')).toEqual([]);
  expect(await titles(backend().api, 'hr')).toEqual(['Human resources manager']);
});

test('a server doesn’t start with invalid synonyms', async () => {
  const file = join(folder, 'own.txt');
  await writeFile(file, 'barista, coffee maker\nteacher\n');
  const settings = { DATA_DIR: join(folder, 'data'), SYNONYMS_FOLDER: folder };
  const start = () => startServer({ ...readConfig(settings), port: 0 }, () => {});
  await expect(start()).rejects.toThrow(`${file}, line 2: `);
});

import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { inRoot, nodePath, toolPath } from '#scripts/setup/paths.mjs';
import { pdfBytes } from '#tests/factories.ts';
import { apiTest } from './api-test.ts';

const { backend, test } = apiTest();
const run = promisify(execFile);
const folder = inRoot('tests', 'api-client');

/** Writes the types of a client that `openapi-typescript` generates from the document. */
async function generateClient(): Promise<string> {
  const generated = join(folder, 'generated');
  await mkdir(generated, { recursive: true });
  const document = await backend().request('GET', '/api/openapi.json');
  await writeFile(join(generated, 'openapi.json'), await document.text());
  const api = join(generated, 'api.ts');
  const generator = createRequire(join(folder, 'package.json')).resolve(
    'openapi-typescript/package.json',
  );
  const options = ['-o', api, '--default-non-nullable=false'];
  await run(nodePath, [
    join(dirname(generator), 'bin', 'cli.js'),
    join(generated, 'openapi.json'),
    ...options,
  ]);
  return readFile(api, 'utf8');
}

/** `journey.ts`, which only this test can check, since it imports what is generated. */
type Journey = {
  runJourney: (
    fetch: (request: Request) => Promise<Response>,
    resume: Blob,
  ) => Promise<Record<'job' | 'application', object> & { refused: string }>;
};
const loadJourney = async () =>
  (await import(pathToFileURL(join(folder, 'journey.ts')).href)) as Journey;

/** What the type check finds in the journey. */
const typeErrors = (): Promise<string> =>
  run(toolPath('tsc'), ['-p', folder]).then(
    () => '',
    (error: unknown) => (error as { stdout: string }).stdout,
  );

test('a client generated from the document makes the main journey', async () => {
  const api = await generateClient();
  expect(api).toMatch(/^ {8}Job: \{$/m);
  expect(await typeErrors()).toBe('');
  const resume = new Blob([new Uint8Array(pdfBytes())]);
  const { runJourney } = await loadJourney();
  const { job, application, refused } = await runJourney(backend().fetch, resume);
  expect(job).toMatchObject({ title: 'Warehouse clerk', salary_max: 2000, status: 'published' });
  expect(application).toMatchObject({
    status: 'reviewed',
    rating: 4,
    labels: ['Night shift'],
    resume_url: expect.stringMatching(/^\/api\/uploads\/resumes\//) as string,
  });
  expect(refused).toBe('You have already applied for this job.');
});

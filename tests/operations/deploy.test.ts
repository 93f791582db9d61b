import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { inRoot } from '#scripts/setup/paths.mjs';
import { serverCommands } from '#scripts/setup/server-commands.mjs';
import { findProgram } from '#scripts/system.ts';
import { readConfig } from '#server/platform/config/config.ts';
import { settings } from '#server/platform/config/settings.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import { projectFiles } from '#tests/project-files.ts';

const run = promisify(execFile);
const read = (name: string) => readFile(inRoot('deploy', name), 'utf8');

const NAMES = new Set<string>(Object.values(settings).map(({ name }) => name));
/** What other programs of the examples are told: Compose’s PostgreSQL and store. */
const OTHERS = /^(POSTGRES_(USER|DB|PASSWORD)|ROOT_(ACCESS|SECRET)_KEY)$/;
const PATHS = new Set<string>(Object.values(endpoints).map(({ path }) => path));

/** A value somewhere in a document, by its keys. */
const at = (content: unknown, ...keys: (string | number)[]): unknown =>
  keys.reduce((value, key) => (value as Record<string | number, unknown>)?.[key], content);

type Environment = Record<string, string>;

test('every setting and command that an example gives exists', async () => {
  for (const file of projectFiles(/^deploy\/(?!monitoring)/)) {
    const text = await readFile(inRoot(file), 'utf8');
    const given = [...text.matchAll(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)(?==|: )/g)];
    for (const [, name = ''] of given)
      expect(NAMES.has(name) || OTHERS.test(name), `${file}: ${name}`).toBe(true);
    for (const [, command = ''] of text.matchAll(/(?:meydan\.mjs|npm run) ([a-z]+)(?= )/g))
      expect([...Object.keys(serverCommands()), 'release'], file).toContain(command);
  }
});

test('the server accepts the settings of the Compose file, without TLS inside alone', async () => {
  const app: unknown = at(parse(await read('compose.yml')), 'services', 'app');
  const values = { POSTGRES_PASSWORD: 'p', S3_SECRET_ACCESS_KEY: 's', JWT_SECRET: 'j'.repeat(32) };
  const fill = (text: string) =>
    text.replaceAll(/\$\{(\w+)(?::-([^}]*)|:\?)?\}/g, (_, name: string, byDefault?: string) =>
      name in values ? values[name as keyof typeof values] : (byDefault ?? ''),
    );
  const given = Object.entries(at(app, 'environment') as Environment);
  const config = readConfig(Object.fromEntries(given.map(([name, text]) => [name, fill(text)])));
  expect(config).toMatchObject({ s3: { bucket: 'files' }, isSingleInstance: false });
  // What the image listens on, and what it may write.
  expect(at(app, 'ports')).toEqual(['127.0.0.1:3000:3000']);
  expect(at(app, 'volumes')).toEqual(['data:/data']);
  expect(app).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
});

test('the Kubernetes example has settings, probes and times that the server knows', async () => {
  const documents = parseAllDocuments(await read('kubernetes/meydan.yml')).map(
    (document) => document.toJS() as unknown,
  );
  const of = (kind: string) => documents.find((document) => at(document, 'kind') === kind);
  const data = at(of('ConfigMap'), 'data') as Environment;
  const secrets = at(of('Secret'), 'stringData') as Environment;
  const config = readConfig({ ...data, ...secrets });
  expect(config).toMatchObject({ proxies: 1, drain: 10_000, metricsPort: 9100 });
  const pod = at(of('Deployment'), 'spec', 'template', 'spec');
  const container = at(pod, 'containers', 0);
  for (const probe of ['startupProbe', 'readinessProbe', 'livenessProbe']) {
    const path = String(at(container, probe, 'httpGet', 'path'));
    expect(PATHS, probe).toContain(path);
    expect(path === '/api/live', probe).toBe(probe === 'livenessProbe');
  }
  expect(at(pod, 'terminationGracePeriodSeconds')).toBeGreaterThanOrEqual(config.drain / 1000 + 30);
  expect(at(container, 'ports')).toEqual([
    { name: 'http', containerPort: 3000 },
    { name: 'metrics', containerPort: 9100 },
  ]);
  expect(at(container, 'securityContext')).toMatchObject({ readOnlyRootFilesystem: true });
  const labels = { app: 'meydan' };
  expect(at(of('Deployment'), 'spec', 'template', 'metadata', 'labels')).toEqual(labels);
  expect(at(of('PodDisruptionBudget'), 'spec', 'selector', 'matchLabels')).toEqual(labels);
  expect(at(of('Service'), 'spec', 'selector')).toEqual(labels);
  expect(at(of('Service'), 'spec', 'ports')).toHaveLength(1);
});

describe.skipIf(!findProgram(['systemd-analyze']))('systemd', () => {
  const units = projectFiles(/^deploy\/systemd\//);

  /** The units for a machine that has the release where they look for it. */
  async function place(): Promise<string[]> {
    const folder = await mkdtemp(join(tmpdir(), 'meydan-units-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const paths = units.map((unit) => join(folder, unit.replace(/.*\//, '')));
    for (const [index, unit] of units.entries()) {
      const text = await readFile(inRoot(unit), 'utf8');
      await writeFile(paths[index] ?? '', text.replaceAll('/usr/bin/node', '/bin/true'));
    }
    return paths;
  }

  test('finds no mistake in the units', async () => {
    const { stdout, stderr } = await run('systemd-analyze', [
      'verify',
      '--man=no',
      ...(await place()),
    ]);
    const said = `${stdout}${stderr}`.split('\n').filter((line) => /meydan/.test(line));
    expect(said).toEqual([]);
  });

  test('rates the exposure of each service as low', async () => {
    for (const unit of (await place()).filter((path) => path.endsWith('.service'))) {
      // The score is tenths: 20 is 2.0, of 10.
      const args = ['security', '--offline=true', '--threshold=20', '--no-pager', unit];
      const { stdout } = await run('systemd-analyze', args);
      expect(stdout, unit).toMatch(/Overall exposure level for meydan[\w-]*\.service: [01]\.\d OK/);
    }
  });
});

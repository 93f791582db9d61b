import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRoot, nodePath } from '#scripts/setup/paths.mjs';
import { serverCommands } from '#scripts/setup/server-commands.mjs';
import { buildImage } from './containerfile.ts';
import { copyProject, makeRelease, unpack } from './make-release.ts';
import { createRoot, hasSandbox, inSandbox, type Sandbox } from './sandbox.ts';

const MEGABYTE = 1024 * 1024;
const run = promisify(execFile);

let release: Awaited<ReturnType<typeof makeRelease>>;
let folder: string;
const left: string[] = [];

beforeAll(async () => {
  release = await makeRelease();
  folder = await unpack(release);
  left.push(dirname(folder));
});

afterAll(async () => {
  for (const one of left) await rm(one, { recursive: true, force: true });
});

type Part = { name: string; version: string; licenses: { expression: string }[] };

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const readJson = <Content>(name: string): Content => JSON.parse(read(name)) as Content;

test('a release has what runs and nothing else, in less than 120 MB', () => {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true, exclude: [] })
    .concat(globSync('dist/.vite/*', { cwd: folder, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const size = files.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(size).toBeLessThan(120 * MEGABYTE);
  expect(size).toBeGreaterThan(40 * MEGABYTE);
  const names = files.map((file) => file.slice(folder.length + 1));
  const tops =
    'CHANGELOG.md LICENSE README.md deploy dist dist-server docs licences.txt meydan.mjs';
  expect([...new Set(names.map((name) => name.split('/')[0]))].sort()).toEqual(
    `${tops} node_modules package.json sbom.cdx.json server start.json`.split(' '),
  );
  expect(names.filter((name) => /\.tsx?$|\.test\.|build-hash|\/packages\.json/.test(name))).toEqual(
    [],
  );
  expect(
    names.filter((name) => name.startsWith('server/') && !/\.(sql|tsv|txt)$/.test(name)),
  ).toEqual([]);
});

test('nothing in a release says where it was built', async () => {
  // Finds nothing, which is exit code 1.
  await expect(run('grep', ['-rlF', inRoot(), folder])).rejects.toMatchObject({
    code: 1,
    stdout: '',
  });
});

test('every command of the server is in it, and in its package.json', () => {
  expect(serverCommands()).toMatchObject({ admin: ['admin'], doctor: ['doctor'] });
  expect(readJson<{ scripts: object }>('package.json').scripts).toEqual({
    start: 'node meydan.mjs',
    ...Object.fromEntries(
      Object.keys(serverCommands()).map((name) => [name, `node meydan.mjs ${name}`]),
    ),
  });
});

test('the parts list and the licences name the same packages, those in the build too', () => {
  const { components: parts } = readJson<{ components: Part[] }>('sbom.cdx.json');
  const names = parts.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['hono', 'react', 'sharp', '@img/sharp-libvips-linux-arm64', 'zod']),
  );
  for (const name of ['vite', 'vitest', 'typescript', '@babel/core'])
    expect(names).not.toContain(name);
  const licences = read('licences.txt');
  for (const { name, version, licenses } of parts) {
    expect(licenses[0]?.expression, name).toMatch(/^[A-Za-z0-9.+() -]+$/);
    expect(licences).toContain(`\n${name} ${version} · ${licenses[0]?.expression}`);
  }
  const installed = globSync('node_modules/{*,@*/*}/package.json', { cwd: folder });
  expect(installed.length).toBeGreaterThan(5);
  for (const name of installed) expect(names).toContain(readJson<{ name: string }>(name).name);
});

test('two builds, one of them elsewhere with another mask, clock zone and language, are one archive', async () => {
  const elsewhere = await copyProject();
  left.push(elsewhere);
  const { stdout } = await run('git', ['log', '-1', '--format=%ct'], { cwd: inRoot() });
  const before = process.umask(0o077);
  const second = await makeRelease(elsewhere, {
    SOURCE_DATE_EPOCH: stdout.trim(),
    TZ: 'Pacific/Kiritimati',
    LANG: 'tr_TR.UTF-8',
  }).finally(() => process.umask(before));
  expect(second.said).toBe(release.said);
  const hash = createHash('sha256').update(readFileSync(second.path)).digest('hex');
  expect(second.said).toBe(`${hash}  ${release.name}.tar.gz\n`);
});

/** What `visit.ts` sees of a release that works. */
const WELL = {
  ready: [200, expect.objectContaining({ status: 'ok' })],
  page: [200, true],
  card: [200, 'PNG'],
  registered: 201,
  login: 200,
  health: [true, false],
  code: 0,
  admin: [0, 'ayse@example.com is an administrator now.\n'],
};

describe.skipIf(!hasSandbox())(
  'without a network, as another user, with a root to read alone',
  () => {
    /** Runs `visit.ts` in the sandbox, with an empty folder as `/data`. */
    async function visit(machine: Sandbox, release: string, check: string[], line: string[]) {
      const data = await mkdtemp(join(tmpdir(), 'meydan-data-'));
      left.push(machine.root, data);
      const [program = '', ...args] = inSandbox({
        ...machine,
        writable: { '/data': data },
        readOnly: { ...machine.readOnly, '/tmp/visit.ts': inRoot('tests/operations/visit.ts') },
      });
      const words = ['node', '/tmp/visit.ts', release, JSON.stringify(check), ...line];
      const { stdout } = await run(program, [...args, ...words]);
      return JSON.parse(stdout) as unknown;
    }

    test('a fresh machine serves it and stops', async () => {
      const machine = {
        root: createRoot({ folders: ['opt', 'data'] }),
        readOnly: { '/opt': folder },
        env: { DATA_DIR: '/data', SEED: 'none' },
      };
      const check = ['node', '-e', "fetch('http://127.0.0.1:3000').catch(() => process.exit(1))"];
      expect(await visit(machine, '/opt', check, ['node', 'meydan.mjs'])).toEqual(WELL);
    });

    test('so does the image of the Containerfile, whose health check tells', async () => {
      const image = buildImage(join(folder, 'deploy', 'Containerfile'), dirname(release.path));
      left.push(...image.roots);
      expect(image.base).toMatch(/^docker\.io\/library\/node:[\d.]+-\w+-slim$/);
      expect(image.owners).toEqual({ [image.volume ?? '']: image.user });
      const [uid] = (image.user ?? '').split(':');
      expect(Number(uid)).toBeGreaterThan(0);
      expect(image).toMatchObject({ volume: '/data', port: image.env.PORT, stopSignal: 'SIGTERM' });
      expect(globSync('opt/meydan/node_modules/@img/sharp-*', { cwd: image.root })).toHaveLength(2);
      const seen = await visit(image, image.folder ?? '', image.healthCheck, image.entryPoint);
      expect(seen).toEqual(WELL);
    });
  },
);

test('the image has the Node that everything is tested with', () => {
  const { dependencies } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
    dependencies: { node: string };
  };
  const bases = read('deploy/Containerfile').match(/^FROM \S+/gm) ?? [];
  expect(bases).toHaveLength(2);
  for (const base of bases) expect(base).toContain(`/node:${dependencies.node}-`);
});

test('an unknown command is answered with those that there are', async () => {
  const asked = run(nodePath, [join(folder, 'meydan.mjs'), 'greet']);
  await expect(asked).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^There is no command greet\. .*: admin\b/),
  });
});

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { programPath } from '#scripts/programs.ts';
import { inRoot } from '#scripts/setup/paths.mjs';
import { findProgram, freePort } from '#scripts/system.ts';

/** Milliseconds in which a proxy has to answer. */
const START_MS = 30_000;

/** What makes the certificate for nginx, where this machine has it. */
const opensslPath = () => findProgram(['openssl']);

/** Whether the proxy is here, with what its test needs. */
export const hasProxy = (name: keyof typeof WRITERS): boolean =>
  Boolean(programPath(name) && (name === 'caddy' || opensslPath()));

/** The name in the examples. */
export const SITE = 'jobs.example.com';

export type Proxy = { port: number; securePort: number; process: ChildProcess };

type Started = { port: number; securePort: number; appPort: number; folder: string };

const readExample = (name: string): string => readFileSync(inRoot('deploy', name), 'utf8');

/** Replaces every `pattern`, which the example has to have. */
function replaceIn(text: string, pattern: RegExp, by: string): string {
  if (!pattern.test(text)) throw new Error(`The example has no ${pattern}.`);
  return text.replaceAll(new RegExp(pattern, `${pattern.flags}g`), by);
}

/** Changes `text` step by step. */
const change = (text: string, changes: [RegExp, string][]): string =>
  changes.reduce((changed, [pattern, by]) => replaceIn(changed, pattern, by), text);

/** The example with a certificate of its own, free ports, and files in `folder`. */
function writeCaddyfile({ port, securePort, appPort, folder }: Started): string[] {
  const global = [
    `http_port ${port}`,
    `https_port ${securePort}`,
    'admin off',
    'local_certs',
    'skip_install_trust',
    `storage file_system ${folder}`,
  ];
  const text = change(readExample('Caddyfile'), [
    [/^\{\n/m, `{\n\t${global.join('\n\t')}\n`],
    [/127\.0\.0\.1:3000/, `127.0.0.1:${appPort}`],
  ]);
  writeFileSync(join(folder, 'Caddyfile'), text);
  return ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
}

function writeNginxConf({ port, securePort, appPort, folder }: Started): string[] {
  const [certificate, key] = [join(folder, 'site.pem'), join(folder, 'site.key')];
  const subject = ['-subj', `/CN=${SITE}`, '-addext', `subjectAltName=DNS:${SITE}`];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync(
    opensslPath() ?? '',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...files],
    {
      stdio: 'ignore',
    },
  );
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const text = change(readExample('nginx.conf'), [
    [/^user www-data;\n/m, ''],
    [/\/run\/nginx\.pid/, join(folder, 'pid')],
    [/^http \{\n/m, `http {\n${kept.join('\n')}\n`],
    [/listen 80;/, `listen 127.0.0.1:${port};`],
    [/listen 443 ssl/, `listen 127.0.0.1:${securePort} ssl`],
    [/ +listen \[::\]:.+\n/, ''],
    [/https:\/\/\$server_name/, `https://$server_name:${securePort}`],
    [/\/etc\/letsencrypt\/live\/[\w.]+\/fullchain\.pem/, certificate],
    [/\/etc\/letsencrypt\/live\/[\w.]+\/privkey\.pem/, key],
    [/127\.0\.0\.1:3000/, `127.0.0.1:${appPort}`],
  ]);
  writeFileSync(join(folder, 'nginx.conf'), text);
  return ['-e', 'stderr', '-p', folder, '-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
}

const WRITERS = { caddy: writeCaddyfile, nginx: writeNginxConf };

/** The arguments with which a proxy checks its configuration instead of running. */
const checking = (name: keyof typeof WRITERS, args: string[]): string[] =>
  name === 'nginx' ? ['-t', ...args] : ['validate', ...args.slice(1)];

/** Checks and starts a proxy with its example before the app on `appPort`; its files go into `folder`. */
export async function startProxy(
  name: keyof typeof WRITERS,
  appPort: number,
  folder: string,
): Promise<Proxy> {
  mkdirSync(folder, { recursive: true });
  const [port, securePort] = [await freePort(), await freePort()];
  const args = WRITERS[name]({ port, securePort, appPort, folder });
  const program = programPath(name) ?? name;
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  execFileSync(program, checking(name, args), { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error(`${name} ended: ${said}`);
  });
  const proxy = { port, securePort, process: child };
  const asked = (async () => {
    for (const late = AbortSignal.timeout(START_MS); ; await sleep(50)) {
      if (await ask(proxy, '/api/live').catch(() => undefined)) return;
      if (late.aborted) throw new Error(`${name} doesn’t answer: ${said}`);
    }
  })();
  await Promise.race([asked, ended]);
  ended.catch(() => {});
  return proxy;
}

type Asked = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The caller's own address. */
  from?: string;
  isPlain?: boolean;
};

/** Asks the proxy as a caller from outside does. */
export function ask(
  { port, securePort }: Pick<Proxy, 'port' | 'securePort'>,
  path: string,
  asked: Asked = {},
) {
  const { method = 'GET', headers, body, from = '127.0.0.1', isPlain } = asked;
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number;
    headers: Record<string, string | string[] | undefined>;
    body: Buffer;
  }>();
  const options = {
    host: '127.0.0.1',
    port: isPlain ? port : securePort,
    path,
    method,
    headers: { Host: SITE, ...headers },
    localAddress: from,
    agent: false,
  };
  // Its certificate is its own.
  const secure = { ...options, servername: SITE, rejectUnauthorized: false };
  const request = isPlain ? requestPlain(options) : requestSecure(secure);
  request
    .once('error', reject)
    .once('response', async (response) => {
      const chunks = await response.toArray().catch(reject);
      const status = response.statusCode ?? 0;
      resolve({
        status,
        headers: response.headers,
        body: Buffer.concat((chunks ?? []) as Buffer[]),
      });
    })
    .end(body);
  return promise;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

/*
 * What a visitor and an operator do with a release, as a program of its own: it runs in a sandbox, with Node alone, and
 * prints what it saw as JSON. Its arguments are the folder of the release, the command line of a health check (JSON) and
 * the server's command line.
 */

const [folder = '.', check = '[]', ...line] = process.argv.slice(2);

const start = (args: readonly string[]) => {
  const child = spawn(args[0] ?? '', args.slice(1), {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  return { child, said: () => said, ended: once(child, 'close') };
};

const server = start(line);
let url: string | undefined;
while (!url && server.child.exitCode === null) {
  await Promise.race([once(server.child.stdout, 'data'), server.ended]);
  url = /"url":"(http:[^"]+)"/.exec(server.said())?.[1];
}
if (!url) throw new Error(server.said());

const ask = async (path: string, init?: RequestInit) => {
  const response = await fetch(`${url}${path}`, init);
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, body };
};
const post = (path: string, body: unknown) =>
  ask(path, { method: 'POST', body: JSON.stringify(body) });

// On a machine that does much else, the first answers are late.
let ready = await ask('/api/ready');
for (let asked = 1; ready.status !== 200 && asked < 120; asked += 1) {
  await sleep(500);
  ready = await ask('/api/ready');
}
const page = await ask('/jobs');
// Drawn by the packages with native code, with the fonts.
const card = await ask('/cards/site.png');
const account = { email: 'ayse@example.com', password: 'secret-1-of-ayse' };
const registered = await post('/api/auth/register', {
  ...account,
  first_name: 'Ayşe',
  last_name: 'Kaya',
  user_type: 'employer',
  accepted_terms: true,
});
const isHealthy = async (): Promise<boolean> => {
  const asked = start(JSON.parse(check) as string[]);
  await asked.ended;
  return asked.child.exitCode === 0;
};
const health = [await isHealthy()];
const login = await post('/api/auth/login', account);
server.child.kill('SIGTERM');
const [code] = await server.ended;
health.push(await isHealthy());

const admin = start([process.execPath, 'meydan.mjs', 'admin', 'grant', account.email]);
await admin.ended;

console.log(
  JSON.stringify({
    ready: [ready.status, JSON.parse(String(ready.body))],
    page: [page.status, /data-rendered="page"/.test(String(page.body))],
    card: [card.status, card.body.subarray(1, 4).toString()],
    registered: registered.status,
    login: login.status,
    health,
    code,
    admin: [admin.child.exitCode, admin.said()],
  }),
);

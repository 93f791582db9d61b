import { expect, it } from 'vitest';
import { errorMessages } from '#src/contract/error-messages.ts';
import type { MailRenderer } from '#src/contract/mails/mail-content.ts';
import { restrictToLoopback } from './loopback-only.ts';

const words = {
  readWords: async (language: string) => ({ demoIsLocal: `only here (${language})` }),
};

/** The reply to a call, and what was logged. */
async function ask(url: string, headers: Record<string, string> = {}) {
  const logged: string[] = [];
  const answer = restrictToLoopback(
    () => new Response('done'),
    (event) => void logged.push(event),
    words as unknown as MailRenderer,
  );
  const response = await answer(new Request(url, { headers }));
  return { response, logged };
}
const askAt = async (host: string, headers: Record<string, string> = {}, path = '/api/jobs') =>
  (await ask(`http://localhost${path}`, { host, ...headers })).response.status;

it.each(['localhost', 'LOCALHOST:3000', '127.0.0.1', '127.1.2.3:80', '[::1]:3000'])(
  'answers at %s',
  async (host) => expect(await askAt(host)).toBe(200),
);

it.each([
  '',
  'jobs.example',
  'localhost.jobs.example',
  '127.0.0.1.jobs.example',
  'jobs.example@localhost',
  'localhost/jobs',
  'localhost:port',
  '192.168.1.5',
])('refuses the host %j', async (host) => {
  expect(await askAt(host)).toBe(403);
});

it('refuses another host in the request line, and a call without a host', async () => {
  const { response } = await ask('http://jobs.example/api/jobs', { host: 'localhost' });
  expect(response.status).toBe(403);
  expect((await ask('http://localhost/api/jobs')).response.status).toBe(403);
});

it.each(['X-Forwarded-For', 'X-Forwarded-Proto', 'Forwarded', 'X-Real-IP', 'Via'])(
  'refuses what a proxy has passed on with %s',
  async (name) => expect(await askAt('localhost', { [name]: 'x' })).toBe(403),
);

it.each(['X-Forwarded', 'X-Forwarded-', 'X-Via', 'Not-Forwarded', 'Via-Test', 'X-Real-IPs'])(
  'takes %s for no header of a proxy',
  async (name) => expect(await askAt('localhost', { [name]: 'x' })).toBe(200),
);

it('tells programs and people why, in their language, and logs it', async () => {
  const call = await ask('http://jobs.example/api/jobs');
  expect(await call.response.json()).toEqual({ msg: errorMessages.demoIsLocal });
  expect(call.response.headers.get('Cache-Control')).toBe('no-store');
  expect(call.response.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(call.logged).toHaveLength(1);
  const headers = { 'Accept-Language': 'tr' };
  for (const path of ['/jobs', '/apis', '/x/api/']) {
    const { response } = await ask(`http://jobs.example${path}`, headers);
    expect(response.status).toBe(403);
    expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toBe('only here (tr)\n');
  }
  expect(await (await ask('http://jobs.example/')).response.text()).toBe('only here (en)\n');
  const { response } = await ask('http://jobs.example/api');
  expect(await response.json()).toEqual({ msg: errorMessages.demoIsLocal });
});

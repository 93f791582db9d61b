import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { SERVER } from '#scripts/setup/server-options.mjs';
import { pdfBytes } from '#tests/factories.ts';
import { launch } from '#tests/server-process.ts';
import { serverPerTest } from './server-per-test.ts';
import { account, call, PASSWORD } from './writes.ts';

const { folder, start } = serverPerTest();

const MEGABYTE = 1024 * 1024;

test('uploads at the same time are not kept in memory (bad day: out of memory)', async ({
  skip,
}) => {
  const { url, child } = await start();
  const memory = async (): Promise<number> => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
  };
  if (Number.isNaN(await memory())) return skip('this system does not tell a process’s memory');
  const register = async (name: string) => {
    const person = account('candidate', `${name}@example.com`);
    return (await call<{ token: string }>(url, 'POST', '/api/auth/register', person)).token;
  };
  const tokens = await Promise.all(['ayse', 'burak', 'ceren', 'deniz'].map(register));
  const count = 48;
  const boundary = 'a-boundary';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n`;
  const zeros = new Uint8Array(MEGABYTE);
  let arrived = 0;
  const all = Promise.withResolvers<void>();
  async function* body() {
    yield new TextEncoder().encode(head);
    yield pdfBytes();
    for (let part = 0; part < 4; part += 1) yield zeros;
    arrived += 1;
    if (arrived === count) all.resolve();
    await all.promise;
    yield new TextEncoder().encode(`\r\n--${boundary}--\r\n`);
  }
  const before = await memory();
  let most = before;
  const watching = setInterval(async () => {
    most = Math.max(most, await memory());
  }, 10);
  const uploads = await Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const init = {
        method: 'POST',
        duplex: 'half',
        headers: {
          'X-Auth-Token': tokens[number % tokens.length] ?? '',
          'Content-Type': `multipart/form-data; boundary=${boundary}`,
        },
        body: Readable.toWeb(Readable.from(body())) as ReadableStream<Uint8Array>,
      };
      const response = await fetch(`${url}/api/uploads/resume`, init);
      return response.status;
    }),
  );
  expect(uploads).toEqual(Array(count).fill(201));
  clearInterval(watching);
  expect(most - before).toBeLessThan((count * 4 * MEGABYTE) / 2);
});

/** Makes a server use up its memory once it has answered a call of its settings. */
const GREEDY = [
  '--max-old-space-size=128',
  '--import',
  "data:text/javascript,import{subscribe}from'node:diagnostics_channel';const kept=[];subscribe('http.server.response.finish',({request})=>{if(request.url==='/api/settings')for(;;)kept.push({text:String(kept.length).repeat(50)})})",
];

test('a server that has used up its memory ends, and has all that it acknowledged when it is started again (bad day: out of memory)', async () => {
  const { child, said } = launch(folder(), {}, [
    ...SERVER.slice(0, -1),
    ...GREEDY,
    ...SERVER.slice(-1),
  ]);
  const ended = once(child, 'close');
  await expect.poll(said).toContain('"url":"http');
  const [, url = ''] = /"url":"(http:[^"]+)"/.exec(said()) ?? [];
  const emails = Array.from({ length: 4 }, (_, number) => `candidate-${number}@example.com`);
  for (const email of emails)
    await call(url, 'POST', '/api/auth/register', account('candidate', email));
  await fetch(`${url}/api/settings`).catch(() => {});
  await ended;
  expect(child.signalCode).toBe('SIGABRT');
  expect(said()).toContain('heap out of memory');
  expect(said()).not.toContain('candidate-');

  const again = await start();
  for (const email of emails)
    await call(again.url, 'POST', '/api/auth/login', { email, password: PASSWORD });
});

import { once } from 'node:events';
import { expect, test } from 'vitest';
import { SERVER } from '#scripts/setup/server-options.mjs';
import { launch } from '#tests/server-process.ts';
import { serverPerTest } from './server-per-test.ts';

const { folder } = serverPerTest();

/** Makes a server run `code` as soon as it has answered a call of its settings. */
const afterCall = (code: string): string[] => [
  '--import',
  `data:text/javascript,import{subscribe}from'node:diagnostics_channel';subscribe('http.server.response.finish',({request})=>{if(request.url==='/api/settings'){${code}}})`,
];

test.each([
  ['crashes', 'throw new Error("secret")', 1, /"event":"server\.crashed"\}\n$/],
  ['exits', 'process.exit(3)', 3, /"route":"\/api\/settings"[^\n]*\n$/],
])(
  'the lines of its last calls are in the log of a server that %s',
  async (_how, code, exitCode, last) => {
    const { child, said } = launch(folder(), {}, [...afterCall(code), ...SERVER]);
    const ended = once(child, 'close');
    await expect.poll(said, { timeout: 20_000 }).toContain('"url":"http');
    const [, url] = /"url":"(http:[^"]+)"/.exec(said()) ?? [];
    await fetch(`${url}/api/settings`).catch(() => {});
    await ended;
    expect(child.exitCode).toBe(exitCode);
    expect(said()).toMatch(/"route":"\/api\/settings"[^\n]*\n/);
    expect(said()).toMatch(last);
    expect(said()).not.toContain('secret');
  },
);

test('an error is written at once, with the lines before it, even by a process that is then killed', async () => {
  const program = `
    import { createLog, writerTo } from '#server/platform/log/log.ts';
    const log = await createLog({ level: 'info', format: 'json' }, writerTo(1).write);
    log('request', { status: 200 });
    log('request.failed', { status: 500 });
    process.kill(process.pid, 'SIGKILL');
  `;
  const { child, said } = launch(folder(), {}, ['--input-type=module', '-e', program]);
  await once(child, 'close');
  expect(said()).toMatch(/"status":200,"event":"request"\}\n.*"status":500.*\n$/);
});

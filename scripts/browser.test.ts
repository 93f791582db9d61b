// @vitest-environment node
import { execFile } from 'node:child_process';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inRoot, nodePath } from './setup/paths.mjs';
import { isRoot } from './system.ts';

const run = promisify(execFile);

/** A machine on which nothing but these programs is installed. */
let machine = '';
beforeEach(async () => {
  machine = await mkdtemp(join(tmpdir(), 'machine-'));
});
afterEach(() => rm(machine, { recursive: true, force: true }));

const put = (name: string, script = 'exit 0') =>
  writeFile(join(machine, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

/** The browser that the tests would take there. */
async function choose(): Promise<string> {
  const module = pathToFileURL(inRoot('scripts', 'browser.ts')).href;
  const code = `console.log('chosen ' + await (await import('${module}')).ensureBrowser())`;
  const { CHROMIUM_PATH: _, ...env } = process.env;
  const { stdout } = await run(nodePath, ['--input-type=module', '-e', code], {
    env: { ...env, PATH: machine },
  });
  return stdout.match(/^chosen .*\/(.+)$/m)?.[1] ?? stdout;
}

/** What `apt-get install` does where there is something to install from. */
const INSTALLS = `[ "$1" = update ] || { echo '#!/bin/sh' > "$0-shell"; /bin/chmod +x "$0-shell"; /bin/mv "$0-shell" "\${0%/*}/chromium-headless-shell"; }`;

describe('the browser of the tests', () => {
  test('is the headless shell, also beside a whole Chromium', async () => {
    for (const name of ['chromium', 'chromium-headless-shell']) await put(name);
    await put('apt-get', 'echo called > "$0-called"');
    expect(await choose()).toBe('chromium-headless-shell');
    await expect(access(join(machine, 'apt-get-called'))).rejects.toThrow();
  });

  test.runIf(isRoot())('is brought when a whole Chromium is there alone', async () => {
    await put('chromium');
    await put('apt-get', INSTALLS);
    expect(await choose()).toBe('chromium-headless-shell');
  });

  test.each([
    ['nothing can be installed from', 'echo "no network" >&2; exit 100'],
    ['it cannot be had', 'exit 0'],
  ])('is the whole one where %s', async (_, apt) => {
    await put('chromium');
    await put('apt-get', apt);
    expect(await choose()).toBe('chromium');
  });

  test('is one that starts', async () => {
    await put('chromium-headless-shell', 'exit 1');
    await put('chromium-browser', 'exit 1');
    await put('google-chrome');
    await put('apt-get', 'exit 100');
    expect(await choose()).toBe('google-chrome');
  });
});

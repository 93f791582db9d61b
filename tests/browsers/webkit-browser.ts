import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#scripts/system.ts';
import { type Browser, Cannot, type Driver, Gone, HEIGHT, type Key, WIDTH } from './driver.ts';
import { type Session, startSession } from './webdriver-session.ts';

/** Private characters of the protocol. */
const KEYS: Record<Key | '\n', string> = {
  '\n': '\uE007',
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  Backspace: '\uE003',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
};

/** The key under which the protocol names elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** Milliseconds before a script that wasn't answered is looked for. */
const ASK_MS = 2000;

/** Milliseconds in which an ended driver's last output arrives. */
const LAST_WORDS_MS = 100;

/** Without a graphics card, painting takes half the time if it doesn't go through an emulated one. */
const ENV = { TZ: 'UTC', WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' };

/** Lets the window be as narrow as a phone, in spite of its toolbar, and asks pages for reduced motion. */
const GTK = {
  'gtk.css': '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; }',
  'settings.ini': '[Settings]\ngtk-enable-animations=false\n',
};

/** Starts a screen without a monitor. */
async function startDisplay(program: string): Promise<{ name: string; child: ChildProcess }> {
  const screen = ['-screen', '0', `${WIDTH + 100}x${HEIGHT + 200}x24`, '-nolisten', 'tcp'];
  const child = spawn(program, ['-displayfd', '3', ...screen], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await Promise.race([
    once(child.stdio[3] as NodeJS.ReadableStream, 'data'),
    once(child, 'exit').then(() => Promise.reject(new Error('Xvfb has ended'))),
  ]);
  return { name: `:${String(number).trim()}`, child };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}

/** Acts by the protocol's commands. */
function driverOf({ send }: Session, close: () => Promise<void>): Driver {
  const pointer = (x: number, y: number) =>
    send<void>('POST', '/actions', {
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    });
  const keys = (values: string[]) =>
    send<void>('POST', '/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: values.flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });
  const execute = <Value>(how: 'sync' | 'async', script: string) =>
    send<Value>('POST', `/execute/${how}`, { script, args: [] });
  let lastScript = 0;
  const evaluate = async (expression: string) => {
    lastScript += 1;
    const script = lastScript;
    const reply = execute<{ value?: unknown; error?: string }>(
      'async',
      `const done = arguments[0]; window.lastScript = ${script};
      (async () => (${expression}))().then((value) => done({ value }), (e) => done({ error: String(e) }))`,
    );
    // The driver never answers a script whose page is replaced meanwhile, or which waits for a page to load when
    // another comes. So this asks whether the page has got it.
    const { promise: lost, reject } = Promise.withResolvers<never>();
    const ask = () =>
      execute<boolean>('sync', `return window.lastScript >= ${script}`).then((isThere) => {
        if (!isThere) reject(new Error('The page has not got the script.'));
      });
    const asking = setInterval(() => ask().catch(() => {}), ASK_MS);
    const { value, error } = await Promise.race([reply, lost]).finally(() => clearInterval(asking));
    if (error) throw new Error(error);
    return value;
  };
  return {
    goto: (url) => send('POST', '/url', { url }),
    // Later, since the page may be gone before it has answered.
    back: async () => void (await evaluate('void setTimeout(() => history.back())')),
    evaluate,
    click: pointer,
    tap: () => Promise.reject(new Cannot('WebKitGTK’s driver turns each touch into a mouse click')),
    type: (text) => keys([...text].map((one) => (one === '\n' ? KEYS[one] : one))),
    press: (key) => keys([KEYS[key]]),
    nextPart: 'ArrowRight',
    upload: async (selector, path) => {
      const found = { using: 'css selector', value: selector };
      const { [ELEMENT]: id } = await send<Record<string, string>>('POST', '/element', found);
      await send('POST', `/element/${id}/value`, { text: path });
    },
    resize: async (width, height) => {
      const toolbar = Number(await evaluate('outerHeight - innerHeight'));
      await send('POST', '/window/rect', { width, height: height + toolbar });
    },
    screenshot: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
    pdf: () => Promise.reject(new Cannot('WebKitGTK’s driver has no command for printing')),
    close,
  };
}

/**
 * Starts WebKitGTK’s own browser by its driver, which has one session: each page gets both anew. `home` takes their
 * files and downloads.
 */
export async function startWebKit(
  programs: { driver: string; display: string },
  home: string,
): Promise<Browser> {
  await mkdir(join(home, 'gtk-3.0'), { recursive: true });
  for (const [name, text] of Object.entries(GTK))
    await writeFile(join(home, 'gtk-3.0', name), text);
  const display = await startDisplay(programs.display);
  const log: string[] = [];
  const children: ChildProcess[] = [];
  let version = '';
  const open = async (): Promise<Driver> => {
    const port = await freePort();
    const { PATH = '' } = process.env;
    const child = spawn(programs.driver, [`--port=${port}`], {
      cwd: home,
      env: { ...ENV, PATH, DISPLAY: display.name, HOME: home, XDG_CONFIG_HOME: home },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    children.push(child);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => log.push(...text.split('\n')));
    let isClosed = false;
    const ended = once(child, 'exit').then(async ([code, signal]) => {
      await sleep(LAST_WORDS_MS);
      if (isClosed) throw new Gone('The page was closed.');
      throw new Gone(
        `WebKitWebDriver has ended (${signal ?? code}).\n${log.slice(-20).join('\n')}`,
      );
    });
    ended.catch(() => {});
    const session = await startSession(
      `http://127.0.0.1:${port}`,
      {
        // A question whether to leave would block everything after it.
        unhandledPromptBehavior: 'accept',
        'webkitgtk:browserOptions': {
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      },
      ended,
    );
    version = `WebKitGTK ${String(session.capabilities.browserVersion)}`;
    const driver = driverOf(session, async () => {
      isClosed = true;
      // The driver may crash at this while a command waits, as after a test's time limit: the test has failed by then.
      await session.send('DELETE', '').catch(() => {});
      await end(child);
    });
    // Waits until the first page is there, which measuring needs.
    await driver.goto('about:blank');
    await driver.resize(WIDTH, HEIGHT);
    return driver;
  };
  // Only a session tells the version.
  await (await open()).close();
  return {
    version,
    open,
    log: () => log,
    close: async () => {
      await Promise.all(children.map(end));
      await end(display.child);
    },
  };
}

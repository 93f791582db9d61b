import puppeteer, { type Browser as Launched } from 'puppeteer-core';
import { type Browser, type Driver, HEIGHT, WIDTH } from './driver.ts';

const PREFERENCES = {
  'intl.accept_languages': 'en-US',
  'ui.prefersReducedMotion': 1,
  'dom.w3c_touch_events.enabled': 1,
};
/** Makes a touch screen the main pointer, which the protocol can't. */
const TOUCH = { 'ui.primaryPointerCapabilities': 1, 'ui.allPointerCapabilities': 1 };

/** Starts the system's Firefox; `home` takes its files and downloads. */
export async function startFirefox(executablePath: string, home: string): Promise<Browser> {
  const launch = (preferences: Record<string, number>) =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath,
      env: { ...process.env, HOME: home, TZ: 'UTC' },
      extraPrefsFirefox: { ...PREFERENCES, ...preferences },
    });
  const browser = await launch({});
  let touched: Promise<Launched> | undefined;
  const log: string[] = [];
  const open = async ({ hasTouch }: { hasTouch: boolean }): Promise<Driver> => {
    if (hasTouch) touched ??= launch(TOUCH);
    const context = await ((await touched) ?? browser).createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width: WIDTH, height: HEIGHT });
    page.on('console', (message) => log.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => log.push(`error: ${String(error)}`));
    // A question whether to leave would block everything after it.
    page.on('dialog', (dialog) => void dialog.accept());
    return {
      goto: async (url) => void (await page.goto(url)),
      back: () => page.evaluate(() => history.back()),
      evaluate: (expression) => page.evaluate(expression),
      click: async (x, y) => {
        // In a tab behind another, fields for dates don't move on.
        await page.bringToFront();
        await page.mouse.click(x, y);
      },
      tap: (x, y) => page.touchscreen.tap(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      upload: async (selector, path) => {
        const input = await page.$(selector);
        await (input as Awaited<ReturnType<typeof page.$<'input'>>>)?.uploadFile(path);
      },
      resize: (width, height) => page.setViewport({ width, height }),
      screenshot: () => page.screenshot(),
      pdf: () => page.pdf(),
      close: () => context.close(),
    };
  };
  return {
    version: (await browser.version()).replace(/^firefox\//, 'Firefox '),
    open,
    log: () => log,
    close: async () => {
      await Promise.all([browser.close(), (await touched)?.close()]);
    },
  };
}

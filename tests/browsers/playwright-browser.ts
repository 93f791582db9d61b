import { chromium, firefox, webkit } from '@playwright/test';
import { browserArguments } from '#scripts/browser.ts';
import { type Browser, type Driver, HEIGHT, WIDTH } from './driver.ts';

const TYPES = { chromium, firefox, webkit };

/** Starts the system's Chromium, or Playwright's own build of another browser. */
export async function startPlaywright(name: keyof typeof TYPES): Promise<Browser> {
  const isChromium = name === 'chromium';
  const browser = await TYPES[name].launch(
    isChromium
      ? {
          executablePath: process.env.CHROMIUM_PATH,
          args: browserArguments,
          ignoreDefaultArgs: ['--disable-back-forward-cache'],
        }
      : {},
  );
  const log: string[] = [];
  const open = async ({ hasTouch }: { hasTouch: boolean }): Promise<Driver> => {
    const context = await browser.newContext({
      hasTouch,
      // Firefox has no such mode.
      ...(name !== 'firefox' && { isMobile: hasTouch }),
      locale: 'en-US',
      timezoneId: 'UTC',
      viewport: { width: WIDTH, height: HEIGHT },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.on('console', (message) => log.push(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => log.push(`error: ${error.stack}`));
    return {
      goto: async (url) => void (await page.goto(url)),
      // Later, since the page may be gone before it has answered.
      back: () => page.evaluate(() => void setTimeout(() => history.back())),
      evaluate: (expression) => page.evaluate(expression),
      click: (x, y) => page.mouse.click(x, y),
      tap: (x, y) => page.touchscreen.tap(x, y),
      type: (text) => page.keyboard.type(text),
      press: (key) => page.keyboard.press(key),
      ...(name === 'webkit' && { nextPart: 'ArrowRight' }),
      upload: (selector, path) => page.setInputFiles(selector, path),
      resize: (width, height) => page.setViewportSize({ width, height }),
      screenshot: () => page.screenshot(),
      pdf: () => page.pdf(),
      close: () => context.close(),
    };
  };
  return {
    version: `${name[0]?.toUpperCase()}${name.slice(1)} ${browser.version()}`,
    open,
    log: () => log,
    close: () => browser.close(),
  };
}

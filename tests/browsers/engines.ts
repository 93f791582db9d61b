import { type Engine, findFirefox, findWebKit, hasPlaywrightBuild } from '#scripts/engines.ts';
import { type Browser, Cannot } from './driver.ts';
import { startFirefox } from './firefox-browser.ts';
import { startPlaywright } from './playwright-browser.ts';
import { startWebKit } from './webkit-browser.ts';

/** Starts the browser: Playwright's own build if installed, otherwise the system's. `home` takes its files. */
export async function startBrowser(engine: Engine, home: string): Promise<Browser> {
  if (engine === 'chromium' || hasPlaywrightBuild(engine)) return startPlaywright(engine);
  if (engine === 'firefox') {
    const path = findFirefox();
    if (path) return startFirefox(path, home);
    throw new Cannot('Firefox is not installed (Debian: firefox-esr)');
  }
  const programs = findWebKit();
  if (programs) return startWebKit(programs, home);
  throw new Cannot('WebKitGTK is not installed (Debian: webkit2gtk-driver and xvfb)');
}

import { existsSync } from 'node:fs';
import { firefox, webkit } from '@playwright/test';
import { runQuietly } from './setup/child.mjs';
import { tell } from './setup/failure.mjs';
import { inRoot, toolEnv, toolPath } from './setup/paths.mjs';
import { findProgram, installPackages } from './system.ts';

/** The browsers that the journey runs in. */
export const ENGINES = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];
type OtherEngine = Exclude<Engine, 'chromium'>;

/** What each browser did in the last run. */
export const BROWSERS_TABLE = inRoot('test-results', 'browsers', 'table.md');

/** Debian's packages of each. */
const PACKAGES: Record<OtherEngine, string[]> = {
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb'],
};

/** Whether Playwright's own build is installed. */
export const hasPlaywrightBuild = (engine: OtherEngine): boolean =>
  existsSync({ firefox, webkit }[engine].executablePath());

export const findFirefox = (): string | undefined => findProgram(['firefox-esr', 'firefox']);

/** WebKitGTK's driver, which starts its own browser, and the screen that the browser needs. */
export const findWebKit = (): { driver: string; display: string } | undefined => {
  const [driver, display] = [findProgram(['WebKitWebDriver']), findProgram(['Xvfb'])];
  return driver && display ? { driver, display } : undefined;
};

const isMissing = (engine: OtherEngine): boolean =>
  !hasPlaywrightBuild(engine) && !(engine === 'firefox' ? findFirefox() : findWebKit());

const download = async (engine: OtherEngine) => {
  tell(`Downloading ${engine} (once)…`);
  await runQuietly('Playwright’s download', toolPath('playwright'), ['install', engine], toolEnv());
};

/**
 * Installs what is missing: Debian's packages if run as root, otherwise Playwright's own builds. What still is missing
 * is skipped by its tests, with a reason.
 */
export const ensureEngines = async (): Promise<void> => {
  for (const engine of ['firefox', 'webkit'] as const) {
    if (!isMissing(engine)) continue;
    try {
      if (!(await installPackages(PACKAGES[engine]))) await download(engine);
    } catch (error) {
      tell(error instanceof Error ? error.message : String(error));
    }
  }
};

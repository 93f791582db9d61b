import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findProgram, installPackages, isRoot } from './lookup.ts';
import { runQuietly } from './setup/child.mjs';
import { Failure, tell } from './setup/failure.mjs';
import { toolEnv, toolPath } from './setup/paths.mjs';

const NAMES = [
  // The lightest first: it has no windows to draw.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** How every browser of the tests is started: it talks to the app alone. Chromium's sandbox does not work for root. */
export const browserArguments: string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(isRoot() ? ['--no-sandbox'] : []),
];

/** Whether the program starts: on some systems `chromium-browser` is a note that says where to get one. */
const starts = async (path: string): Promise<boolean> => {
  try {
    await runQuietly('The browser', path, ['--version', ...browserArguments], process.env);
    return true;
  } catch {
    return false;
  }
};

const findBrowser = async (): Promise<string | undefined> => {
  const installed = NAMES.map((name) => findProgram([name]));
  for (const path of [...installed, chromium.executablePath()]) {
    if (path && existsSync(path) && (await starts(path))) return path;
  }
  return undefined;
};

/** Playwright's own download, the last resort: it needs the libraries of a browser to be there. */
const download = async (): Promise<void> => {
  tell('Downloading Chromium (once)…');
  await runQuietly(
    'Playwright’s download',
    toolPath('playwright'),
    ['install', 'chromium'],
    toolEnv(),
  );
};

/**
 * The path of a Chromium: `CHROMIUM_PATH`, else an installed one, else Debian's package (as root), else
 * Playwright's own download. Raises a Failure that says what to install when none of them works.
 */
export const ensureBrowser = async (): Promise<string> => {
  const named = process.env.CHROMIUM_PATH;
  if (named && (await starts(named))) return named;
  if (named) throw new Failure(`CHROMIUM_PATH names no browser that starts: ${named}`);
  const reasons: string[] = [];
  const ways = [
    async () => {},
    async () => void (await installPackages(['chromium-headless-shell', 'fonts-liberation'])),
    download,
  ];
  for (const prepare of ways) {
    try {
      await prepare();
      const path = await findBrowser();
      if (path) return path;
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Failure(
    `No browser: install Chromium, or set CHROMIUM_PATH to one.\n${reasons.join('\n')}`.trim(),
  );
};

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { runQuietly } from './setup/child.mjs';
import { Failure, tell } from './setup/failure.mjs';
import { toolEnv, toolPath } from './setup/paths.mjs';
import { findProgram, installPackages, isRoot } from './system.ts';

/** Chromium without windows: with the full browser the suites take nearly four times as long. */
export const SHELL = 'chromium-headless-shell';
const FULL_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Arguments of every test browser: no traffic except to the app. Chromium's sandbox does not work for root. */
export const browserArguments: string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(isRoot() ? ['--no-sandbox'] : []),
];

/** Renders identically on every machine: no font hinting, no subpixel colours. */
export const steadyDrawing: string[] = [
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

/** Whether the program starts: on some systems `chromium-browser` only prints where to get one. */
const starts = async (path: string): Promise<boolean> => {
  try {
    await runQuietly('The browser', path, ['--version', ...browserArguments], process.env);
    return true;
  } catch {
    return false;
  }
};

/** The version of the browser at this path, such as '156.0.8078.79'. */
export const versionOf = async (path: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(path, ['--version', ...browserArguments]);
  return /[\d.]{5,40}/.exec(stdout)?.[0] ?? stdout.trim();
};

/** The first path that exists and starts. */
const firstOf = async (paths: (string | undefined)[]): Promise<string | undefined> => {
  for (const path of paths) if (path && existsSync(path) && (await starts(path))) return path;
  return undefined;
};

const findShell = () => firstOf([findProgram([SHELL])]);
const findFullBrowser = () => firstOf(FULL_BROWSERS.map((name) => findProgram([name])));

const installShell = async () => {
  const isInstalled = await installPackages([SHELL, 'fonts-liberation']);
  return isInstalled ? findShell() : undefined;
};

/** Playwright's own download, the last resort: it requires a browser's libraries on the system. */
const download = async () => {
  tell('Downloading Chromium (once)…');
  await runQuietly(
    'Playwright’s download',
    toolPath('playwright'),
    ['install', 'chromium'],
    toolEnv(),
  );
  return firstOf([chromium.executablePath()]);
};

/**
 * The path of a Chromium: `CHROMIUM_PATH`, else Debian's headless shell (installed now if run as root), else an
 * installed full browser, else Playwright's own download. Throws a Failure that says what to install if none works.
 */
export const ensureBrowser = async (): Promise<string> => {
  const named = process.env.CHROMIUM_PATH;
  if (named && (await starts(named))) return named;
  if (named) throw new Failure(`CHROMIUM_PATH names no browser that starts: ${named}`);
  const reasons: string[] = [];
  for (const way of [findShell, installShell, findFullBrowser, download]) {
    try {
      const path = await way();
      if (path) return path;
    } catch (error) {
      reasons.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new Failure(
    `No browser: install Chromium, or set CHROMIUM_PATH to one.\n${reasons.join('\n')}`.trim(),
  );
};

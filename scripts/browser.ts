import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { runQuietly } from './setup/child.mjs';
import { Failure, tell } from './setup/failure.mjs';
import { toolEnv, toolPath } from './setup/paths.mjs';
import { findProgram, installPackages, isRoot } from './system.ts';

/** Chromium without windows to draw: with a whole one the suites take nearly four times as long. */
const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** How every browser of the tests is started: it talks to the app alone. Chromium's sandbox does not work for root. */
export const browserArguments: string[] = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(isRoot() ? ['--no-sandbox'] : []),
];

/** How a browser draws the same on each machine: letters without hints of the system, in shades of one colour. */
export const steadyDrawing: string[] = [
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
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

/** The version of the browser at this path, as in '156.0.8078.79'. */
export const versionOf = async (path: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(path, ['--version', ...browserArguments]);
  return /[\d.]{5,40}/.exec(stdout)?.[0] ?? stdout.trim();
};

/** The first of these that is there and starts. */
const firstOf = async (paths: (string | undefined)[]): Promise<string | undefined> => {
  for (const path of paths) if (path && existsSync(path) && (await starts(path))) return path;
  return undefined;
};

const findShell = () => firstOf([findProgram([SHELL])]);
const findWhole = () => firstOf(WHOLE.map((name) => findProgram([name])));

const installShell = async () => {
  const isInstalled = await installPackages([SHELL, 'fonts-liberation']);
  return isInstalled ? findShell() : undefined;
};

/** Playwright's own download, the last resort: it needs the libraries of a browser to be there. */
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
 * The path of a Chromium: `CHROMIUM_PATH`, else Debian's headless shell, installed now where that can be (as
 * root), else a whole one that is installed, else Playwright's own download. Raises a Failure that says what to install when none of them works.
 */
export const ensureBrowser = async (): Promise<string> => {
  const named = process.env.CHROMIUM_PATH;
  if (named && (await starts(named))) return named;
  if (named) throw new Failure(`CHROMIUM_PATH names no browser that starts: ${named}`);
  const reasons: string[] = [];
  for (const way of [findShell, installShell, findWhole, download]) {
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

import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/** A script of package.json, with the words after its module. */
const SCRIPT = /^(?:exec )?node (scripts\/[\w-]+\.mjs)((?: [\w-]+)*)$/;
/** What such a module starts of the server. */
const STARTED = /inRoot\('server', '(?!main\.)([\w-]+)\.ts'\)/;

/**
 * The server's commands for operators by name: each script of package.json whose module in `scripts` starts one of the
 * server's. They are built and are part of a release. Gives the module's name in `server` and its first arguments.
 * @returns {Record<string, string[]>}
 */
export const serverCommands = () => {
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  /** @type {Record<string, string[]>} */
  const commands = {};
  for (const [name, line] of Object.entries(scripts)) {
    const [, path, words = ''] = SCRIPT.exec(line) ?? [];
    const [, module] = (path && STARTED.exec(readFileSync(inRoot(path), 'utf8'))) || [];
    if (module) commands[name] = [module, ...words.split(' ').filter(Boolean)];
  }
  return commands;
};

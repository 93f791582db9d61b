import { readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/** What `npm run NAME` starts of the server, such as `inRoot('server', 'admin.ts'), 'mail'`. */
const STARTED = /inRoot\('server', '(?!main\.)([\w-]+)\.ts'\)((?:, '[\w-]+')*)/;

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
    const [, path] = /^(?:exec )?node (scripts\/[\w-]+\.mjs)$/.exec(line) ?? [];
    const [, module, words = ''] = (path && STARTED.exec(readFileSync(inRoot(path), 'utf8'))) || [];
    if (module) commands[name] = [module, ...(words.match(/[\w-]+/g) ?? [])];
  }
  return commands;
};

import { existsSync, readFileSync } from 'node:fs';
import { inRoot } from './paths.mjs';

/**
 * The server's commands for operators: every script of package.json that has its module in `server`, such as `admin`
 * (`server/admin.ts`). They are built and are part of a release. The server itself is `server/main.ts`.
 * @returns {string[]}
 */
export const serverCommands = () => {
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  return Object.keys(scripts).filter(
    (name) => name !== 'start' && existsSync(inRoot('server', `${name}.ts`)),
  );
};

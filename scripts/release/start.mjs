import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * A release's one program: `node meydan.mjs` starts the server, `node meydan.mjs admin list` runs a command. Older
 * Nodes can read this file, so that they say what is missing.
 */

const OLDEST_NODE = 24;

const folder = dirname(fileURLToPath(import.meta.url));

/** @param {string} text @returns {never} */
const fail = (text) => {
  console.error(text);
  process.exit(1);
};

/** @returns {{ server: string[], env: Record<string, string>, commands: Record<string, string[]> }} */
const readOptions = () => JSON.parse(readFileSync(join(folder, 'start.json'), 'utf8'));

if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE)
  fail(`Meydan needs Node ${OLDEST_NODE} or newer, and this is Node ${process.versions.node}.`);
const replaceProcess = process.execve?.bind(process);
if (!replaceProcess) fail('Meydan’s releases run on Linux. Elsewhere, run a clone with npm start.');

const { server, env, commands } = readOptions();
const [command, ...args] = process.argv.slice(2);
const known =
  command === undefined ? ['main'] : Object.hasOwn(commands, command) && commands[command];
if (!known)
  fail(
    `There is no command ${command}. Without one, the server starts; the others are: ${Object.keys(commands).join(', ')}.`,
  );
const [name, ...words] = known || [];
const program = join(folder, 'dist-server', `${name}.js`);
if (!existsSync(program)) fail(`${program} is missing: unpack the whole archive again.`);

// `execve` takes the place of this process, so signals reach the server itself; Node calls it experimental.
process.removeAllListeners('warning');
replaceProcess?.(
  process.execPath,
  [process.execPath, ...(command ? ['--enable-source-maps'] : server), program, ...words, ...args],
  command ? process.env : { ...env, ...process.env },
);

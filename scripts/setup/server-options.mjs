import { pathToFileURL } from 'node:url';
import { inRoot } from './paths.mjs';

/**
 * Node's options for the server: they come after those of NODE_OPTIONS, so these count. Without them V8 takes a
 * young generation of 128 MB under load, which it keeps, and lets the old one grow to four times what is in use
 * before it collects. The server needs some 50 MB of 1,024.
 */
export const SERVER_OPTIONS = [
  '--max-semi-space-size=8',
  '--initial-old-space-size=48',
  '--max-old-space-size=1024',
  '--import',
  pathToFileURL(inRoot('scripts', 'setup', 'lean-loading.mjs')).href,
];

/** The server's environment: else each of its threads keeps what glibc once took for it. */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2' };

import { inRoot } from './paths.mjs';

/**
 * The built server, with Node's options for it: they come after those of NODE_OPTIONS, so these count. Without
 * them V8 takes a young generation of 128 MB under load, which it keeps, and lets the old one grow to four times
 * what is in use before it collects. The server needs some 40 MB of 1,024. With source maps, stacks in the log name the sources.
 */
export const SERVER = [
  '--max-semi-space-size=8',
  '--initial-old-space-size=48',
  '--max-old-space-size=1024',
  '--enable-source-maps',
  inRoot('dist-server', 'main.js'),
];

/** The server's environment: else each of its threads keeps what glibc once took for it. */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2' };

import { inRoot } from './paths.mjs';

/**
 * Node's options for the server, which override those in NODE_OPTIONS. By default V8 grows the young
 * generation to 128 MB under load and keeps it, and lets the old one grow to four times its live size before
 * collecting. The server needs some 40 MB of 1,024. Source maps make stacks in the log name the sources.
 */
export const SERVER_OPTIONS = [
  '--max-semi-space-size=8',
  '--initial-old-space-size=48',
  '--max-old-space-size=1024',
  '--enable-source-maps',
];

/** The built server with its options. */
export const SERVER = [...SERVER_OPTIONS, inRoot('dist-server', 'main.js')];

/**
 * Limits glibc's memory pools; otherwise each server thread keeps memory that glibc once reserved for it. Blocks of
 * 128 KB and more, such as the compiler's and those of replies, go back to the system as soon as they are free; glibc
 * would raise that limit up to 32 MB by itself.
 */
export const SERVER_ENV = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/*
 * Never loaded. The type check fails if one of these names exists here, because a line marked as an error must be one.
 * This keeps the browser's project free of Node's globals, whatever types a package brings.
 */

// @ts-expect-error
export type Process = typeof process;
// @ts-expect-error
export type Bytes = Buffer;
// @ts-expect-error
export type { Stats } from 'node:fs';

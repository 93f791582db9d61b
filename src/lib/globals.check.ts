/*
 * Never loaded. The type check fails if one of these names exists here: a line marked as an error has
 * to be one. So the browser's project cannot come to know Node's globals, whatever a package's types bring.
 */

// @ts-expect-error
export type Process = typeof process;
// @ts-expect-error
export type Bytes = Buffer;
// @ts-expect-error
export type { Stats } from 'node:fs';

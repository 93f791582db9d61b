/*
 * Never loaded. The type check fails if one of these names exists here: a line marked as an error has
 * to be one. So the contract's project knows the globals of neither side, whatever a package's types bring.
 */

// @ts-expect-error
export type Window = typeof window;
// @ts-expect-error
export type Document = typeof document;
// @ts-expect-error
export type Process = typeof process;
// @ts-expect-error
export type Bytes = Buffer;

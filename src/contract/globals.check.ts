/*
 * Never loaded. The type check fails if one of these names exists here, because a line marked as an error must be one.
 * This keeps the contract free of browser and Node globals, whatever types a package brings.
 */

// @ts-expect-error
export type Window = typeof window;
// @ts-expect-error
export type Document = typeof document;
// @ts-expect-error
export type Process = typeof process;
// @ts-expect-error
export type Bytes = Buffer;

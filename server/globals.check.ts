/*
 * Never loaded. The type check fails if one of these names exists here: a line marked as an error has
 * to be one. So the server's project cannot come to know a browser's globals, whatever a package's types bring.
 */

// @ts-expect-error
export type Window = typeof window;
// @ts-expect-error
export type Document = typeof document;
// React's types name it too, as a type without members.
// @ts-expect-error
export type Element = typeof HTMLElement;

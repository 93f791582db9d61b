/*
 * Never loaded. Keeps browser globals out of the server's types: if a package's types define one of these names, the
 * expected error does not occur and the type check fails.
 */

// @ts-expect-error
export type Window = typeof window;
// @ts-expect-error
export type Document = typeof document;
// React's types name it too, as a type without members.
// @ts-expect-error
export type Element = typeof HTMLElement;

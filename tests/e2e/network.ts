import type { BrowserContext, Request as BrowserRequest, Route } from '@playwright/test';
import type { Backend } from '../backend.ts';
import { type CallPattern, fits } from '../call-pattern.ts';

/** A call that the app has made. */
export type Call = {
  method: string;
  path: string;
  search: Record<string, string>;
  headers: Record<string, string>;
  /** The body, read as JSON; undefined when there is none or it is no JSON. */
  json: unknown;
};

const readJson = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
};

const toCall = (request: BrowserRequest): Call => {
  const url = new URL(request.url());
  return {
    method: request.method(),
    path: url.pathname,
    search: Object.fromEntries(url.searchParams),
    headers: request.headers(),
    json: readJson(request.postData()),
  };
};

const toRequest = async (request: BrowserRequest): Promise<Request> => {
  const body = request.postDataBuffer();
  return new Request(request.url(), {
    method: request.method(),
    headers: await request.allHeaders(),
    body: body ? new Uint8Array(body) : null,
  });
};

/** Answers every call of a browser's pages from `backend`, and keeps what was called. */
export function createNetwork(backend: Backend) {
  const made: Call[] = [];
  let gates: { pattern: CallPattern; opened: Promise<void>; open: () => void }[] = [];

  const answer = async (route: Route): Promise<void> => {
    const call = toCall(route.request());
    made.push(call);
    // The request is read at once: while it is held, its page may go away.
    const request = await toRequest(route.request());
    await gates.find(({ pattern }) => fits(pattern, call))?.opened;
    const response = await backend.fetch(request).catch(() => null);
    if (!response) return route.abort('failed');
    return route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  };

  return {
    attach: (context: BrowserContext) =>
      // A page that has gone away waits for no answer.
      context.route('**/api/**', (route) => answer(route).catch(() => undefined)),
    /** Every call, 'METHOD /path', oldest first. */
    all: (): string[] => made.map(({ method, path }) => `${method} ${path}`),
    /** The calls that fit a pattern, oldest first. */
    made: (pattern: CallPattern): Call[] => made.filter((call) => fits(pattern, call)),
    /** Keeps the answers to a call back until the function that this gives is called. */
    hold: (pattern: CallPattern): (() => void) => {
      const { promise: opened, resolve: open } = Promise.withResolvers<void>();
      const gate = { pattern, opened, open };
      gates.push(gate);
      return () => {
        gates = gates.filter((other) => other !== gate);
        open();
      };
    },
    /** Whether the answer to this request is kept back. */
    isHeld: (request: BrowserRequest): boolean =>
      gates.some(({ pattern }) => fits(pattern, toCall(request))),
    /** Lets every answer go that is still held. */
    releaseAll: (): void => {
      for (const { open } of gates) open();
      gates = [];
    },
  };
}
export type Network = ReturnType<typeof createNetwork>;

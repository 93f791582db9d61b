import type { Request as BrowserRequest } from '@playwright/test';
import type { Backend } from '#tests/backend.ts';
import { type CallPattern, fits } from '#tests/call-pattern.ts';
import { serveApp } from './app-server.ts';

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

const toCall = async (request: Request): Promise<Call> => {
  const url = new URL(request.url);
  return {
    method: request.method,
    path: url.pathname,
    search: Object.fromEntries(url.searchParams),
    headers: Object.fromEntries(request.headers),
    json: readJson(await request.text()),
  };
};

/** Serves the app, answers every call of its pages, wherever they are rendered, from `backend`, and keeps what was called. */
export async function createNetwork(backend: Backend) {
  const made: Call[] = [];
  let answerBrowser = backend.fetch;
  let gates: { pattern: CallPattern; opened: Promise<void>; open: () => void }[] = [];

  const answer = async (request: Request, isOfBrowser: boolean) => {
    const body = request.body && (await request.arrayBuffer());
    const whole = new Request(request.url, {
      method: request.method,
      headers: request.headers,
      body,
    });
    const call = await toCall(whole.clone());
    made.push(call);
    if (!isOfBrowser) return backend.fetch(whole).catch(() => null);
    await gates.find(({ pattern }) => fits(pattern, call))?.opened;
    return answerBrowser(whole).catch(() => null);
  };
  const server = await serveApp(backend, {
    toBrowser: (request) => answer(request, true),
    // What holds a page up before it is rendered, no browser sees.
    toRenderer: (request) => answer(request, false),
  });

  return {
    /** The app's address. */
    url: server.url,
    close: server.close,
    replaceScript: server.replaceScript,
    /** Has another server than the backend answer the calls of the browser. */
    answerWith: (other: typeof backend.fetch): void => {
      answerBrowser = other;
    },
    /** Every call, 'METHOD /path', oldest first. */
    all: (): string[] => made.map(({ method, path }) => `${method} ${path}`),
    /** The calls that fit a pattern, oldest first. */
    made: (pattern: CallPattern): Call[] => made.filter((call) => fits(pattern, call)),
    /** Keeps the answers to a call of the browser's back until the function that this gives is called. */
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
      gates.some(({ pattern }) =>
        fits(pattern, { method: request.method(), path: new URL(request.url()).pathname }),
      ),
    /** Lets every answer go that is still held. */
    releaseAll: (): void => {
      for (const { open } of gates) open();
      gates = [];
    },
  };
}
export type Network = Awaited<ReturnType<typeof createNetwork>>;

import type { Request as BrowserRequest } from '@playwright/test';
import type { Backend } from '#tests/backend.ts';
import { type CallPattern, fits } from '#tests/call-pattern.ts';
import { serveApp } from './app-server.ts';

/** An API call made by the app. */
export type Call = {
  method: string;
  path: string;
  search: Record<string, string>;
  headers: Record<string, string>;
  /** The parsed JSON body; undefined when there is none or it isn't JSON. */
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

/** Serves the app, answers all of its calls from `backend`, and records the calls. */
export async function createNetwork(backend: Backend) {
  const made: Call[] = [];
  let answerBrowser = backend.fetch;
  let gates: { pattern: CallPattern; opened: Promise<void>; open: () => void }[] = [];

  const answer = async (request: Request, isFromBrowser: boolean) => {
    const body = request.body && (await request.arrayBuffer());
    const whole = new Request(request.url, {
      method: request.method,
      headers: request.headers,
      body,
    });
    const call = await toCall(whole.clone());
    made.push(call);
    if (!isFromBrowser) return backend.fetch(whole).catch(() => null);
    await gates.find(({ pattern }) => fits(pattern, call))?.opened;
    return answerBrowser(whole).catch(() => null);
  };
  const server = await serveApp(backend, {
    toBrowser: (request) => answer(request, true),
    // Calls made during rendering are never held: no browser would see that.
    toRenderer: (request) => answer(request, false),
  });

  return {
    /** The app's address. */
    url: server.url,
    close: server.close,
    replaceScript: server.replaceScript,
    /** Has `other` answer the browser's calls instead of the backend. */
    answerWith: (other: typeof backend.fetch): void => {
      answerBrowser = other;
    },
    /** Every call, 'METHOD /path', oldest first. */
    all: (): string[] => made.map(({ method, path }) => `${method} ${path}`),
    /** The calls that match a pattern, oldest first. */
    made: (pattern: CallPattern): Call[] => made.filter((call) => fits(pattern, call)),
    /** Delays the answers to matching calls of the browser until the returned function is called. */
    hold: (pattern: CallPattern): (() => void) => {
      const { promise: opened, resolve: open } = Promise.withResolvers<void>();
      const gate = { pattern, opened, open };
      gates.push(gate);
      return () => {
        gates = gates.filter((other) => other !== gate);
        open();
      };
    },
    /** Whether `hold` is delaying the answer to this request. */
    isOnHold: (request: BrowserRequest): boolean =>
      gates.some(({ pattern }) =>
        fits(pattern, { method: request.method(), path: new URL(request.url()).pathname }),
      ),
    /** Releases every answer that is still on hold. */
    releaseAll: (): void => {
      for (const { open } of gates) open();
      gates = [];
    },
  };
}
export type Network = Awaited<ReturnType<typeof createNetwork>>;

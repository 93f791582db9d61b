import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Endpoint, fillPath, successStatus } from '#src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts';
import { IDEMPOTENCY_HEADER } from '#src/contract/limits.ts';
import type { Recorder } from './recorder.ts';

const TIMEOUT_MS = 30_000;

type Parts = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  json?: object;
  form?: FormData;
};

/** Someone at an address of their own, who calls one of the instances and thinks in between. */
export type Person = {
  /** Of their session; '' for a visitor. */
  token: string;
  /** Whether the run is over. */
  readonly isDone: boolean;
  /** Thinks for about so many seconds, as often less as more; not beyond the end. */
  think: (seconds: number) => Promise<void>;
  /** Makes a call of the contract; any status but its own is an error. Returns its reply, if it is JSON. */
  call: (name: EndpointName, parts?: Parts) => Promise<unknown>;
  /** Opens a page as a browser does; `name` stands for all pages of its kind. */
  open: (path: string, name?: string) => Promise<void>;
};

type Given = { url: string; number: number; recorder: Recorder; end: AbortSignal };

/** Addresses that are set aside for measuring (RFC 2544). */
const addressOf = (number: number): string =>
  `198.18.${Math.floor(number / 250)}.${1 + (number % 250)}`;

/** The `number`-th person, at the instance with this URL. */
export const createPerson = ({ url, number, recorder, end }: Given): Person => {
  const common = { 'X-Forwarded-For': addressOf(number), 'Accept-Language': 'en' };

  const request = async (
    name: string,
    path: string,
    { expected, ...init }: RequestInit & { expected: number },
  ): Promise<string> => {
    const start = performance.now();
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(url + path, { ...init, signal });
      const text = await response.text();
      const isExpected = response.status === expected;
      recorder.add(
        name,
        start,
        isExpected ? undefined : `${response.status} ${text.slice(0, 100)}`,
      );
      return isExpected ? text : '';
    } catch (error) {
      recorder.add(name, start, String(error));
      return '';
    }
  };

  return {
    token: '',
    get isDone() {
      return end.aborted;
    },
    think: async (seconds) => {
      const ms = seconds * 1000 * (0.5 + Math.random());
      await sleep(ms, undefined, { signal: end }).catch(() => undefined);
    },
    async call(name, { params = {}, query, json, form } = {}) {
      const endpoint: Endpoint = endpoints[name];
      const search = query ? `?${new URLSearchParams(query)}` : '';
      const text = await request(name, fillPath(endpoint.path, params) + search, {
        expected: successStatus(endpoint),
        method: endpoint.method,
        headers: {
          ...common,
          ...(this.token && { 'x-auth-token': this.token }),
          ...(json && { 'Content-Type': 'application/json' }),
          ...(endpoint.isRepeatable && { [IDEMPOTENCY_HEADER]: randomUUID() }),
        },
        body: json ? JSON.stringify(json) : (form ?? null),
      });
      return typeof endpoint.reply === 'object' && text !== ''
        ? (JSON.parse(text) as unknown)
        : undefined;
    },
    open: async (path, name = path) => {
      const headers = { ...common, Accept: 'text/html' };
      await request(`page ${name}`, path, { expected: 200, headers });
    },
  };
};

import { setTimeout as sleep } from 'node:timers/promises';
import { Gone } from './driver.ts';

/** A session of the WebDriver protocol (W3C): sends its commands, with paths inside the session. */
export type Session = {
  capabilities: Record<string, unknown>;
  send: <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<Value>;
};

type Failed = { error?: string; message?: string };

/** Milliseconds after which a command counts as lost: more than any takes on a busy machine. */
const COMMAND_MS = 60_000;

const call = async (url: string, method: string, body?: unknown) => {
  const signal = AbortSignal.timeout(COMMAND_MS);
  const response = await fetch(url, { method, body: body ? JSON.stringify(body) : null, signal });
  return { isOk: response.ok, value: ((await response.json()) as { value: unknown }).value };
};

/** Starts a session once the driver at `url` is ready. `ended` is rejected with the reason when the driver ends. */
export async function startSession(
  url: string,
  alwaysMatch: object,
  ended: Promise<never>,
): Promise<Session> {
  const isReady = () =>
    call(`${url}/status`, 'GET').then(
      ({ value }) => (value as { ready: boolean }).ready,
      () => false,
    );
  while (!(await Promise.race([isReady(), ended]))) await sleep(20);
  const request = async <Value>(method: string, path: string, body?: unknown): Promise<Value> => {
    const reply = call(url + path, method, body).catch(async (error: unknown) => {
      // A driver that ends closes its connections first.
      await Promise.race([ended, sleep(500)]);
      throw new Error(`${method} ${path}: ${String(error)}`, { cause: error });
    });
    const { isOk, value } = await Promise.race([reply, ended]);
    if (isOk) return value as Value;
    const { error, message } = value as Failed;
    const text = `${method} ${path}: ${error}: ${message}`;
    throw error === 'invalid session id' ? new Gone(text) : new Error(text);
  };
  const { sessionId, capabilities } = await request<{
    sessionId: string;
    capabilities: Record<string, unknown>;
  }>('POST', '/session', { capabilities: { alwaysMatch } });
  return {
    capabilities,
    send: (method, path, body) => request(method, `/session/${sessionId}${path}`, body),
  };
}

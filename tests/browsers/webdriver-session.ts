import { setTimeout as sleep } from 'node:timers/promises';

/** A session of the WebDriver protocol (W3C): sends its commands, with paths inside the session. */
export type Session = {
  capabilities: Record<string, unknown>;
  send: <Value>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<Value>;
};

async function request<Value>(url: string, method: string, body?: unknown): Promise<Value> {
  const response = await fetch(url, { method, body: body ? JSON.stringify(body) : null });
  const { value } = (await response.json()) as { value: Value & { message?: string } };
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${value.message}`);
  return value;
}

/** Starts a session once the driver at `url` is ready. */
export async function startSession(url: string, alwaysMatch: object): Promise<Session> {
  const isReady = () =>
    request<{ ready: boolean }>(`${url}/status`, 'GET').then(
      ({ ready }) => ready,
      () => false,
    );
  while (!(await isReady())) await sleep(20);
  const { sessionId, capabilities } = await request<{
    sessionId: string;
    capabilities: Record<string, unknown>;
  }>(`${url}/session`, 'POST', { capabilities: { alwaysMatch } });
  return {
    capabilities,
    send: (method, path, body) => request(`${url}/session/${sessionId}${path}`, method, body),
  };
}

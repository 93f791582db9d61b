import { Agent, type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

/** A request: path with query string, the caller's token and the body; GET by default. */
export type Question = {
  path: string;
  token?: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: object;
};

/** An answer: milliseconds until its end, its status, and its JSON (undefined if empty). */
type Answer = { ms: number; status: number; json: unknown };

export type Client = { ask: (question: Question) => Promise<Answer>; close: () => void };

const bodyOf = (parts: Buffer[], { headers }: IncomingMessage): unknown => {
  const bytes = Buffer.concat(parts);
  const text = headers['content-encoding'] === 'br' ? brotliDecompressSync(bytes) : bytes;
  return text.length === 0 ? undefined : JSON.parse(text.toString());
};

/** Calls the server at `url` over at most `connections` keep-alive connections, with compression as in browsers. */
export const createClient = (url: string, connections: number): Client => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = ({ path, token, method = 'GET', body }: Question) =>
    new Promise<Answer>((resolve, reject) => {
      const headers = {
        'Accept-Encoding': 'br',
        ...(token && { 'x-auth-token': token }),
        ...(body && { 'Content-Type': 'application/json' }),
      };
      const start = performance.now();
      const sent = request(url + path, { agent, method, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.once('error', reject);
        response.once('end', () => {
          const ms = performance.now() - start;
          const status = response.statusCode ?? 0;
          resolve({ ms, status, json: bodyOf(parts, response) });
        });
      });
      sent.once('error', reject);
      sent.end(body && JSON.stringify(body));
    });
  return { ask, close: () => agent.destroy() };
};

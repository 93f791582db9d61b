import { afterEach, beforeEach, vi } from 'vitest';
import { dismissAlert, readAlerts } from '#src/lib/alerts.ts';
import { saveToken } from '#src/lib/token.ts';

/** Where the API is; a test sets it as `VITE_API_URL`, since an address needs a host outside of a browser. */
const API = 'https://api.example';

/** A call that the app sent: `GET /api/jobs?page=2`, its JSON body, and the language that it asks for. */
type SentCall = { call: string; body: unknown; language: string | null };

/**
 * Answers the app's calls in each test of a file, as somebody who is signed in makes them: `sent` has those of the
 * test, and `answer` is what all get, at first an empty object.
 */
export const recordCalls = () => {
  const calls = {
    sent: [] as SentCall[],
    answer: (_request: Request): Response | Promise<Response> => Response.json({}),
  };
  beforeEach(() => {
    calls.sent = [];
    calls.answer = () => Response.json({});
    saveToken('a.b.c');
    vi.stubGlobal('fetch', async (request: Request) => {
      const text = await request.clone().text();
      calls.sent.push({
        call: `${request.method} ${request.url.slice(API.length)}`,
        body: text ? JSON.parse(text) : undefined,
        language: request.headers.get('accept-language'),
      });
      return calls.answer(request);
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    for (const { id } of readAlerts()) dismissAlert(id);
  });
  return calls;
};

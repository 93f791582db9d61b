import { randomUUID } from 'node:crypto';
import { parse as parseCookies } from 'hono/utils/cookie';
import { listen } from '#tests/e2e/app-server.ts';
import { type BootData, FRESH, MOCK_PATHS } from './boot-data.ts';
import { buildBundles } from './bundles.ts';
import type { Recorder } from './recorder/recorder.ts';
import type { Recorded } from './recorder/steps.ts';
import { openSession, type Session } from './session.ts';
import { readState, startState, withoutState, withState } from './state.ts';

/** Browsers at a time; each has a database of its own. The one that was quiet for longest makes room. */
const SESSIONS_MAX = 6;

const COOKIE = 'mock-session';

const script = (code: string) =>
  new Response(code, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-store' },
  });

/** Code in which the data is a global; `<` could end a script in older browsers. */
const asGlobal = (data: BootData): string =>
  `globalThis.__mock = ${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)};\n`;

const asksForPage = ({ method, headers }: Request): boolean =>
  method === 'GET' && (headers.get('accept') ?? '').includes('text/html');

/** The page with the mock's scripts; the first runs before anything of the app. */
async function withScripts(page: Response): Promise<Response> {
  if (!(page.headers.get('content-type') ?? '').startsWith('text/html')) return page;
  const html = await page.text();
  const headers = new Headers(page.headers);
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
  headers.set('Cache-Control', 'no-store');
  const tags = `<script src="${MOCK_PATHS.boot}"></script><script type="module" src="${MOCK_PATHS.panel}"></script>`;
  return new Response(html.replace('<head>', `<head>${tags}`), { status: page.status, headers });
}

/**
 * Serves the built app on mocked backends, with the panel. Each browser has a backend of its own, in the state that
 * the address names.
 */
export async function serveMock({
  port,
  recorder,
}: {
  port: number;
  recorder?: Recorder | undefined;
}) {
  const bundles = await buildBundles();
  const sessions = new Map<string, Promise<Session>>();

  const makeRoom = async () => {
    const [oldest] = sessions;
    if (sessions.size < SESSIONS_MAX || !oldest) return;
    sessions.delete(oldest[0]);
    await (await oldest[1]).close();
  };
  const find = async (request: Request) => {
    const id = parseCookies(request.headers.get('cookie') ?? '', COOKIE)[COOKIE] ?? '';
    const opened = sessions.get(id);
    if (!opened) return undefined;
    // The order of the map is that of their latest request.
    sessions.delete(id);
    sessions.set(id, opened);
    return { id, session: await opened };
  };

  /** The session of the browser, in the state of the address. */
  const enter = async (request: Request) => {
    const url = new URL(request.url);
    const wanted = readState(url.search);
    const found = await find(request);
    if (!found) {
      await makeRoom();
      const id = randomUUID();
      const opened = openSession(wanted ?? startState());
      sessions.set(id, opened);
      opened.catch(() => sessions.delete(id));
      return { id, session: await opened };
    }
    const isFresh = url.searchParams.has(FRESH);
    if (wanted && (isFresh || withState('', wanted) !== withState('', found.session.state())))
      await found.session.change(wanted, isFresh);
    return found;
  };

  const answerPage = async (request: Request): Promise<Response | null> => {
    const { id, session } = await enter(request);
    const url = new URL(request.url);
    const cookie = `${COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax`;
    if (url.searchParams.has(FRESH)) {
      const Location = url.pathname + withState(url.search, session.state());
      return new Response(null, { status: 302, headers: { Location, 'Set-Cookie': cookie } });
    }
    await session.catchUp();
    url.search = withoutState(url.search);
    const headers = new Headers(request.headers);
    for (const name of ['accept-encoding', 'if-none-match']) headers.delete(name);
    const page = await session.answer(new Request(url, { headers }));
    if (!page) return null;
    if (recorder?.follows(id)) recorder.noteStatus(page.status);
    const response = await withScripts(page);
    response.headers.append('Set-Cookie', cookie);
    return response;
  };

  const answerPanel = async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    if (pathname === MOCK_PATHS.panel) return script(bundles.panel);
    const found = await find(request);
    if (!found) return new Response(null, { status: 404 });
    const { id, session } = found;
    if (pathname === MOCK_PATHS.boot) {
      const { changes, ...data } = session.boot();
      const isRecording = recorder?.follows(id) ?? false;
      return script(asGlobal({ ...data, mark: `${id} ${changes}`, isRecording }) + bundles.boot);
    }
    if (pathname === MOCK_PATHS.calls) return Response.json(session.calls());
    if (pathname === MOCK_PATHS.steps)
      recorder?.add((await request.json()) as Recorded, session.state());
    const wanted = readState(search);
    if (wanted && pathname === MOCK_PATHS.state) await session.change(wanted);
    if (wanted && pathname === MOCK_PATHS.role) session.noteRole(wanted.role);
    return new Response(null, { status: 204 });
  };

  const server = await listen(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/__mock/')) return answerPanel(request);
    if (!pathname.startsWith('/api/') && asksForPage(request)) return answerPage(request);
    const found = await find(request);
    if (found) {
      const response = await found.session.answer(request);
      if (response && recorder?.follows(found.id)) recorder.noteStatus(response.status);
      return response;
    }
    // A session that made room for another; its page is opened again by reloading.
    if (pathname.startsWith('/api/')) return new Response(null, { status: 503 });
    // Files are the same for all.
    const any = await [...sessions.values()].at(-1);
    return any ? any.answer(request) : new Response(null, { status: 404 });
  }, port);
  return {
    url: server.url,
    close: async () => {
      await server.close();
      for (const opened of sessions.values()) await (await opened).close();
    },
  };
}

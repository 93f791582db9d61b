import { texts } from '../src/contract/texts.ts';

/** Where the server is in its life. */
export type Phase = 'starting' | 'ok' | 'stopping';

/** `connection`: what the listening server knows of the caller. */
type Handler = (request: Request, connection?: object) => Response | Promise<Response>;

const unready = (body: object) =>
  Response.json(body, {
    status: 503,
    headers: { 'Retry-After': '2', 'Cache-Control': 'no-store', Connection: 'close' },
  });

/** One handler for the API and the site; answers for the API itself before it is there and when it is leaving. */
export function createGate(about: { database: 'pglite' | 'postgres'; version: string }) {
  let phase: Phase = 'starting';
  let api: Handler | undefined;
  let site: Handler | undefined;

  const fetch: Handler = (request, connection) => {
    const { pathname } = new URL(request.url);
    const isApi = pathname === '/api' || pathname.startsWith('/api/');
    if (isApi && phase === 'ok' && api) return api(request, connection);
    if (pathname === '/api/health') return unready({ status: phase, ...about });
    if (isApi || !site) return unready({ msg: texts.unavailable });
    return site(request);
  };
  return {
    fetch,
    openSite: (handler: Handler) => {
      site = handler;
    },
    openApi: (handler: Handler) => {
      api = handler;
      phase = 'ok';
    },
    close: () => {
      phase = 'stopping';
    },
  };
}

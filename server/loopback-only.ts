import { messages } from '../src/contract/messages.ts';
import { hostnameOf, isLoopback } from './config.ts';
import { type Language, preferredLanguage } from './language.ts';
import type { Log } from './log.ts';
import { logAnswer } from './request-log.ts';

/** `connection`: what the listening server knows of the caller. */
type Handler = (request: Request, connection?: object) => Response | Promise<Response>;

/** What a page says in the place of itself: the app, which would translate it, is not there. */
const pageMessages: Record<Language, string> = {
  en: messages.demoIsLocal,
  tr: 'Bu sunucuda parolası herkesçe bilinen demo içeriği var; bu yüzden yalnızca bu bilgisayardan yanıt verir: localhost adresinden açın.',
};

/** What proxies write into the calls that they pass on. */
const PROXY_HEADER = /^(x-forwarded-.+|forwarded|x-real-ip|via)$/;

/** Whether a Host header, with or without a port, names this machine. */
function namesThisMachine(host: string | null): boolean {
  const address = `http://${host}`;
  if (!host || !URL.canParse(address)) return false;
  const { pathname, username } = new URL(address);
  return pathname === '/' && username === '' && isLoopback(hostnameOf(address));
}

/** Whether the call was made on this machine, as far as it tells: not by another name for it, nor through a proxy. */
const isLocal = ({ headers, url }: Request): boolean =>
  namesThisMachine(headers.get('host')) &&
  namesThisMachine(new URL(url).host) &&
  ![...headers.keys()].some((name) => PROXY_HEADER.test(name));

/**
 * Refuses (403) what was not asked on this machine: for a server with demo content, whose passwords everybody
 * knows. Listening on a loopback address is not enough: a proxy or a tunnel may lead there, and so may a
 * name of somebody else's that a browser was told is this machine's.
 */
export const restrictToLoopback =
  (handler: Handler, log: Log): Handler =>
  (request, connection) => {
    if (isLocal(request)) return handler(request, connection);
    const startedAt = performance.now();
    const isPage = !/^\/api(\/|$)/.test(new URL(request.url).pathname);
    const response = isPage ? forbiddenPage(request) : forbiddenCall();
    return logAnswer(log, 0, { request, response, startedAt, isPage });
  };

const forbidden = {
  status: 403,
  headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' },
};

const forbiddenCall = () => Response.json({ msg: messages.demoIsLocal }, forbidden);

function forbiddenPage({ headers }: Request): Response {
  const language = preferredLanguage(headers.get('accept-language') ?? undefined);
  return new Response(`${pageMessages[language]}\n`, {
    ...forbidden,
    headers: { ...forbidden.headers, 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

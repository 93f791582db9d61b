import type { Log } from '#server/platform/log/log.ts';
import { hostnameOf, isLoopback } from '#server/platform/network/plaintext.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import type { MailRenderer } from '#src/contract/mails/mail-content.ts';
import type { HttpConnection } from './client-address.ts';
import { preferredLanguage } from './language.ts';
import { logAnswer } from './request-log.ts';
import { commonHeaders, withHeaders } from './security-headers.ts';

type Handler = (request: Request, connection?: object) => Response | Promise<Response>;

/** Headers that proxies add to the requests that they forward. */
const PROXY_HEADER = /^(x-forwarded-.+|forwarded|x-real-ip|via)$/;

/** The host last found to name this machine: nearly all calls name the same. */
let lastLocal: string | undefined;

/** Whether a Host header, with or without a port, names this machine. */
function namesThisMachine(host: string | null): boolean {
  if (!host) return false;
  if (host === lastLocal) return true;
  const address = `http://${host}`;
  if (!URL.canParse(address)) return false;
  const { pathname, username } = new URL(address);
  const isLocalHost = pathname === '/' && username === '' && isLoopback(hostnameOf(address));
  if (isLocalHost) lastLocal = host;
  return isLocalHost;
}

/** Whether the headers show a call made on this machine: to one of its names and not through a proxy. */
const isLocal = ({ headers, url }: Request, { incoming }: HttpConnection = {}): boolean => {
  const host = headers.get('host');
  return (
    namesThisMachine(host) &&
    // Unless the request's first line has a whole address, its host comes from the header.
    (url.startsWith(`http://${host}/`) || namesThisMachine(new URL(url).host)) &&
    // The names of Node's record need no Headers.
    !Object.keys(incoming?.headers ?? Object.fromEntries(headers)).some((name) =>
      PROXY_HEADER.test(name),
    )
  );
};

/**
 * Refuses (403) calls from other machines, for a server with demo content, whose passwords are public. Listening on a
 * loopback address is not enough: a proxy or a tunnel may forward to it, and a foreign host name may resolve to it (DNS
 * rebinding).
 */
export const restrictToLoopback =
  (handler: Handler, log: Log, mailRenderer: MailRenderer): Handler =>
  (request, connection) =>
    isLocal(request, connection)
      ? handler(request, connection)
      : refuse(request, log, mailRenderer);

async function refuse(request: Request, log: Log, mailRenderer: MailRenderer): Promise<Response> {
  const startedAt = performance.now();
  const isPage = !/^\/api(\/|$)/.test(new URL(request.url).pathname);
  const response = isPage ? await forbiddenPage(request, mailRenderer) : forbiddenCall();
  return withHeaders(
    logAnswer(log, 0, { request, response, startedAt, isPage }),
    commonHeaders({}),
  );
}

const forbidden = {
  status: 403,
  headers: { 'Cache-Control': 'no-store' },
};

const forbiddenCall = () => Response.json({ msg: errorMessages.demoIsLocal }, forbidden);

async function forbiddenPage({ headers }: Request, mailRenderer: MailRenderer): Promise<Response> {
  const language = preferredLanguage(headers.get('accept-language') ?? undefined);
  const { demoIsLocal } = await mailRenderer.readWords(language);
  return new Response(`${demoIsLocal}\n`, {
    ...forbidden,
    headers: { ...forbidden.headers, 'Content-Type': 'text/plain; charset=utf-8' },
  });
}

import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { brotliDecompressSync } from 'node:zlib';
import type { Config } from '#server/platform/config/config.ts';
import { compareClocks } from './clock.ts';
import { about, type Finding, PATIENCE, reasonOf } from './finding.ts';

/** Bytes read of an answer. */
const ANSWER_MAX = 2 * 1024 * 1024;

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** Asks without following redirects or decompressing, as `fetch` would. */
function ask(url: URL, headers: Record<string, string> = {}): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const send = url.protocol === 'https:' ? requestSecure : requestPlain;
  const request = send(url, { headers, agent: false, signal: AbortSignal.timeout(PATIENCE) });
  request.once('error', reject).once('response', (response) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    response.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > ANSWER_MAX) request.destroy(new Error('The answer is too long'));
      else chunks.push(chunk);
    });
    response.once('error', reject).once('end', () =>
      resolve({
        status: response.statusCode ?? 0,
        headers: Object.fromEntries(
          Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
        ),
        body: Buffer.concat(chunks),
      }),
    );
  });
  request.end();
  return promise;
}

const { ok, warning, problem } = about('address');

/** Whether the page came as the server writes it: its headers, compressed once. */
function checkPage({ status, headers, body }: Answer, isSecure: boolean): Finding[] {
  const findings: Finding[] = [];
  if (status !== 200)
    findings.push(
      problem(`The start page answers ${status}.`, 'Look at the proxy and at the log.'),
    );
  const expected = ['content-security-policy', 'x-content-type-options'];
  if (isSecure) expected.push('strict-transport-security');
  const missing = expected.filter((name) => !headers[name]);
  if (missing.length > 0)
    findings.push(
      problem(
        `The start page comes without ${missing.join(', ')}.`,
        'Let the proxy pass the server’s headers on; PUBLIC_URL has to begin with https: for Strict-Transport-Security.',
      ),
    );
  if (headers['content-encoding'] !== 'br')
    findings.push(
      warning(
        `The start page comes with Content-Encoding ${headers['content-encoding'] ?? 'missing'} instead of br.`,
        'Turn compression off in the proxy and let it pass Accept-Encoding on: the server compresses.',
      ),
    );
  else if (!isHtml(body))
    findings.push(problem('The start page is compressed twice.', 'Turn it off in the proxy.'));
  return findings.length > 0
    ? findings
    : [ok('Pages come with the server’s headers and compression.')];
}

const isHtml = (body: Buffer): boolean => {
  try {
    return /^\s*<!doctype html/i.test(
      brotliDecompressSync(body, { maxOutputLength: ANSWER_MAX * 8 }).toString(),
    );
  } catch {
    return false;
  }
};

/** Whether callers who come without TLS are sent to the same place with it. */
async function checkRedirect(publicUrl: URL): Promise<Finding> {
  const plain = new URL(publicUrl);
  plain.protocol = 'http:';
  plain.port = '';
  try {
    const { status, headers } = await ask(plain);
    if (status >= 300 && status < 400 && headers.location?.startsWith('https://'))
      return ok('Callers from http are sent to https.');
    return problem(
      `http://${plain.host} answers ${status} instead of sending callers to https.`,
      'Let the proxy redirect from http to https.',
    );
  } catch (error) {
    return warning(
      `http://${plain.host} doesn't answer (${reasonOf(error)}).`,
      'Let the proxy redirect from http to https, for people who type the address.',
    );
  }
}

/** Asks PUBLIC_URL, as a caller from outside does. */
export async function checkAddress({
  publicUrl,
  proxies,
  apiUrl,
}: Pick<Config, 'publicUrl' | 'proxies' | 'apiUrl'>): Promise<Finding[]> {
  if (!publicUrl) return [ok('Without PUBLIC_URL nothing is asked from outside.')];
  const url = new URL(publicUrl);
  const isSecure = url.protocol === 'https:';
  const findings: Finding[] = [];
  if (isSecure && proxies === 0)
    findings.push(
      problem(
        'PUBLIC_URL is https, so a proxy is before the server, but TRUST_PROXY is 0: all callers count as one.',
        'Set TRUST_PROXY to the number of proxies before the server.',
      ),
    );
  try {
    const live = await ask(new URL('/api/live', url));
    if (live.status !== 200 && !apiUrl)
      findings.push(
        problem(
          `${url.origin}/api/live answers ${live.status}.`,
          'Start the server, and let the proxy lead there.',
        ),
      );
    const { date } = live.headers;
    if (date) findings.push(compareClocks(url.host, new Date(date)));
    const page = await ask(new URL('/', url), { 'Accept-Encoding': 'br', Accept: 'text/html' });
    findings.push(...checkPage(page, isSecure));
    const metrics = await ask(new URL('/metrics', url));
    if (metrics.status === 200 && String(metrics.body).includes('meydan_'))
      findings.push(
        problem('Everybody can read /metrics.', 'Keep METRICS_PORT from the internet.'),
      );
  } catch (error) {
    const advice =
      'Look whether the name leads to this machine, the proxy runs, and its certificate is valid and for this name.';
    findings.push(problem(`${url.origin} doesn't answer (${reasonOf(error)}).`, advice));
    return findings;
  }
  if (isSecure) findings.push(await checkRedirect(url));
  return findings;
}

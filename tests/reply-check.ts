import { isDeepStrictEqual } from 'node:util';
import { DESCRIPTIONS } from '#server/domains/server/openapi/descriptions/all.ts';
import {
  type Endpoint,
  errorStatuses,
  pathOnServer,
  successStatus,
} from '#src/contract/endpoint.ts';
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts';
import { problemSchema } from '#src/contract/replies.ts';
import { fits } from './call-pattern.ts';

const countParams = ({ path }: Endpoint): number => pathOnServer(path, 'admin').split(':').length;

/** Literal paths come before those with parameters, as on the server. */
const known = Object.entries<Endpoint>(endpoints).sort(
  ([, one], [, other]) => countParams(one) - countParams(other),
);

/** The places in `sent` that are missing or different in `read`. */
function unread(sent: unknown, read: unknown, place = ''): string[] {
  if (Array.isArray(sent) && Array.isArray(read) && sent.length === read.length)
    return sent.flatMap((item, index) => unread(item, read[index], `${place}[${index}]`));
  if (sent && read && typeof sent === 'object' && typeof read === 'object' && !Array.isArray(sent))
    return Object.entries(sent).flatMap(([key, value]) =>
      key in read ? unread(value, Reflect.get(read, key), `${place}.${key}`) : [`${place}.${key}`],
    );
  return isDeepStrictEqual(sent, read) ? [] : [place];
}

type Refusal = { msg?: string; template?: string };

/** Whether the OpenAPI document names this reason for refusing the call. */
const isDescribed = (endpoint: Endpoint, { msg, template }: Refusal): boolean =>
  known.some(
    ([name, one]) =>
      one === endpoint &&
      DESCRIPTIONS[name as EndpointName].conflicts?.some((text) => text === (template ?? msg)),
  );

/** What a reply has that its endpoint doesn't declare, or ''. */
async function fault(endpoint: Endpoint, response: Response): Promise<string> {
  const { status } = response;
  const isRefusal = status >= 400;
  const declared = isRefusal ? errorStatuses(endpoint) : [successStatus(endpoint)];
  if (status === 304 && endpoint.isShared) return '';
  if (!declared.includes(status)) return `status ${status}`;
  // Probes are answered with their own schema, even when not all is well.
  const isProbe = endpoint === endpoints.getHealth || endpoint === endpoints.getReadiness;
  const schema = isRefusal && !isProbe ? problemSchema : endpoint.reply;
  if (typeof schema !== 'object') return '';
  const body: unknown = await response.clone().json();
  if (status === 409 && !isDescribed(endpoint, body as Refusal))
    return `the text of a 409 that server/domains/server/openapi/descriptions lacks`;
  const read = schema.safeParse(body);
  return read.success ? unread(body, read.data).join(', ') : read.error.message;
}

/** Throws when a reply has a status or a field that its endpoint doesn't declare. */
export async function checkReply(request: Request, response: Response): Promise<void> {
  const call = { method: request.method, path: new URL(request.url).pathname };
  const [name, endpoint] = known.find(([, one]) => fits(one, call)) ?? [];
  // Not of files, whose 304 is part of HTTP's caching.
  if (response.status === 304 && (!endpoint || typeof endpoint.reply === 'string')) return;
  const found = endpoint && (await fault(endpoint, response));
  if (found) throw new Error(`${name} answered with what it doesn't declare: ${found}`);
}

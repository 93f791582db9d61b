import type { Options } from 'ky';
import type * as z from 'zod/mini';
import { sessionMessages } from '#src/contract/accounts/session-messages.ts';
import { type CallParts, type Endpoint, fillPath } from '#src/contract/endpoint.ts';
import { IDEMPOTENCY_HEADER } from '#src/contract/limits.ts';
import { raiseAlert } from '#src/lib/alerts.ts';
import { apiUrl } from '#src/lib/config.ts';
import { currentLanguage } from '#src/lib/i18n.ts';
import { clearToken, readToken } from '#src/lib/token.ts';
import { ApiError } from './api-error.ts';
import { withIdempotencyKey } from './idempotency-keys.ts';
import { toApiError } from './read-error.ts';
import { answerInProcess } from './transport.ts';

/** Milliseconds until a call without an answer fails. */
const TIMEOUT_MS = 30_000;

/** The headers that carry the token, in both forms (rule CALL-1); none without a token. */
export const tokenHeaders = (): Record<string, string> => {
  const token = readToken();
  return token ? { 'x-auth-token': token, Authorization: `Bearer ${token}` } : {};
};

/** The URL of an API path. A path that already names a host stays as it is. */
export const resolveApiUrl = (path: string): string =>
  path.startsWith('/') ? apiUrl + path : path;

const SESSION_IS_OVER: readonly (string | undefined)[] = [
  sessionMessages.tokenInvalid,
  sessionMessages.tokenExpired,
];

/**
 * Ends the session of `sentToken`, the token of the refused call, if a 401 says that it is invalid or has expired (rule
 * SESSION-3). The only place that does so.
 */
export const endSessionIfOver = (error: ApiError, sentToken: string | null): void => {
  const { status, msg } = error;
  if (status !== 401 || !SESSION_IS_OVER.includes(msg)) return;
  // A reply to an earlier token says nothing about the current one.
  if (sentToken === null || sentToken !== readToken()) return;
  clearToken();
  if (msg) raiseAlert('warning', msg);
  error.isAnnounced = true;
};

/** What a call sends besides its URL. */
type RequestParts = {
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** The language of what the server writes because of this call; the app's by default. */
  language?: string;
  /** Beside those of every call. */
  headers?: Record<string, string>;
};

/**
 * Sends a call of `endpoint` to `path`. Throws only ApiError and the caller's own abort. Calls of the data console are
 * sent even without a token, so that the server's message shows. A write whose account has to do something first is
 * sent again once that is done (rule ERROR-6).
 */
export const send = async (
  { method, callers }: Pick<Endpoint, 'method' | 'callers'>,
  path: string,
  sending: RequestParts = {},
): Promise<Response> => {
  const sentToken = readToken();
  // Without a token, a call for signed-in users fails unsent (rule CALL-2).
  if (!sentToken && callers !== 'everyone' && callers !== 'admin')
    throw new ApiError('no-token', { msg: sessionMessages.noToken });

  let response: Response;
  try {
    response = await (answerInProcess(path, { method, ...sending }, sending.signal) ??
      sendByNetwork(method, path, sending));
  } catch (cause) {
    if (sending.signal?.aborted) throw cause;
    throw new ApiError('offline', { cause });
  }
  if (response.ok) return response;
  const error = toApiError(response.status, await readJson(response));
  endSessionIfOver(error, sentToken);
  if (error.requires && method !== 'GET') {
    const { meetRequirement } = await import('#src/lib/requirement.ts');
    if (await meetRequirement(error.requires)) return send({ method, callers }, path, sending);
  }
  throw error;
};

const sendByNetwork = async (
  method: Endpoint['method'],
  path: string,
  { body, signal, language = currentLanguage(), headers }: RequestParts,
): Promise<Response> => {
  const address = resolveApiUrl(path);
  const kyOptions: Options = {
    method,
    headers: {
      ...tokenHeaders(),
      'Accept-Language': language,
      ...headers,
    },
    timeout: TIMEOUT_MS,
    // The query cache decides about retries.
    retry: 0,
    throwHttpErrors: false,
  };
  if (body !== undefined) kyOptions.json = body;
  if (signal) kyOptions.signal = signal;
  // In its own chunk, which a visitor's first screen doesn't need.
  const { default: ky } = await import('ky');
  return ky(address, kyOptions);
};

const readJson = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

/** The query string, without unset values: an absent filter is not an empty one. */
export const queryOf = (query: object = {}): string => {
  const set = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== '' && value !== false,
  );
  if (set.length === 0) return '';
  return `?${new URLSearchParams(set.map(([name, value]) => [name, String(value)]))}`;
};

type Parts = { params?: Record<string, string>; query?: object };
type Input<E extends Endpoint> = CallParts<E> &
  Pick<RequestParts, 'signal' | 'language' | 'headers'>;
/** The input is optional in a call without parameters and body. */
type Args<E extends Endpoint> =
  Record<never, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>];

/** Sends a call and returns what `read` makes of the response. */
const sendAndRead = <E extends Endpoint, Result>(
  endpoint: Endpoint,
  [input]: Args<E>,
  read: (response: Response) => Promise<Result>,
): Promise<Result> => {
  const { params = {}, query, ...sending }: Parts & RequestParts = input ?? {};
  const path = fillPath(endpoint.path, params) + queryOf(query);
  if (!endpoint.isRepeatable) return send(endpoint, path, sending).then(read);
  // An unreadable reply counts as none.
  return withIdempotencyKey(
    `${endpoint.method} ${path} ${JSON.stringify(sending.body)}`,
    // Lets the server recognize a retry.
    (key) =>
      send(endpoint, path, { ...sending, headers: { [IDEMPOTENCY_HEADER]: key } }).then(read),
  );
};

/**
 * Sends a call and returns its reply, parsed by the endpoint's schema. Throws only ApiError and the caller's own abort.
 */
export const call = <E extends Endpoint & { reply: z.ZodMiniType }>(
  endpoint: E,
  ...args: Args<E>
): Promise<z.output<E['reply']>> =>
  sendAndRead(endpoint, args, async (response) => {
    const reply = endpoint.reply.safeParse(await readJson(response));
    if (!reply.success)
      throw new ApiError('malformed', { status: response.status, cause: reply.error });
    return reply.data as z.output<E['reply']>;
  });

/** Sends a call and ignores its reply. Throws ApiError. */
export const callWithoutReply = <E extends Endpoint>(
  endpoint: E,
  ...args: Args<E>
): Promise<void> => sendAndRead(endpoint, args, async () => {});

/** Sends a call that returns a file. Throws ApiError. */
export const callForFile = <E extends Endpoint & { reply: string }>(
  endpoint: E,
  ...args: Args<E>
): Promise<Blob> => sendAndRead(endpoint, args, (response) => response.blob());

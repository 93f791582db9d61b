/** Answers an API request in-process. */
export type Transport = (request: Request) => Promise<Response>;

/** What the call sends besides its path. */
type RequestParts = { method: string; language?: string | undefined };

let transport: Transport | undefined;

/** Answers every call in-process, as a visitor's: for the server, which renders the public pages. */
export const setTransport = (answer: Transport): void => {
  transport = answer;
};

/** The in-process answer to a call; undefined where calls use the network. Throws what the transport throws. */
export const answerInProcess = (
  path: string,
  { method, language }: RequestParts,
  signal?: AbortSignal,
): Promise<Response> | undefined => {
  if (!transport) return undefined;
  const headers = new Headers(language ? { 'Accept-Language': language } : {});
  return transport(
    new Request(`http://localhost${path}`, {
      method,
      headers,
      signal: signal ?? null,
    }),
  );
};

/** Answers a request to the API in the process. */
export type Transport = (request: Request) => Promise<Response>;

/** What the call carries beside its path. */
type Sending = { method: string; language?: string | undefined };

let transport: Transport | undefined;

/** Lets every call be answered in the process, as a visitor's: for the server, which renders the public pages. */
export const setTransport = (answer: Transport): void => {
  transport = answer;
};

/** The answer of the process to a call; undefined where calls go over the network. Raises what the transport raises. */
export const answerInProcess = (
  path: string,
  { method, language }: Sending,
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

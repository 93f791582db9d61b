import { type CallPattern, fits } from './call-pattern.ts';

/** What a fault does to a call: answers in the API's place, or waits before it. */
type Effect =
  | { kind: 'respond'; status: number; body: string; type: string }
  | { kind: 'slow'; ms: number };
type Fault = { call: CallPattern; effect: Effect };

export type Faults = {
  /** Every call fails as if there were no network. */
  offline: () => void;
  /** The call (`endpoints.applyToJob`) answers with this status and JSON body. */
  respond: (call: CallPattern, status: number, body?: unknown) => void;
  /** The call answers 200 with something that its schema does not know, or with `body` as it is. */
  malformed: (call: CallPattern, body?: string) => void;
  /** The call takes this many milliseconds longer. */
  slow: (call: CallPattern, ms: number) => void;
  /** Everything works again. */
  clear: () => void;
};

/** Lays faults over a fetch handler. The newest fault that fits a call decides. */
export function createFaults(handle: (request: Request) => Promise<Response>) {
  let isOffline = false;
  let laid: Fault[] = [];
  const lay = (call: CallPattern, effect: Effect) => {
    laid = [{ call, effect }, ...laid];
  };
  const faults: Faults = {
    offline: () => {
      isOffline = true;
    },
    respond: (call, status, body = {}) =>
      lay(call, { kind: 'respond', status, body: JSON.stringify(body), type: 'application/json' }),
    malformed: (call, body = '{"unexpected":true}') =>
      lay(call, { kind: 'respond', status: 200, body, type: 'application/json' }),
    slow: (call, ms) => lay(call, { kind: 'slow', ms }),
    clear: () => {
      isOffline = false;
      laid = [];
    },
  };
  const fetch = async (request: Request): Promise<Response> => {
    if (isOffline) throw new TypeError('Failed to fetch');
    const { method } = request;
    const path = new URL(request.url).pathname;
    const effect = laid.find(({ call }) => fits(call, { method, path }))?.effect;
    if (effect?.kind === 'respond') {
      const { status, body, type } = effect;
      return new Response(status === 204 ? null : body, {
        status,
        headers: { 'Content-Type': type },
      });
    }
    if (effect?.kind === 'slow') await new Promise((done) => setTimeout(done, effect.ms));
    return handle(request);
  };
  return { faults, fetch };
}

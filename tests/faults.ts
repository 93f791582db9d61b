import { type CallPattern, fits } from './call-pattern.ts';

/** What a fault does to a call: replaces its reply, delays it, loses its reply, or loses the call itself. */
type Effect =
  | { kind: 'respond'; status: number; body: string; type: string }
  | { kind: 'slow'; ms: number }
  | { kind: 'lose' }
  | { kind: 'offline' };
type Fault = { call: CallPattern; effect: Effect };

export type Faults = {
  /** The call, or every call, fails as if there were no network. */
  offline: (call?: CallPattern) => void;
  /** The call (`endpoints.applyToJob`) answers with this status and JSON body. */
  respond: (call: CallPattern, status: number, body?: unknown) => void;
  /** The call answers 200 with a body that its schema doesn't allow, or with `body`. */
  malformed: (call: CallPattern, body?: string) => void;
  /** The call takes this many milliseconds longer. */
  slow: (call: CallPattern, ms: number) => void;
  /** The call takes effect, but the connection fails before its reply. */
  lose: (call: CallPattern) => void;
  /** Everything works again. */
  clear: () => void;
};

/** Adds faults to a fetch handler. The newest fault that matches a call applies. */
export function createFaults(handle: (request: Request) => Promise<Response>) {
  let isOffline = false;
  let laid: Fault[] = [];
  const lay = (call: CallPattern, effect: Effect) => {
    laid = [{ call, effect }, ...laid];
  };
  const faults: Faults = {
    offline: (call) => {
      if (call) lay(call, { kind: 'offline' });
      else isOffline = true;
    },
    respond: (call, status, body = {}) =>
      lay(call, { kind: 'respond', status, body: JSON.stringify(body), type: 'application/json' }),
    malformed: (call, body = '{"unexpected":true}') =>
      lay(call, { kind: 'respond', status: 200, body, type: 'application/json' }),
    slow: (call, ms) => lay(call, { kind: 'slow', ms }),
    lose: (call) => lay(call, { kind: 'lose' }),
    clear: () => {
      isOffline = false;
      laid = [];
    },
  };
  const fetch = async (request: Request): Promise<Response> => {
    const failed = () => new TypeError('Failed to fetch');
    if (isOffline) throw failed();
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
    if (effect?.kind === 'offline') throw failed();
    if (effect?.kind === 'slow') await new Promise((done) => setTimeout(done, effect.ms));
    const response = await handle(request);
    if (effect?.kind === 'lose') throw failed();
    return response;
  };
  return { faults, fetch };
}

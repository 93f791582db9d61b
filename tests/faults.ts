/** What a fault does to a call: answers in the API's place, or waits before it. */
type Effect =
  | { kind: 'respond'; status: number; body: string; type: string }
  | { kind: 'slow'; ms: number };
type Fault = { method: string; path: RegExp; effect: Effect };

export type Faults = {
  /** Every call fails as if there were no network. */
  offline: () => void;
  /** The call (`'POST /api/applications/:jobId'`) answers with this status and JSON body. */
  respond: (call: string, status: number, body?: unknown) => void;
  /** The call answers 200 with something that its schema does not know, or with `body` as it is. */
  malformed: (call: string, body?: string) => void;
  /** The call takes this many milliseconds longer. */
  slow: (call: string, ms: number) => void;
  /** Everything works again. */
  clear: () => void;
};

/** A call's method and path pattern; `:name` stands for one segment. */
function pattern(call: string): Pick<Fault, 'method' | 'path'> {
  const [method = '', path = ''] = call.split(' ');
  const escaped = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:[A-Za-z]+/g, '[^/]+');
  return { method, path: new RegExp(`^${escaped}$`) };
}

/** Lays faults over a fetch handler. The newest fault that fits a call decides. */
export function createFaults(handle: (request: Request) => Promise<Response>) {
  let isOffline = false;
  let laid: Fault[] = [];
  const lay = (call: string, effect: Effect) => {
    laid = [{ ...pattern(call), effect }, ...laid];
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
    const { pathname } = new URL(request.url);
    const effect = laid.find(
      (fault) => fault.method === request.method && fault.path.test(pathname),
    )?.effect;
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

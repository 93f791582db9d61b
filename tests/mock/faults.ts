import { type EndpointName, endpoints } from '#src/contract/endpoints.ts';
import type { Faults } from '#tests/faults.ts';

export const FAULT_KINDS = ['respond', 'slow', 'offline', 'malformed', 'lose'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** A fault of the mock. `every` call can only be offline. */
export type Fault =
  | { call: 'every'; kind: 'offline' }
  | { call: EndpointName; kind: 'respond'; status: number; text: string }
  | { call: EndpointName; kind: 'slow'; ms: number }
  | { call: EndpointName; kind: 'offline' | 'malformed' | 'lose' };

/** The names of all calls, in alphabetical order. */
export const CALLS = (Object.keys(endpoints) as EndpointName[]).sort();

const LONGEST_MS = 60_000;

/** The body of a fault's reply: nothing, or the text of a refusal. */
const bodyOf = (text: string): { msg: string } | undefined => (text ? { msg: text } : undefined);

export const layFault = (faults: Faults, fault: Fault): void => {
  if (fault.call === 'every') return faults.offline();
  const call = endpoints[fault.call];
  if (fault.kind === 'respond') return faults.respond(call, fault.status, bodyOf(fault.text));
  if (fault.kind === 'slow') return faults.slow(call, fault.ms);
  return faults[fault.kind](call);
};

/** The line of a test that lays the fault. */
export const faultCode = (fault: Fault): string => {
  if (fault.call === 'every') return 'faults.offline();';
  const call = `endpoints.${fault.call}`;
  if (fault.kind === 'slow') return `faults.slow(${call}, ${fault.ms});`;
  if (fault.kind !== 'respond') return `faults.${fault.kind}(${call});`;
  const body = bodyOf(fault.text);
  return `faults.respond(${call}, ${fault.status}${body ? `, ${JSON.stringify(body)}` : ''});`;
};

/** The fault in an address: `applyToJob:409:Text`, `applyToJob:slow:3000`, `every:offline`. */
export const writeFault = (fault: Fault): string => {
  const { call, kind } = fault;
  if (kind === 'respond')
    return [call, fault.status, ...(fault.text ? [fault.text] : [])].join(':');
  return kind === 'slow' ? `${call}:slow:${fault.ms}` : `${call}:${kind}`;
};

/** Undefined for an unknown call or effect. */
export const readFault = (written: string): Fault | undefined => {
  const [name = '', effect = '', ...rest] = written.split(':');
  if (name === 'every')
    return effect === 'offline' ? { call: 'every', kind: 'offline' } : undefined;
  const call = CALLS.find((known) => known === name);
  if (!call) return undefined;
  const status = Number(effect);
  if (Number.isInteger(status) && status >= 200 && status <= 599)
    return { call, kind: 'respond', status, text: rest.join(':') };
  const ms = Number(rest[0]);
  if (effect === 'slow' && ms >= 0) return { call, kind: 'slow', ms: Math.min(ms, LONGEST_MS) };
  if (effect === 'offline' || effect === 'malformed' || effect === 'lose')
    return { call, kind: effect };
  return undefined;
};

import * as z from 'zod';
import type { Json } from '#server/http/json-schema.ts';
import type { Callers, Endpoint } from '#src/contract/endpoint.ts';
import { compareSchemas, type Direction, type Fault } from './compare-schemas.ts';
import type { Contract, KeptCall } from './contract.ts';

/** What a fault leads to while servers and apps of both versions run. */
const LEADS_TO = {
  call: 'open apps of the version before call it in vain. Keep it until no app of a release calls it',
  request: 'open apps of the version before are refused. Go on reading what they send',
  reply: 'open apps of the version before miss it. Go on sending it',
  new: 'new apps can’t read what servers of the version before still reply. Let it be missing',
} as const;

const mayStillCall = (before: Callers, now: Callers): boolean =>
  now === before || now === 'everyone' || (now === 'user' && before !== 'everyone');

/** The path without the names of its parameters, which nobody sends. */
const shapeOf = ({ method, path }: KeptCall): string => `${method} ${path.replace(/:\w+/g, ':')}`;

type Described = Fault & { leadsTo: keyof typeof LEADS_TO };

/** Compares a body or reply, which may be of another media type. */
function compareContents(
  direction: Direction,
  [before, now]: [Contract, Contract],
  name: string,
): Described[] {
  const field = direction === 'request' ? 'body' : 'reply';
  const [one, other] = [before.calls[name]?.[field], now.calls[name]?.[field]];
  const place = `${name}.${field}`;
  const fault = (text: string) => [{ place, text, leadsTo: direction }];
  if (one === undefined) return direction === 'request' && other ? fault('has to be sent') : [];
  if (other === undefined) return direction === 'reply' ? fault('is gone') : [];
  if (typeof one === 'string' || typeof other === 'string')
    return one === other ? [] : fault('has another media type');
  const schemas = { before: before.schemas, now: now.schemas };
  return compareSchemas(direction, schemas, { before: one, now: other }, place).map((found) => ({
    ...found,
    leadsTo: direction,
  }));
}

function compareQueries([before, now]: [Contract, Contract], name: string): Described[] {
  const schemas = { before: before.schemas, now: now.schemas };
  const [one, other] = [before.calls[name]?.query ?? {}, now.calls[name]?.query ?? {}];
  const pair = {
    before: { type: 'object', properties: one },
    now: { type: 'object', properties: other },
  };
  return compareSchemas('request', schemas, pair, `${name}.query`).map((found) => ({
    ...found,
    leadsTo: 'request',
  }));
}

/** Compares what every refusal has. */
const compareProblems = (before: Contract, now: Contract): Described[] =>
  compareSchemas(
    'reply',
    { before: before.schemas, now: now.schemas },
    { before: before.problem, now: now.problem },
    'problem',
  ).map((found) => ({ ...found, leadsTo: 'reply' }));

/** Lists what calls of the version before no longer find, by the schemas of both. */
function compareCalls(before: Contract, now: Contract): Described[] {
  return Object.entries(before.calls).flatMap(([name, call]): Described[] => {
    const own = now.calls[name];
    const fault = (text: string): Described[] => [{ place: name, text, leadsTo: 'call' }];
    if (!own) return fault(`(${call.method} ${call.path}) is gone`);
    if (shapeOf(own) !== shapeOf(call)) return fault(`is ${own.method} ${own.path} now`);
    if (!mayStillCall(call.callers, own.callers)) return fault(`is only for ${own.callers} now`);
    const contracts: [Contract, Contract] = [before, now];
    return [
      ...(own.status === call.status ? [] : fault(`answers ${own.status} now`)),
      ...compareQueries(contracts, name),
      ...compareContents('request', contracts, name),
      ...compareContents('reply', contracts, name),
    ];
  });
}

/** Each place of a value with its types; items of a list share their places. */
function placesOf(value: unknown, place: string, found = new Set<string>()): Set<string> {
  found.add(place);
  if (Array.isArray(value)) for (const item of value) placesOf(item, `${place}[]`, found);
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) placesOf(inner, `${place}.${key}`, found);
  return found;
}

/** The schema with all that it refers to, as one document. */
const asDocument = (schema: Json, { schemas }: Contract): z.core.JSONSchema.JSONSchema =>
  JSON.parse(
    JSON.stringify({ ...schema, $defs: schemas }).replaceAll('#/components/schemas/', '#/$defs/'),
  ) as z.core.JSONSchema.JSONSchema;

/**
 * Lists what the recorded replies of this version lack that those of the version before have, and where they aren't
 * what the schemas of that version describe.
 */
function compareReplies(before: Contract, now: Contract): Described[] {
  return Object.entries(before.calls).flatMap(([name, call]): Described[] => {
    const reply = now.calls[name]?.example.reply;
    if (reply === undefined || typeof call.reply !== 'object') return [];
    const place = `${name}.reply`;
    const has = placesOf(reply, place);
    const lacks = [...placesOf(call.example.reply, place)].filter((one) => !has.has(one));
    const read = z.fromJSONSchema(asDocument(call.reply, before)).safeParse(reply);
    const issues = read.success ? [] : read.error.issues;
    return [
      ...lacks.map(
        (one): Described => ({ place: one, text: 'is no longer sent', leadsTo: 'reply' }),
      ),
      ...issues.map(
        ({ path, message }): Described => ({
          place: [place, ...path.map(String)].join('.'),
          text: `isn’t as described before (${message})`,
          leadsTo: 'reply',
        }),
      ),
    ];
  });
}

const isSchema = (content: Endpoint['body'] | Endpoint['reply']) =>
  typeof content === 'object' ? content : undefined;

/** Lists the recorded requests that the endpoints refuse, and the recorded replies that their schemas can't read. */
function readRecorded(
  before: Contract,
  endpoints: Readonly<Record<string, Endpoint>>,
): Described[] {
  return Object.entries(before.calls).flatMap(([name, call]): Described[] => {
    const endpoint = endpoints[name];
    if (!endpoint) return [];
    const { example, smallest } = call;
    const [body, reply] = [isSchema(endpoint.body), isSchema(endpoint.reply)];
    const bodies = [example.body, smallest].filter((sent) => sent !== undefined);
    const refused = bodies.flatMap((sent) => body?.safeParse(sent).error?.issues ?? []);
    const unread =
      example.reply === undefined ? [] : (reply?.safeParse(example.reply).error?.issues ?? []);
    const describe =
      (leadsTo: 'request' | 'new', field: string, text: string) =>
      ({ path, message }: z.core.$ZodIssue): Described => ({
        place: [name, field, ...path.map(String)].join('.'),
        text: `${text} (${message})`,
        leadsTo,
      });
    return [
      ...refused.map(describe('request', 'body', 'is refused')),
      ...unread.map(describe('new', 'reply', 'can’t be read')),
    ];
  });
}

/**
 * Lists in sentences what breaks while this version and the one before run side by side, but for places that are
 * retired.
 */
export function contractFaults(
  before: Contract,
  now: Contract,
  endpoints: Readonly<Record<string, Endpoint>>,
  isRetired: (place: string) => boolean = () => false,
): string[] {
  const found = [
    ...compareProblems(before, now),
    ...compareCalls(before, now),
    ...compareReplies(before, now),
    ...readRecorded(before, endpoints),
  ];
  const told = found
    .filter(({ place }) => !isRetired(place))
    .map(({ place, text, leadsTo }) => `${place} ${text}: ${LEADS_TO[leadsTo]}.`);
  return [...new Set(told)];
}

import { ROLES, type Role } from '#tests/roles.ts';
import { type Fault, readFault, writeFault } from './faults.ts';

const MARKETS = ['ordinary', 'empty', 'thousand', 'long', 'closed'] as const;
export type MarketName = (typeof MARKETS)[number];

/** What the panel sets. It is part of each address, so that a finding is a link. */
export type MockState = {
  role: Role;
  market: MarketName;
  faults: readonly Fault[];
  /** How far the clock is ahead, such as `3d`; empty if it isn't. */
  clock: string;
};

const PREFIX = 'mock-';
const START: MockState = { role: 'visitor', market: 'ordinary', faults: [], clock: '' };

const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 };
const LONGEST_MS = 366 * UNIT_MS.d;

/** The milliseconds of a time such as `3d`, at most a year; 0 for anything else. */
export const toMs = (time: string): number => {
  const [, count = '0', unit = 'm'] = /^(\d{1,6})([mhdw])$/.exec(time) ?? [];
  return Math.min(Number(count) * UNIT_MS[unit as keyof typeof UNIT_MS], LONGEST_MS);
};

const oneOf = <Value extends string>(
  values: readonly Value[],
  wanted: string | null,
  otherwise: Value,
): Value => values.find((value) => value === wanted) ?? otherwise;

/** The state in an address; null if the address has none. What it doesn't know is left out. */
export const readState = (search: string): MockState | null => {
  const params = new URLSearchParams(search);
  if (![...params.keys()].some((name) => name.startsWith(PREFIX))) return null;
  const get = (name: string) => params.get(PREFIX + name);
  const clock = get('clock') ?? '';
  return {
    role: oneOf(ROLES, get('role'), START.role),
    market: oneOf(MARKETS, get('market'), START.market),
    faults: params.getAll(`${PREFIX}fault`).flatMap((written) => readFault(written) ?? []),
    clock: toMs(clock) > 0 ? clock : '',
  };
};

/** The search of an address without the mock's parameters; the rest stays letter by letter. */
export const withoutState = (search: string): string => {
  const kept = search
    .slice(1)
    .split('&')
    .filter((param) => param && !param.startsWith(PREFIX));
  return kept.length > 0 ? `?${kept.join('&')}` : '';
};

/** Readable where the address allows it. */
const encode = (value: string): string =>
  encodeURIComponent(value).replaceAll('%20', '+').replaceAll('%3A', ':');

/** The search of an address with this state instead of another. */
export const withState = (search: string, { role, market, faults, clock }: MockState): string => {
  const params = [
    ['role', role],
    ['market', market],
    ...faults.map((fault) => ['fault', writeFault(fault)]),
    ...(clock ? [['clock', clock]] : []),
  ].map(([name, value = '']) => `${PREFIX}${name}=${encode(value)}`);
  const kept = withoutState(search);
  return `${kept || '?'}${kept && '&'}${params.join('&')}`;
};

export const startState = (): MockState => ({ ...START });

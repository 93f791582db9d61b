import { LIMITS } from '#server/http/rate-limits.ts';
import type { Endpoint, RateLimit } from '#src/contract/endpoint.ts';

const SECONDS = 1000;
const WINDOWS: readonly [ms: number, name: string][] = [
  [24 * 3600 * SECONDS, 'a day'],
  [3600 * SECONDS, 'an hour'],
  [60 * SECONDS, 'a minute'],
];

const windowOf = (ms: number): string =>
  WINDOWS.find(([length]) => length === ms)?.[1] ?? `in ${ms / SECONDS} seconds`;

/** What only some calls count under. */
const WHEN: Partial<Record<RateLimit, string>> = {
  export: ' that begin a copy',
  publish: ' that publish a job',
  suggest: ' that aren’t answered from memory',
};

const textOf = (name: RateLimit): string => {
  const { most, ms, per } = LIMITS[name];
  const whose = per === 'address' ? 'from one network address' : 'of one account';
  return `${most.toLocaleString('en')} calls${WHEN[name] ?? ''} ${windowOf(ms)} ${whose}`;
};

/** The endpoint's rate limits as a sentence; '' without any. */
export function describeLimits({ limits = [], furtherLimits = [], isCostly }: Endpoint): string {
  const counted = [...limits, ...furtherLimits].map(textOf);
  const sentences = [
    ...(counted.length > 0 ? [`At most ${counted.join(', and ')}.`] : []),
    ...(isCostly ? ['Searches share a budget of the server’s time for each network address.'] : []),
  ];
  return sentences.join(' ');
}

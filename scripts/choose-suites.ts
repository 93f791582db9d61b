import type { Shard } from './runners.ts';
import { Failure } from './setup/failure.mjs';
import type { Suite } from './suites.ts';

/** The whole run; without it and without names, `npm test` is the gate. */
export const ALL = 'all';

type Choosable = Pick<Suite, 'name' | 'runIn' | 'isSplit'>;

/** The suites of this name; `api` selects both databases. */
const suitesNamed = <Chosen extends Choosable>(name: string, suites: readonly Chosen[]) => {
  const found = suites.filter((suite) => suite.name === name || suite.name.startsWith(`${name} (`));
  if (found.length > 0) return found;
  const known = suites.map((suite) => suite.name).join(', ');
  throw new Failure(`There is no suite ${name}. There are: ${known}.`);
};

/** The suites to run, in their usual order. Throws a Failure that lists them if a name is unknown. */
export const chooseSuites = <Chosen extends Choosable>(
  names: readonly string[],
  suites: readonly Chosen[],
): Chosen[] => {
  const named = names.filter((name) => name !== ALL).flatMap((name) => suitesNamed(name, suites));
  const run = names.includes(ALL) ? 'all' : 'gate';
  if (run === 'gate' && names.length > 0) return suites.filter((suite) => named.includes(suite));
  return suites.filter(({ runIn }) => runIn === 'both' || runIn === run);
};

/** Reads `--shard 1/4`, which may be anywhere. Throws a Failure if it isn't one. */
export const readShard = (args: readonly string[]): { names: string[]; shard?: Shard } => {
  const at = args.findIndex((arg) => arg === '--shard' || arg.startsWith('--shard='));
  if (at === -1) return { names: [...args] };
  const [, value = args[at + 1]] = (args[at] ?? '').split('=');
  const [, index, count] = /^(\d{1,3})\/(\d{1,3})$/.exec(value ?? '') ?? [];
  if (!(Number(index) >= 1 && Number(index) <= Number(count)))
    throw new Failure('Say which part of the run, such as --shard 1/4');
  const names = args.toSpliced(at, args[at]?.includes('=') ? 1 : 2);
  return { names, shard: `${Number(index)}/${Number(count)}` };
};

/** The suites of a shard: each that can be split, and every nth of the others. */
export const suitesOfShard = <Chosen extends Choosable>(
  suites: readonly Chosen[],
  shard: Shard | undefined,
): Chosen[] => {
  if (!shard) return [...suites];
  const [index = 1, count = 1] = shard.split('/').map(Number);
  const whole = suites.filter(({ isSplit }) => !isSplit);
  return suites.filter((suite) => suite.isSplit || whole.indexOf(suite) % count === index - 1);
};

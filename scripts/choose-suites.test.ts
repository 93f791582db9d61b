import { expect, test } from 'vitest';
import { chooseSuites, readShard, suitesOfShard } from './choose-suites.ts';
import { suites } from './suites.ts';

const names = (chosen: readonly { name: string }[]) => chosen.map(({ name }) => name);

test('without names the gate runs, with `all` the whole', () => {
  const gate = names(chooseSuites([], suites));
  const all = names(chooseSuites(['all'], suites));
  expect(gate).toContain('journey');
  expect(gate).not.toContain('visual');
  expect(all).toContain('visual');
  // `e2e` includes the proofs, and `live` the journey.
  expect(names(suites).filter((name) => !all.includes(name))).toEqual(['proofs', 'journey']);
});

test('suites are chosen by name, in their usual order', () => {
  expect(names(chooseSuites(['e2e', 'unit'], suites))).toEqual(['unit', 'e2e']);
  expect(names(chooseSuites(['api'], suites))).toEqual(['api (postgres)', 'api (pglite)']);
  expect(names(chooseSuites(['live'], suites))).toEqual(['live']);
  expect(() => chooseSuites(['unti'], suites)).toThrow(
    'There is no suite unti. There are: format,',
  );
});

test.for([
  [['--shard', '1/4', 'all'], 'all', '1/4'],
  [['all', '--shard=4/4'], 'all', '4/4'],
  [['unit', 'e2e'], 'unit e2e', undefined],
] as const)('%j', ([args, named, shard]) => {
  const read = readShard(args);
  expect(read.names.join(' ')).toBe(named);
  expect(read.shard).toBe(shard);
});

test.for([['--shard'], ['--shard', '0/4'], ['--shard=5/4'], ['--shard', 'all']])(
  '%j is refused',
  (args) => {
    expect(() => readShard(args)).toThrow('Say which part of the run, such as --shard 1/4');
  },
);

test('the shards of a run have each suite: split ones all, others once', () => {
  const all = chooseSuites(['all'], suites);
  const shards = (['1/4', '2/4', '3/4', '4/4'] as const).map((one) => suitesOfShard(all, one));
  for (const suite of all) {
    const having = shards.filter((shard) => shard.includes(suite));
    expect(having.length, suite.name).toBe(suite.isSplit ? 4 : 1);
  }
});

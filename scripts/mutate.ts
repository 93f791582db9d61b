import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { MUTATION_PARTS } from './mutate/parts.ts';
import { runPart } from './mutate/run-part.ts';
import { scoreOf } from './mutate/score.ts';
import { compareSurvivors, type KnownSurvivors } from './mutate/survivors.ts';

/*
 * `npm run mutate` changes the code in one place at a time and expects a test to fail. It fails if a part's score is
 * too low, or if what survived differs from the list of survivors.
 */

/** The percentage of mutants that tests must notice in every part. */
const SCORE_MIN = 85;
const SURVIVORS = 'tests/mutation-survivors.json';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { workers: { type: 'string' }, fresh: { type: 'boolean', default: false } },
});
const workers = Number(values.workers ?? availableParallelism());
const known = JSON.parse(readFileSync(SURVIVORS, 'utf8')) as KnownSurvivors;
const names = positionals.length > 0 ? positionals : Object.keys(MUTATION_PARTS);

const rows: Record<string, string | number>[] = [];
const problems: string[] = [];
const mutated = new Set<string>();
for (const name of names) {
  const part = MUTATION_PARTS[name];
  if (!part) throw new Error(`No part ${name}: ${Object.keys(MUTATION_PARTS).join(', ')}`);
  const start = Date.now();
  // What also runs at import was met by a few of its tests alone.
  const mutants = (await runPart(name, part, { workers, isFresh: values.fresh })).filter(
    (mutant) => !mutant.static,
  );
  const { percent, ...counts } = scoreOf(mutants);
  const minutes = ((Date.now() - start) / 60_000).toFixed(1);
  rows.push({ part: name, ...counts, score: `${percent.toFixed(1)} %`, minutes });
  if (percent < SCORE_MIN) problems.push(`${name}: the score is below ${SCORE_MIN} %`);
  problems.push(...compareSurvivors(mutants, known));
  for (const { fileName } of mutants) mutated.add(relative('.', fileName));
}
if (positionals.length === 0)
  for (const file of Object.keys(known))
    if (!mutated.has(file)) problems.push(`${file}: is in the list, but in no part`);

console.table(rows);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length === 0 ? 0 : 1;

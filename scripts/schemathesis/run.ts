import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startDemoServer } from '#scripts/demo-server.ts';
import { type Counts, readResults } from '#scripts/report.ts';
import { runSuite } from '#scripts/run-suite.ts';
import type { Part } from '#scripts/runners.ts';
import { ensureBuilt } from '#scripts/setup/build.mjs';
import { inRoot } from '#scripts/setup/paths.mjs';
import { configOf } from './config.ts';
import { ensureSchemathesis } from './install.ts';
import { readRecords } from './records.ts';

/** Made-up calls of each operation, beside those for each example and each rule of a schema. */
const EXAMPLES = 8;

const SKIPPED = [
  'SKIPPED. This machine has no Python with its packages, so Schemathesis did not run.',
  'Install Python 3.11 or newer with venv (Debian: apt-get install python3-venv).',
].join('\n');

/** Drives a server with the demo job market from its OpenAPI document alone. */
export async function runSchemathesis({ isHeld }: Part): Promise<Counts> {
  const program = await ensureSchemathesis();
  if (!program) return { passed: 0, failed: 0, skipped: 1, note: SKIPPED };
  await ensureBuilt();
  const folder = inRoot('test-results', 'schemathesis');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const config = join(folder, 'schemathesis.toml');
  const results = join(folder, 'results.xml');
  const server = await startDemoServer();
  try {
    await writeFile(config, configOf(await readRecords(server.url)));
    const args = [
      `--config-file=${config}`,
      'run',
      `${server.url}/api/openapi.json`,
      `--seed=${process.env.FUZZ_SEED ?? 1}`,
      `--max-examples=${EXAMPLES}`,
      '--continue-on-failure',
      `--report-junit-path=${results}`,
    ];
    const { exitCode } = await runSuite(program, args, { isHeld });
    const counts = await readResults(results, exitCode);
    return counts.failed === 0 ? counts : { folder: 'test-results/schemathesis', ...counts };
  } finally {
    await server.stop();
  }
}

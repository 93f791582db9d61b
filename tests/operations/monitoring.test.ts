import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { programPath } from '#scripts/programs.ts';
import { inRoot } from '#scripts/setup/paths.mjs';
import { addGauges } from '#server/platform/watch/gauges.ts';
import { createMetrics } from '#server/platform/watch/metrics.ts';

const folder = inRoot('deploy', 'monitoring');
const read = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');
const promtool = programPath('promtool');

describe.skipIf(!promtool)('promtool', () => {
  test.each([
    [
      'finds no mistake in the configuration',
      ['check', 'config', '--syntax-only', 'prometheus.yml'],
    ],
    ['finds no mistake in the alert rules', ['check', 'rules', 'alerts.yml']],
    [
      'sees each alert fire on a bad day, and none on a usual one',
      ['test', 'rules', 'alerts.test.yml'],
    ],
  ])('%s', async (_name, args) => {
    const { stdout } = await promisify(execFile)(promtool ?? '', args, { cwd: folder });
    expect(stdout).toContain('SUCCESS');
  });
});

const alerts = [...read('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);

test('each alert is explained, and tested by a usual and a bad day', () => {
  const told = readFileSync(inRoot('docs', 'operating.md'), 'utf8').matchAll(
    /^\| <a id="(\w+)"><\/a>`\1` \|/gm,
  );
  expect([...told].map(([, name]) => name)).toEqual(alerts);
  for (const name of alerts)
    expect(
      read('alerts.test.yml').match(new RegExp(`alertname: ${name}\\b`, 'g')),
      name,
    ).toHaveLength(2);
});

test('rules and dashboard ask for metrics that there are', async () => {
  const metrics = createMetrics();
  // Nothing is read.
  addGauges(metrics, {} as Parameters<typeof addGauges>[1]);
  const named = new Set(metrics.names().map(({ name }) => name));
  const asked = `${read('alerts.yml')}${read('grafana-dashboard.json')}`.match(/meydan_\w+/g) ?? [];
  expect(asked.length).toBeGreaterThan(30);
  for (const name of asked) expect(named).toContain(name.replace(/_(bucket|count|sum)$/, ''));
});

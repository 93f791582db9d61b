import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { forgetSurvivors } from './forget-survivors.ts';

it('keeps what was noticed, so that the rest is tried again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'meydan-mutation-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'part.json');
  forgetSurvivors(file);
  const reportOf = (...statuses: string[]) => ({
    schemaVersion: '1',
    files: { 'a.ts': { source: 'a', mutants: statuses.map((status) => ({ status })) } },
  });
  writeFileSync(file, JSON.stringify(reportOf('Killed', 'Survived', 'NoCoverage')));
  forgetSurvivors(file);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(reportOf('Killed', 'NoCoverage'));
});

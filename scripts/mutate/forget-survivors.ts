import { existsSync, readFileSync, writeFileSync } from 'node:fs';

type Report = { files: Record<string, { mutants: { status: string }[] }> };

/**
 * Makes the next run try again what survived the last one. Stryker sees that a test has changed, but not that something
 * has which the test uses.
 */
export function forgetSurvivors(incrementalFile: string): void {
  if (!existsSync(incrementalFile)) return;
  const report = JSON.parse(readFileSync(incrementalFile, 'utf8')) as Report;
  for (const file of Object.values(report.files))
    file.mutants = file.mutants.filter(({ status }) => status !== 'Survived');
  writeFileSync(incrementalFile, JSON.stringify(report));
}

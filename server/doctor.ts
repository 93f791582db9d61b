import { hideExperimentalWarnings } from './platform/config/runtime-warnings.ts';
import { examine } from './platform/doctor/examine.ts';
import type { Finding } from './platform/doctor/finding.ts';
import { escapeControls } from './platform/log/escape-controls.ts';

const USAGE = `Usage:
  npm run doctor             examines settings, database, files, mail, clock, disk and the public address
  npm run doctor -- --json   the same for programs`;

const inWords = ({ part, state, found, advice }: Finding): string =>
  escapeControls(`${state.padEnd(7)}  ${part}: ${found}${advice ? ` → ${advice}` : ''}`);

hideExperimentalWarnings();
const words = process.argv.slice(2).filter((word) => word !== '--');
if (words.some((word) => word !== '--json')) {
  console.error(USAGE);
  process.exitCode = 1;
} else {
  const findings = await examine(process.env);
  if (words.length > 0) console.log(JSON.stringify(findings, null, 2));
  else for (const finding of findings) console.log(inWords(finding));
  process.exitCode = findings.some(({ state }) => state === 'problem') ? 1 : 0;
}

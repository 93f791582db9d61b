import { faultCode } from '#tests/mock/faults.ts';
import { type MockState, toMs } from '#tests/mock/state.ts';
import type { Recorded, Step, Target } from './steps.ts';

/** What a recording consists of, in order. */
export type Entry =
  | { kind: 'step'; step: Step }
  | { kind: 'state'; state: MockState }
  | { kind: 'faults'; faults: MockState['faults']; isClearing: boolean };

export type Recording = {
  name: string;
  market: MockState['market'];
  device: Recorded['device'];
  entries: readonly Entry[];
  heading: Target | undefined;
  /** The statuses of failed calls and pages, which browsers report as errors. */
  statuses: readonly number[];
};

const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll(String.raw`\"`, '"').replaceAll("'", String.raw`\'`)}'`;

const locator = (target: Target): string =>
  target.reduce((before, { role, name, level, nth }) => {
    const options = [
      ...(level ? [`level: ${level}`] : []),
      ...(name ? [`name: ${quote(name)}`, 'exact: true'] : []),
    ];
    const found =
      role === null
        ? `getByLabel(${quote(name)}, { exact: true })`
        : `getByRole(${quote(role)}${options.length > 0 ? `, { ${options.join(', ')} }` : ''})`;
    return `${before}.${found}${nth === undefined ? '' : `.nth(${nth})`}`;
  }, 'page');

/** Small files of the same names: what is in the tester's own stays with them. */
const fileCode = (name: string): string => {
  const maker = { pdf: 'pdfBytes', docx: 'docxBytes', doc: 'docBytes', png: 'pngBytes' }[
    name.split('.').at(-1)?.toLowerCase() ?? ''
  ];
  return `fileOf(${quote(name)}, ${maker ? `${maker}()` : quote('Hello')})`;
};

const stepCode = (step: Step): string => {
  switch (step.kind) {
    case 'open':
      return `await page.goto(${quote(step.path)});`;
    case 'reload':
      return 'await page.reload();';
    case 'back':
      return 'await page.goBack();';
    case 'forward':
      return 'await page.goForward();';
    case 'click':
      return `await ${locator(step.target)}.click();`;
    case 'fill':
      return `await ${locator(step.target)}.fill(${quote(step.value)});`;
    case 'check':
      return `await ${locator(step.target)}.setChecked(${step.isChecked});`;
    case 'select':
      return `await ${locator(step.target)}.selectOption([${step.labels.map((label) => `{ label: ${quote(label)} }`).join(', ')}]);`;
    case 'upload':
      return `await ${locator(step.target)}.setInputFiles([${step.names.map(fileCode).join(', ')}]);`;
    case 'press':
      return `await ${step.target ? locator(step.target) : 'page.keyboard'}.press(${quote(step.key)});`;
    case 'notice':
      return `await expect(page.getByRole('${step.role}').filter({ hasText: ${quote(step.text)} }).first()).toBeVisible();`;
  }
};

const entryCode = (entry: Entry): string[] => {
  if (entry.kind === 'step') return [stepCode(entry.step)];
  if (entry.kind === 'faults')
    return [...(entry.isClearing ? ['faults.clear();'] : []), ...entry.faults.map(faultCode)];
  const ms = toMs(entry.state.clock);
  return [...(ms > 0 ? [`await moveClock(${ms});`] : []), `await signInAs('${entry.state.role}');`];
};

/** The recording as a test. */
export function writeTest({ name, market, device, entries, heading, statuses }: Recording): string {
  const expectations = heading ? [`await expect(${locator(heading)}).toBeVisible();`] : [];
  const problems =
    statuses.length > 0 ? [`problems.expect(/status of (${statuses.join('|')})/);`] : [];
  const body = [...problems, ...entries.flatMap(entryCode), ...expectations];
  const code = body.join('\n');
  const uses = (word: string) => code.includes(word);
  const named = (from: string, ...names: string[]) => {
    const used = names.filter(uses);
    return used.length > 0 ? [`import { ${used.join(', ')} } from '${from}';`] : [];
  };
  const fixtures = ['page', 'signInAs', 'moveClock', 'faults', 'problems'].filter(uses);
  return [
    ...named('#src/contract/endpoints.ts', 'endpoints'),
    ...named('#tests/factories.ts', 'docBytes', 'docxBytes', 'pdfBytes', 'pngBytes'),
    `import { ${uses('expect') ? 'expect, ' : ''}${uses('fileOf') ? 'fileOf, ' : ''}test } from '#tests/e2e/on-market.ts';`,
    '',
    'test.use({',
    `  marketName: '${market}',`,
    `  viewport: { width: ${device.width}, height: ${device.height} },`,
    `  locale: '${device.language}',`,
    `  timezoneId: '${device.timeZone}',`,
    '});',
    '',
    `test(${quote(name)}, async ({ ${fixtures.join(', ')} }) => {`,
    ...body.map((line) => `  ${line}`),
    '});',
    '',
  ].join('\n');
}

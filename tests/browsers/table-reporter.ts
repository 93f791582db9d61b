import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { BROWSERS_TABLE } from '#scripts/engines.ts';

/** The project's name without the engine. */
const PREFIX = 'browsers-';

/** Writes and prints what each browser did, when it ran any of the checks. */
export default class TableReporter implements Reporter {
  private readonly columns = new Map<string, Map<string, string>>();
  private readonly versions = new Map<string, string>();
  private readonly seconds = new Map<string, number>();
  private readonly reasons: string[] = [];

  onTestEnd(test: TestCase, { status, duration, annotations }: TestResult): void {
    const project = test.parent.project()?.name ?? '';
    if (!project.startsWith(PREFIX)) return;
    const engine = project.slice(PREFIX.length);
    const described = (type: string) =>
      annotations.find((annotation) => annotation.type === type)?.description;
    this.versions.set(engine, described('browser') ?? this.versions.get(engine) ?? engine);
    this.seconds.set(engine, (this.seconds.get(engine) ?? 0) + duration / 1000);
    const cells = this.columns.get(engine) ?? new Map<string, string>();
    this.columns.set(engine, cells);
    if (status === 'passed') cells.set(test.title, 'passed');
    else if (status === 'skipped') cells.set(test.title, this.cannot(described('skip')));
    else cells.set(test.title, 'FAILED');
  }

  onEnd(): void {
    // A repetition with traces has only what failed.
    if (this.columns.size === 0 || process.env.PLAYWRIGHT_TRACE) return;
    const engines = [...this.columns.keys()].sort();
    const titles = [...new Set(engines.flatMap((engine) => [...this.cellsOf(engine).keys()]))];
    const rows = [
      ['', ...engines.map((engine) => this.versions.get(engine) ?? engine)],
      ...titles.map((title) => [
        title,
        ...engines.map((engine) => this.cellsOf(engine).get(title) ?? 'not run'),
      ]),
      ['seconds', ...engines.map((engine) => (this.seconds.get(engine) ?? 0).toFixed(1))],
    ];
    const widths = engines
      .concat('')
      .map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
    const line = (row: string[]) =>
      `| ${row.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`;
    const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
    const [head = [], ...body] = rows;
    const notes = this.reasons.map((reason, index) => `${index + 1}. ${reason}`);
    const table = [line(head), rule, ...body.map(line), '', ...notes].join('\n').trim();
    mkdirSync(dirname(BROWSERS_TABLE), { recursive: true });
    writeFileSync(BROWSERS_TABLE, `${table}\n`);
    console.log(`\n${table}\n`);
  }

  private cellsOf(engine: string): Map<string, string> {
    return this.columns.get(engine) ?? new Map<string, string>();
  }

  /** A cell that refers to the reason below the table. */
  private cannot(reason = 'skipped'): string {
    if (!this.reasons.includes(reason)) this.reasons.push(reason);
    return `can’t (${this.reasons.indexOf(reason) + 1})`;
  }
}

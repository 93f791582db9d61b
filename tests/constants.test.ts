import { readFileSync } from 'node:fs';
import type { MessageDescriptor } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { LIVE_JOBS_DEFAULT } from '#server/platform/config/settings.ts';
import { APPLICATION_STATUSES, SETTABLE_STATUSES } from '#src/contract/applications/statuses.ts';
import { CONSOLE_EXPORT_MAX } from '#src/contract/console/console.ts';
import {
  EXPERIENCE_LEVELS,
  JOB_LEVELS,
  JOB_STATUSES,
  JOB_TYPES,
  QUESTION_KINDS,
  SALARY_PERIODS,
  USER_TYPES,
  WORKPLACES,
} from '#src/contract/enumerations.ts';
import {
  ARRAY_BYTES_MAX,
  ARRAY_MAX,
  CLOSING_DAYS,
  FILES_MAX,
  IDEMPOTENCY_KEY_MAX,
  IMAGE_BYTES_MAX,
  LINK_ALERT_MS,
  RESTORE_MS,
  RESUME_BYTES_MAX,
  TOAST_MS,
} from '#src/contract/limits.ts';
import {
  candidateStatusLabels,
  employerStatusLabels,
} from '#src/entities/application/status-labels.ts';
import { jobLevelLabels, jobTypeLabels } from '#src/entities/job/labels.ts';
import { projectFiles } from './project-files.ts';

const product = readFileSync('docs/product.md', 'utf8');
const spansIn = (text = '') => [...text.matchAll(/`([^`]+)`/g)].map(([, span]) => span);
const lineWith = (start: string) => product.split('\n').find((line) => line.startsWith(start));
const field = (name: string) => lineWith(`| \`${name}\` | `)?.split(' | ')[1]?.replace(' |', '');
const labelsOf = <Value extends string>(
  values: readonly Value[],
  labels: Record<Value, MessageDescriptor>,
) => values.map((value) => labels[value].message);

describe('the closed lists are those of the tables, in their order (CONST-2)', () => {
  test('kinds of users', () => {
    expect(spansIn(lineWith('`user_type` ')).slice(1, 3)).toEqual([...USER_TYPES]);
  });

  test('job types and levels, by their labels', () => {
    expect(labelsOf(JOB_TYPES, jobTypeLabels).join(', ')).toBe(field('job_type'));
    expect(labelsOf(JOB_LEVELS, jobLevelLabels).join(', ')).toBe(field('experience_level'));
    expect(JOB_LEVELS.slice(0, -1)).toEqual([...EXPERIENCE_LEVELS]);
  });

  test('workplaces, periods and kinds of answers', () => {
    expect(spansIn(field('workplace'))).toEqual([...WORKPLACES]);
    expect(spansIn(field('salary_period'))).toEqual([...SALARY_PERIODS]);
    expect(spansIn(field('questions')).slice(0, 5)).toEqual([...QUESTION_KINDS]);
  });

  test('statuses of a job', () => {
    const named = spansIn(lineWith('- <a id="JOB-1"></a>'));
    expect([...new Set(named.filter((span) => JOB_STATUSES.some((one) => one === span)))]).toEqual([
      ...JOB_STATUSES,
    ]);
  });

  test('statuses of an application, with their labels and what an employer may set', () => {
    const rows = APPLICATION_STATUSES.map((status) => {
      const [, , candidate, employer, , isSettable] = (lineWith(`| \`${status}\` | `) ?? '')
        .split('|')
        .map((cell) => cell.trim());
      return { status, candidate, employer, isSettable: isSettable === 'yes' };
    });
    expect(rows).toEqual(
      APPLICATION_STATUSES.map((status) => ({
        status,
        candidate: candidateStatusLabels[status].message,
        employer: employerStatusLabels[status].message,
        isSettable: SETTABLE_STATUSES.some((one) => one === status),
      })),
    );
    const places = APPLICATION_STATUSES.map((status) => product.indexOf(`\n| \`${status}\` | `));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});

describe('the numbers that these rules name are those of the code', () => {
  const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five'];
  const toNumber = (text: string) =>
    WORDS.includes(text) ? WORDS.indexOf(text) : Number(text.replaceAll(',', ''));

  test.each<[rule: string, named: RegExp, number: number]>([
    ['ALERT-2', /shows for (\d+) seconds/, TOAST_MS / 1000],
    ['ALERT-2', /link shows for (\d+),/, LINK_ALERT_MS / 1000],
    ['CALL-4', /the ([\d,]+) newest/, ARRAY_MAX],
    ['CALL-4', /and (\d+) MB at most/, ARRAY_BYTES_MAX / 1_000_000],
    ['CALL-9', /1 to (\d+) visible/, IDEMPOTENCY_KEY_MAX],
    ['CONSOLE-12', /([\d,]+) at most/, CONSOLE_EXPORT_MAX],
    ['DASH-4', /close within (\w+) days/, CLOSING_DAYS],
    ['FILE-1', /, (\d+) MB at most/, RESUME_BYTES_MAX / 1024 ** 2],
    ['FILE-2', /, (\d+) MB \(/, IMAGE_BYTES_MAX / 1024 ** 2],
    ['FILE-5', /keeps (\d+) files/, FILES_MAX],
    ['POST-7', /at most (\d+) live jobs/, LIVE_JOBS_DEFAULT],
    ['SESSION-2', /server, (\d+) seconds at most/, RESTORE_MS / 1000],
  ])(
    '%s, %s (ALERT-2, CALL-4, CALL-9, CONSOLE-12, DASH-4, FILE-1, FILE-2, FILE-5, POST-7, SESSION-2)',
    (rule, named, number) => {
      const [, text = ''] = named.exec(lineWith(`- <a id="${rule}"></a>`) ?? '') ?? [];
      expect(toNumber(text)).toBe(number);
    },
  );
});

describe('what the browser keeps (CONST-1)', () => {
  const sources = new Map(
    projectFiles(/^src\/.*(?<!\.test)\.tsx?$/).map((file) => [file, readFileSync(file, 'utf8')]),
  );
  const using = (pattern: RegExp) =>
    [...sources].filter(([, text]) => pattern.test(text)).map(([file]) => file);
  const rule = spansIn(lineWith('- <a id="CONST-1"></a>'));
  /** The value of a constant of this file, otherwise of any. */
  const valueOf = (name: string, text: string) =>
    [text, ...sources.values()]
      .map((source) => new RegExp(`const ${name} = '([^']+)'`).exec(source)?.[1])
      .find(Boolean);

  test('has the names of the rule, and no others', () => {
    const names = new Set<string | undefined>();
    for (const [file, text] of sources) {
      if (file === 'src/lib/storage.ts') continue;
      // Where several are removed in a loop, each is named elsewhere.
      for (const [, name = ''] of text.matchAll(/\b(?:read|write)Stored\((?:`\$\{)?(\w+)/g))
        if (name !== 'key') names.add(valueOf(name, text));
    }
    const [tab] = /(?<=`)reloaded:/.exec(sources.get('src/lib/connection.ts') ?? '') ?? [];
    const ofRouter = 'tsr-scroll-restoration-v1_3';
    const cookies = ['language', 'session', '__Host-session'];
    expect(rule.toSorted()).toEqual([...names, tab, ofRouter, ...cookies].toSorted());
  });

  test('is only accessible in these places', () => {
    expect(using(/\blocalStorage\b/)).toEqual(['src/lib/storage.ts']);
    expect(using(/\bsessionStorage\b/)).toEqual(['src/lib/connection.ts']);
    expect(using(/\bindexedDB\b|\bcaches\.|cookieStore/)).toEqual([]);
  });

  test('are two cookies', () => {
    expect(using(/document\.cookie = /).toSorted()).toEqual([
      'src/lib/early-switches.ts',
      'src/lib/i18n.ts',
      'src/lib/remembered-session.ts',
    ]);
    expect(
      projectFiles(/^server\/.*\.ts$/).filter((file) =>
        /set-cookie/i.test(readFileSync(file, 'utf8')),
      ),
    ).toEqual([]);
  });
});

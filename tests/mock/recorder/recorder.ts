import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { inRoot, nodePath, toolPath } from '#scripts/setup/paths.mjs';
import type { MockState } from '#tests/mock/state.ts';
import type { Recorded } from './steps.ts';
import { type Entry, type Recording, writeTest } from './write-test.ts';

/** Follows the first browser that opens the mock, and keeps the test of what it did up to date in a file. */
export function createRecorder(file: string) {
  const name = basename(file, '.test.ts').replaceAll('-', ' ');
  let followed: string | undefined;
  let recording: Recording | undefined;
  let faults: MockState['faults'] = [];
  let written: Promise<unknown> = Promise.resolve();
  const statuses = new Set<number>();

  const write = () => {
    written = written.then(async () => {
      if (!recording) return;
      const known = [...statuses].sort((one, other) => one - other);
      await writeFile(file, writeTest({ ...recording, statuses: known }));
      await promisify(execFile)(nodePath, [toolPath('biome'), 'check', '--write', file], {
        cwd: inRoot('.'),
      });
    });
  };

  const addStep = (step: NonNullable<Recorded['step']>, state: MockState, now: Recording) => {
    const added: Entry[] = [];
    const isNew = step.kind === 'open' && step.isNew;
    if (isNew) added.push({ kind: 'state', state });
    if (JSON.stringify(faults) !== JSON.stringify(state.faults)) {
      added.push({ kind: 'faults', faults: state.faults, isClearing: faults.length > 0 });
      faults = state.faults;
    }
    added.push({ kind: 'step', step });
    const isSameStep = (entry: Entry) => entry.kind === 'step' && entry.step.id === step.id;
    const place = now.entries.findIndex(isSameStep);
    const entries =
      place === -1 ? [...now.entries, ...added] : now.entries.with(place, { kind: 'step', step });
    recording = { ...now, entries };
  };

  return {
    file,
    /** Whether this session is recorded. */
    follows: (session: string): boolean => {
      followed ??= session;
      return followed === session;
    },
    /** What happened in the page, while the mock was in this state. A new market starts the test again. */
    add: ({ step, heading, device }: Recorded, state: MockState): void => {
      if (!recording || recording.market !== state.market) {
        faults = [];
        statuses.clear();
        recording = {
          name,
          market: state.market,
          device,
          entries: [],
          heading: undefined,
          statuses: [],
        };
      }
      if (step) addStep(step, state, recording);
      if (heading) recording = { ...recording, heading };
      write();
    },
    /** The status of an answer to the followed browser. */
    noteStatus: (status: number): void => {
      if (status >= 400 && recording) statuses.add(status);
    },
    /** Resolves when the file is written. */
    settled: () => written,
  };
}
export type Recorder = ReturnType<typeof createRecorder>;

/** A file in `tests/e2e` that isn't there yet. */
export const newTestFile = (name: string): string => {
  const pathOf = (count: number) =>
    inRoot('tests', 'e2e', `${name}${count > 1 ? `-${count}` : ''}.test.ts`);
  let count = 1;
  while (existsSync(pathOf(count))) count += 1;
  return pathOf(count);
};

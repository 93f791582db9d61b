import type { Client } from './client.ts';
import { type QuestionClass, YARDSTICK } from './questions.ts';

/** The answers to a class: milliseconds of each, and counts by kind. */
export type Measured = {
  ms: number[];
  /** Answers without results. */
  empty: number;
  /** Answers with a 4xx: the server rejects the question. */
  refused: number;
  /** Answers with a 5xx, which must not happen. */
  failed: number;
  /** Questions asked so recently that a cache may have answered. */
  repeated: number;
};

/** Maximum milliseconds that the server caches any part of an answer. */
const KEPT_MS = 10_000;
/** Uncounted questions of each class, by each caller. */
const WARM_UP = 10;
/** Questions of one class in a row, by each caller. */
const IN_A_ROW = 5;

const isEmpty = (json: unknown): boolean => {
  if (Array.isArray(json)) return json.length === 0;
  return typeof json === 'object' && json !== null && 'jobs' in json && isEmpty(json.jobs);
};

const nothing = (): Measured => ({ ms: [], empty: 0, refused: 0, failed: 0, repeated: 0 });

/**
 * Asks `runs` questions of each class with concurrent callers and returns the measurements by class. Classes take
 * turns in short blocks, each after a block of the yardstick, so that other load on the machine affects both alike.
 */
export const measure = async (
  client: Client,
  classes: readonly QuestionClass[],
  { callers, runs }: { callers: number; runs: number },
): Promise<Map<string, Measured>> => {
  const measured = new Map(classes.map(({ name }) => [name, nothing()]));
  const askedAt = new Map<string, number>();
  const askOnce = async ({ name, next }: QuestionClass): Promise<void> => {
    const question = next();
    const key = `${question.token} ${question.path}`;
    const before = askedAt.get(key) ?? Number.NEGATIVE_INFINITY;
    const isRepeated = performance.now() - before < KEPT_MS;
    const { ms, status, json } = await client.ask(question);
    askedAt.set(key, performance.now());
    const of = measured.get(name) ?? nothing();
    of.ms.push(ms);
    if (isEmpty(json)) of.empty += 1;
    if (status >= 500) of.failed += 1;
    else if (status >= 400) of.refused += 1;
    if (isRepeated) of.repeated += 1;
  };
  const block = async (of: QuestionClass, count: number): Promise<void> => {
    let left = count;
    const work = async () => {
      while (left > 0) {
        left -= 1;
        await askOnce(of);
      }
    };
    await Promise.all(Array.from({ length: callers }, work));
  };
  // Warms up code and connections.
  for (const one of classes) await block(one, WARM_UP * callers);
  for (const one of classes) measured.set(one.name, nothing());
  const yardstick = classes.find(({ name }) => name === YARDSTICK);
  const others = classes.filter((one) => one !== yardstick);
  const size = callers * IN_A_ROW;
  for (let asked = 0; asked < runs; asked += size) {
    for (const one of others) {
      if (yardstick) await block(yardstick, size);
      await block(one, Math.min(size, runs - asked));
    }
  }
  return measured;
};

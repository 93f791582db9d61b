import type { Client } from './client.ts';
import { type QuestionClass, YARDSTICK } from './questions.ts';

/** How a class was answered: milliseconds of each answer, and how many of them were of some kind. */
export type Measured = {
  ms: number[];
  /** Answers with nothing in them. */
  empty: number;
  /** Answers with a 4xx: the server doesn't know such a question. */
  refused: number;
  /** Answers with a 5xx, which no question may have. */
  failed: number;
  /** Questions that were asked a moment before, so that a cache may have answered. */
  repeated: number;
};

/** Milliseconds that the server keeps something of an answer at most. */
const KEPT_MS = 10_000;
/** Questions of each class, by each caller, that are not counted. */
const WARM_UP = 10;
/** Questions of one class in a row, by each caller. */
const IN_A_ROW = 5;

const isEmpty = (json: unknown): boolean => {
  if (Array.isArray(json)) return json.length === 0;
  return typeof json === 'object' && json !== null && 'jobs' in json && isEmpty(json.jobs);
};

const nothing = (): Measured => ({ ms: [], empty: 0, refused: 0, failed: 0, repeated: 0 });

/**
 * Asks questions of each class `runs` times over, by so many callers at a time. Classes take turns in short
 * blocks, each after a block of the yardstick: so what else the machine does falls on both alike. Gives what
 * was measured by class.
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
  // So that the code and the connections of both are as fast as they get.
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

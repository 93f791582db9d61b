import { createStore } from '#server/platform/cache/cache.ts';
import { createStopwatch } from '#server/platform/cache/stopwatch.ts';
import type { Log } from '#server/platform/log/log.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { Problem } from './problem.ts';

/** The caller: `clientAddress` and the call's log. */
export type Asker = { address: string | undefined; log: Log };

/**
 * Runs expensive work that anyone may request, such as a search, when it is the address's turn. Refuses (429) when the
 * address has used up its time or has too much queued, and (503) when the whole queue is full or the work did not start
 * in time. Throws what the work throws.
 */
export type Spend = <Result>(asker: Asker, work: () => Promise<Result>) => Promise<Result>;

export type WorkLimits = {
  /** Milliseconds of work that an address can save up, and how many it regains per millisecond. */
  budgetMs: number;
  refill: number;
  /** Work running at once, in total and per address. */
  running: number;
  runningOfOne: number;
  /** Work queued, in total and per address, and the milliseconds it may wait. */
  waiting: number;
  waitingOfOne: number;
  waitMs: number;
};

/*
 * A hundred people behind one address who each search every five seconds use a third of its budget, at 30 ms a search.
 * The database has 10 connections.
 */
const LIMITS: WorkLimits = {
  budgetMs: 60_000,
  refill: 2,
  running: 8,
  runningOfOne: 3,
  waiting: 500,
  waitingOfOne: 100,
  waitMs: 5000,
};

/** Milliseconds of work that an address must regain before a refused call may retry. */
const COME_BACK_MS = 1000;
/** Retry-After, in seconds, when the queue is full or slow. */
const RETRY_AFTER = '2';

/** An address's running work, counted, and its queued work, in order. */
type Line = { running: number; waiting: Set<() => void> };

/**
 * Counts the time that each address spends, in this process; calls without an address are not limited (rule ERROR-5).
 */
export function createWorkBudget(clock: () => Date, limits: Partial<WorkLimits> = {}): Spend {
  const { budgetMs, refill, running, runningOfOne, waiting, waitingOfOne, waitMs } = {
    ...LIMITS,
    ...limits,
  };
  const passed = createStopwatch(clock);
  const budgets = createStore<{ left: number; at: number }>('time spent for an address');
  /** Addresses with work, in the order of their turns. */
  const lines = new Map<string, Line>();
  let [runningNow, waitingNow] = [0, 0];

  const leftOf = (address: string): number => {
    const found = budgets.get(address);
    return found ? Math.min(budgetMs, found.left + (passed() - found.at) * refill) : budgetMs;
  };
  const refuse = ({ log, address }: Asker, status: 429 | 503, retryAfter: string): Problem => {
    log('limit.reached', { rule: 'work', address });
    const msg = status === 429 ? errorMessages.tooManyRequests : errorMessages.busy;
    return new Problem(status, { msg }, { 'Retry-After': retryAfter });
  };

  /** Forgets an address without work; only its spent time is kept. */
  const dropEmpty = (address: string, line: Line): void => {
    if (line.running + line.waiting.size === 0) lines.delete(address);
  };
  const begin = (address: string, line: Line): void => {
    line.running += 1;
    runningNow += 1;
    // Moves the address behind the others.
    lines.delete(address);
    lines.set(address, line);
  };
  const letNextBegin = (): void => {
    for (const [address, line] of lines) {
      const [next] = line.waiting;
      if (!next || line.running >= runningOfOne) continue;
      line.waiting.delete(next);
      waitingNow -= 1;
      begin(address, line);
      next();
      return;
    }
  };
  const end = (address: string, line: Line, spent: number): void => {
    budgets.set(address, { left: leftOf(address) - spent, at: passed() });
    line.running -= 1;
    runningNow -= 1;
    lines.delete(address);
    if (line.running + line.waiting.size > 0) lines.set(address, line);
    letNextBegin();
  };

  const waitForTurn = async (asker: Asker, address: string, line: Line): Promise<void> => {
    if (runningNow < running && line.running < runningOfOne) return begin(address, line);
    if (line.waiting.size >= waitingOfOne) throw refuse(asker, 429, RETRY_AFTER);
    if (waitingNow >= waiting) throw refuse(asker, 503, RETRY_AFTER);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => {
      line.waiting.delete(next);
      waitingNow -= 1;
      reject(refuse(asker, 503, RETRY_AFTER));
    }, waitMs);
    const next = () => {
      clearTimeout(timer);
      resolve();
    };
    line.waiting.add(next);
    waitingNow += 1;
    return promise;
  };

  return async (asker, work) => {
    const { address } = asker;
    if (address === undefined) return work();
    const left = leftOf(address);
    if (left <= 0)
      throw refuse(asker, 429, String(Math.ceil((COME_BACK_MS - left) / refill / 1000)));
    const line = lines.get(address) ?? { running: 0, waiting: new Set() };
    lines.set(address, line);
    await waitForTurn(asker, address, line).catch((error: unknown) => {
      dropEmpty(address, line);
      throw error;
    });
    const startedAt = performance.now();
    try {
      return await work();
    } finally {
      end(address, line, performance.now() - startedAt);
    }
  };
}

export const spendFreely: Spend = (_asker, work) => work();

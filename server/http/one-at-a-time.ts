import { errorMessages } from '#src/contract/error-messages.ts';
import { Problem } from './problem.ts';

/** Runs an account's work. Refuses (429) while other work of the account is running. */
export type OneAtATime = <Result>(account: string, work: () => Promise<Result>) => Promise<Result>;

/** For expensive work: each account can run it once at a time. */
export function createOneAtATime(): OneAtATime {
  const busy = new Set<string>();
  return async (account, work) => {
    if (busy.has(account))
      throw new Problem(429, { msg: errorMessages.tooManyRequests }, { 'Retry-After': '1' });
    busy.add(account);
    try {
      return await work();
    } finally {
      busy.delete(account);
    }
  };
}

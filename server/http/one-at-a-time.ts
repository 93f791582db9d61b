import { messages } from '#src/contract/messages.ts';
import { Problem } from './problem.ts';

/** Does the work of an account. Refuses (429) while other work of it is going on. */
export type OneAtATime = <Result>(account: string, work: () => Promise<Result>) => Promise<Result>;

/** For work that is expensive and needed once: an account can't have more of it at the same time. */
export function createOneAtATime(): OneAtATime {
  const busy = new Set<string>();
  return async (account, work) => {
    if (busy.has(account))
      throw new Problem(429, { msg: messages.tooManyRequests }, { 'Retry-After': '1' });
    busy.add(account);
    try {
      return await work();
    } finally {
      busy.delete(account);
    }
  };
}

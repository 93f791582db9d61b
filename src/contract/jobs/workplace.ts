import type { Workplace } from '#src/contract/enumerations.ts';

type Where = { is_remote?: boolean | undefined; workplace?: Workplace | undefined };

/** The workplace of a job in a reply. Some servers only send `is_remote`. */
export const workplaceOf = ({ is_remote, workplace }: Required<Where>): Workplace => {
  if (is_remote) return 'remote';
  return workplace === 'hybrid' ? 'hybrid' : 'on_site';
};

/**
 * A job's workplace after a write; `before` is the stored one, undefined for a new job. Clients that only know
 * `is_remote` change the workplace with it, and leave a hybrid job hybrid. A value that repeats the stored one changes
 * nothing; if the two contradict each other, `workplace` wins (rule JOB-9).
 */
export const nextWorkplace = ({ is_remote, workplace }: Where, before?: Workplace): Workplace => {
  if (workplace !== undefined && workplace !== before) return workplace;
  const isSameAnswer = is_remote === undefined || is_remote === (before === 'remote');
  if (isSameAnswer) return workplace ?? before ?? 'on_site';
  return is_remote ? 'remote' : 'on_site';
};

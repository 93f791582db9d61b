import type { Workplace } from '#src/contract/enumerations.ts';

type Where = { is_remote?: boolean | undefined; workplace?: Workplace | undefined };

/** Where a job of a reply is done. A server that knows only whether it is remote doesn't say more. */
export const workplaceOf = ({ is_remote, workplace }: Required<Where>): Workplace => {
  if (is_remote) return 'remote';
  return workplace === 'hybrid' ? 'hybrid' : 'on_site';
};

/**
 * Where a job is done once it is written, by what was sent; `before` is where it was done, undefined for a
 * new job. Clients that know only `is_remote` change with it what they mean, and leave a hybrid job as it is.
 * What is sent back as it was read says nothing, and of two that contradict each other the workplace counts
 * (rule JOB-9).
 */
export const nextWorkplace = ({ is_remote, workplace }: Where, before?: Workplace): Workplace => {
  if (workplace !== undefined && workplace !== before) return workplace;
  const isSameAnswer = is_remote === undefined || is_remote === (before === 'remote');
  if (isSameAnswer) return workplace ?? before ?? 'on_site';
  return is_remote ? 'remote' : 'on_site';
};

import type { Application } from '#src/contract/applications/application.ts';

/** Whether the employer can't change the application any more: it was withdrawn, or its candidate's account deleted. */
export const isOver = ({
  withdrawn_at,
  erased_at,
}: Pick<Application, 'withdrawn_at' | 'erased_at'>): boolean => !!(withdrawn_at ?? erased_at);

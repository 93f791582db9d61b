import type { Application } from '#src/contract/applications/application.ts';

/** The candidate's full name, or '' when it is unknown. */
export const candidateName = ({ candidate }: Pick<Application, 'candidate'>): string =>
  [candidate?.first_name, candidate?.last_name].filter(Boolean).join(' ');

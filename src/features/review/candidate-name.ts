import type { Application } from '../../contract/application.ts';

/** The candidate's full name, or '' when it is unknown. */
export const candidateName = ({ candidate }: Application): string =>
  [candidate?.first_name, candidate?.last_name].filter(Boolean).join(' ');

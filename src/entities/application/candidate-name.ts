import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Application } from '#src/contract/applications/application.ts';

/** The candidate's full name, or '' when it is unknown. */
export const candidateName = ({ candidate }: Pick<Application, 'candidate'>): string =>
  [candidate?.first_name, candidate?.last_name].filter(Boolean).join(' ');

/** What an employer reads for the candidate, who may have deleted their account (rule DELETE-3). */
export const shownCandidate = (
  i18n: I18n,
  application: Pick<Application, 'candidate' | 'erased_at'>,
): string =>
  candidateName(application) ||
  i18n._(application.erased_at ? msg`Deleted candidate` : msg`Unknown`);

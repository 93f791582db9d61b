import { useLingui } from '@lingui/react/macro';
import type { ApplicationFilter } from '../contract/enumerations.ts';
import { candidateStatusLabels, employerStatusLabels } from '../lib/status-labels.ts';
import { Badge, type BadgeTone } from './badge.tsx';

/** Rule STATUS-1. */
const tones: Record<ApplicationFilter, BadgeTone> = {
  pending: 'info',
  reviewed: 'warning',
  interview: 'success',
  accepted: 'secondary',
  hired: 'secondary',
  rejected: 'danger',
  withdrawn: 'plain',
};

/** An application's status in the reader's words. */
export function StatusBadge({
  status,
  reader = 'candidate',
}: {
  status: ApplicationFilter;
  reader?: 'candidate' | 'employer';
}) {
  const { i18n } = useLingui();
  const labels = reader === 'employer' ? employerStatusLabels : candidateStatusLabels;
  return <Badge tone={tones[status]}>{i18n._(labels[status])}</Badge>;
}

import { useLingui } from '@lingui/react/macro';
import type { ApplicationStatus } from '../contract/enumerations.ts';
import { candidateStatusLabels, employerStatusLabels } from '../lib/status-labels.ts';
import { Badge, type BadgeTone } from './badge.tsx';

/** Rule STATUS-1. */
const tones: Record<ApplicationStatus, BadgeTone> = {
  pending: 'info',
  reviewed: 'warning',
  interview: 'success',
  accepted: 'secondary',
  hired: 'secondary',
  rejected: 'danger',
};

/** An application's status in the reader's words. */
export function StatusBadge({
  status,
  reader = 'candidate',
}: {
  status: ApplicationStatus;
  reader?: 'candidate' | 'employer';
}) {
  const { i18n } = useLingui();
  const labels = reader === 'employer' ? employerStatusLabels : candidateStatusLabels;
  return <Badge tone={tones[status]}>{i18n._(labels[status])}</Badge>;
}

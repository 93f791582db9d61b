import { useLingui } from '@lingui/react/macro';
import type { ApplicationStatus } from '../../contract/enumerations.ts';
import { candidateStatusLabels } from '../../lib/status-labels.ts';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

/** Rule STATUS-1. */
const tones: Record<ApplicationStatus, BadgeTone> = {
  pending: 'info',
  reviewed: 'warning',
  interview: 'success',
  accepted: 'secondary',
  hired: 'secondary',
  rejected: 'danger',
};

/** An application's status as its candidate sees it. */
export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const { i18n } = useLingui();
  return <Badge tone={tones[status]}>{i18n._(candidateStatusLabels[status])}</Badge>;
}

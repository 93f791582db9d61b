import { useLingui } from '@lingui/react/macro';
import type { ApplicationFilter } from '#src/contract/applications/statuses.ts';
import { Badge, type BadgeTone, badgeTones } from '#src/ui/badge.tsx';
import { Icon, type IconName } from '#src/ui/icons.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { candidateStatusLabels, employerStatusLabels } from './status-labels.ts';

/** Rule STATUS-1. Each status has its own icon, so colour never carries the meaning alone. */
const looks: Record<ApplicationFilter, { tone: BadgeTone; icon: IconName }> = {
  pending: { tone: 'info', icon: 'clock' },
  reviewed: { tone: 'warning', icon: moreIcons.eye },
  interview: { tone: 'success', icon: 'calendar' },
  accepted: { tone: 'secondary', icon: 'check' },
  hired: { tone: 'secondary', icon: 'check' },
  rejected: { tone: 'danger', icon: 'close' },
  withdrawn: { tone: 'plain', icon: moreIcons.undo },
};

/** The badge colours of a status, for chart segments. */
export const statusColors = (status: ApplicationFilter): string => badgeTones[looks[status].tone];

export function StatusBadge({
  status,
  reader = 'candidate',
}: {
  status: ApplicationFilter;
  reader?: 'candidate' | 'employer';
}) {
  const { i18n } = useLingui();
  const labels = reader === 'employer' ? employerStatusLabels : candidateStatusLabels;
  const { tone, icon } = looks[status];
  return (
    <Badge tone={tone}>
      <Icon name={icon} className="-ms-0.5 size-3.5" strokeWidth="2.25" />
      {i18n._(labels[status])}
    </Badge>
  );
}

/** The solid colour of each status in charts, matching its badge (rule STATUS-1). */
export const statusFills: Record<ApplicationFilter, string> = {
  pending: 'bg-info',
  reviewed: 'bg-warning',
  interview: 'bg-success',
  accepted: 'bg-secondary',
  hired: 'bg-secondary',
  rejected: 'bg-danger',
  withdrawn: 'bg-muted',
};

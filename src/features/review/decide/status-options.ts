import { msg } from '@lingui/core/macro';
import { SETTABLE_STATUSES } from '#src/contract/applications/statuses.ts';
import { employerStatusLabels } from '#src/entities/application/status-labels.ts';

export const statusOptions = [
  { value: '', label: msg`Choose a status` },
  ...SETTABLE_STATUSES.map((value) => ({ value, label: employerStatusLabels[value] })),
];

import { useLingui } from '@lingui/react/macro';
import type { ApplicationStatus } from '../../contract/enumerations.ts';
import { candidateStatusLabels } from '../../lib/status-labels.ts';
import { Chip, type ChipTone } from '../../ui/chip.tsx';

/** Specification, section 4. */
const tones: Record<ApplicationStatus, ChipTone> = {
  pending: 'info',
  reviewed: 'warning',
  interview: 'success',
  accepted: 'secondary',
  hired: 'secondary',
  rejected: 'danger',
};

/** An application's status as its candidate reads it. */
export function StatusChip({ status }: { status: ApplicationStatus }) {
  const { i18n } = useLingui();
  return <Chip tone={tones[status]}>{i18n._(candidateStatusLabels[status])}</Chip>;
}

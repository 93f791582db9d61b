import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { JobReasons } from '../../contract/job.ts';
import { Icon } from '../../ui/icons.tsx';

/** Why a job is recommended, in a line of words; nothing when there is no reason. */
export function JobReasonsLine({ reasons }: { reasons: JobReasons }) {
  const { t } = useLingui();
  const { skills, title, place, level, applied } = reasons;
  const parts = [
    title && t`Fits your title`,
    skills > 0 &&
      t({ message: plural(skills, { one: '# of your skills', other: '# of your skills' }) }),
    place,
    level && t`Your level`,
    applied && t`Similar to a job you applied for`,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return (
    <p className="mt-2 flex items-start gap-1.5 text-14 text-success">
      <Icon name="check" width="16" height="16" className="mt-0.5 shrink-0" />
      {parts.join(' · ')}
    </p>
  );
}

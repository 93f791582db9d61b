import { useLingui } from '@lingui/react/macro';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { PROFILE_PARTS } from './profile-completeness.ts';

/** How much of a profile is filled in, as a bar and in numbers. */
export function CompletenessBar({ missing }: { missing: number }) {
  const { t } = useLingui();
  const total = PROFILE_PARTS.length;
  const done = total - missing;
  return (
    <div className="flex items-center gap-3">
      <ProgressBar
        label={t`Completeness of your profile`}
        value={done}
        max={total}
        className="h-2 min-w-0 flex-1"
      />
      <span className="text-14 text-muted tabular">{t`${done} of ${total}`}</span>
    </div>
  );
}

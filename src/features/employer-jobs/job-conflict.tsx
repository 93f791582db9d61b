import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { JobInput } from '../../contract/job-input.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { JobDifferences } from './job-differences.tsx';
import type { JobForm } from './job-form-schema.ts';
import { findConflict, type JobBase } from './job-versions.ts';

type JobConflictProps = {
  control: Control<JobForm, unknown, JobInput>;
  base: JobBase;
  theirs: JobBase;
  /** Shown because saving was refused: then it takes the focus. */
  wasRefused: boolean;
  isSaving: boolean;
  onLoad: () => void;
  onOverride: () => void;
};

/**
 * Says that the job was changed since editing started, and how. The user's changes are kept until
 * they decide.
 */
export function JobConflict({ control, base, theirs, ...rest }: JobConflictProps) {
  const mine = useWatch({ control }) as JobForm;
  const fields = findConflict(base, mine, theirs);
  if (fields.length === 0) return null;
  return (
    <Explanation {...rest}>
      <JobDifferences fields={fields} mine={mine} theirs={theirs} />
    </Explanation>
  );
}

function Explanation({
  wasRefused,
  isSaving,
  onLoad,
  onOverride,
  children,
}: Omit<JobConflictProps, 'control' | 'base' | 'theirs'> & { children: React.ReactNode }) {
  const { t } = useLingui();
  const id = useId();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!wasRefused) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: 'start' });
  }, [wasRefused]);

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby={id}
      className="grid gap-4 rounded border border-warning bg-surface p-5 sm:p-6"
    >
      <div className="flex items-start gap-3">
        <Icon name="alert" className="mt-0.5 shrink-0 text-warning" />
        <div>
          <h2 id={id} className="text-18">
            <Trans>This job was changed in the meantime</Trans>
          </h2>
          <p className="mt-1 text-muted">
            <Trans>
              Someone saved a newer version while you were editing. What you typed is still here.
              These are the differences:
            </Trans>
          </p>
        </div>
      </div>
      {children}
      <div className="flex flex-col gap-3 sm:flex-row">
        <Button variant="secondary" size="small" disabled={isSaving} onClick={onLoad}>
          {t`Load the newer version`}
        </Button>
        <Button variant="danger" size="small" pending={isSaving} onClick={onOverride}>
          {t`Keep my version and save anyway`}
        </Button>
      </div>
    </section>
  );
}

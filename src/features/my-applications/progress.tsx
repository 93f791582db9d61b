import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Application } from '#src/contract/applications/application.ts';
import { isDecided } from '#src/contract/applications/statuses.ts';
import { StatusBadge, statusFills } from '#src/entities/application/status-badge.tsx';
import { candidateStatusLabels } from '#src/entities/application/status-labels.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons.tsx';
import { STEPS, type Step, stepsOf } from './steps.ts';

const labels: Record<Step, MessageDescriptor> = {
  applied: msg`Applied`,
  reviewed: msg`Reviewed`,
  interview: msg`Interview`,
  decision: msg`Decision`,
};

/** An application's progress in four steps, optionally with their names and the status (rule APP-8). */
export function Progress({
  application,
  isLabelled = false,
}: {
  application: Application;
  isLabelled?: boolean;
}) {
  const { t, i18n } = useLingui();
  const { status } = application;
  const { current, taken } = stepsOf(application);
  const name = i18n._(isDecided(status) ? candidateStatusLabels[status] : labels[current]);
  const [step, steps] = [STEPS.indexOf(current) + 1, STEPS.length];
  return (
    <div
      role="img"
      aria-label={t`Step ${step} of ${steps}: ${name}`}
      // Large text leaves no room for names side by side, so they stack.
      className={classNames(
        'isolate grid print:grid',
        isLabelled ? 'max-xs:gap-2 xs:grid-cols-4' : 'grid-cols-4',
      )}
    >
      {STEPS.map((one, index) => (
        <div
          key={one}
          className={classNames(
            'relative content-start justify-items-center gap-2',
            isLabelled ? 'flex xs:grid print:grid' : 'grid print:grid',
          )}
        >
          {index > 0 && (
            <span
              className={classNames(
                'absolute end-1/2 h-0.5 w-full',
                isLabelled && 'max-xs:hidden',
                index < step ? 'bg-muted' : 'bg-line',
              )}
              style={{ insetBlockStart: `calc(${isLabelled ? 0.75 : 0.5}rem - 1px)` }}
            />
          )}
          <span
            className={classNames('z-10 grid place-items-center', isLabelled ? 'size-6' : 'size-4')}
          >
            <Dot
              isTaken={taken.includes(one)}
              fill={one === current ? statusFills[status] : undefined}
              icon={one === 'decision' && one === current && iconOf(status)}
              isLarge={isLabelled}
            />
          </span>
          {isLabelled &&
            (one === current ? (
              // Without its icon on a phone, where it may be wider than its step.
              <span className="flex whitespace-nowrap *:max-w-none max-sm:[&_svg]:hidden">
                <StatusBadge status={status} />
              </span>
            ) : (
              <span className="px-0.5 py-0.5 text-13 text-muted xs:text-center">
                {i18n._(labels[one])}
              </span>
            ))}
        </div>
      ))}
    </div>
  );
}

const iconOf = (status: Application['status']) => (status === 'rejected' ? 'close' : 'check');

function Dot({
  isTaken,
  fill,
  icon,
  isLarge,
}: {
  isTaken: boolean;
  /** Set on the current step. */
  fill: string | undefined;
  icon: 'check' | 'close' | false;
  isLarge: boolean;
}) {
  if (fill)
    return (
      <span
        className={classNames(
          'grid place-items-center rounded-full text-surface',
          fill,
          isLarge ? 'size-6' : 'size-4',
        )}
      >
        {icon && <Icon name={icon} className={isLarge ? 'size-4' : 'size-3'} strokeWidth="2.5" />}
      </span>
    );
  return (
    <span
      className={classNames(
        'rounded-full border-2',
        isTaken ? 'border-muted bg-muted' : 'border-line-strong bg-surface',
        isLarge ? 'size-3.5' : 'size-2.5',
      )}
    />
  );
}

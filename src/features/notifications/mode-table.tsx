import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { NOTIFICATION_MODES, type NotificationKind } from '../../contract/notification.ts';
import { kindHints, kindLabels, modeLabels } from './mail-labels.ts';

/** The props of a field of the form, for the radio buttons of a kind. */
type Register = (kind: NotificationKind) => UseFormRegisterReturn;

/** On a phone each choice is below its kind, with a label of its own; beside it under headings from 640 px on. */
const columns = 'grid sm:grid-cols-[1fr_repeat(3,5.5rem)] sm:items-center';

/** For each kind how one is mailed, one of three. */
export function ModeTable({
  kinds,
  register,
}: {
  kinds: readonly NotificationKind[];
  register: Register;
}) {
  const { i18n } = useLingui();
  return (
    <div>
      <div
        aria-hidden="true"
        className={`${columns} border-line border-b px-4 py-2 font-medium text-13 text-muted max-sm:hidden sm:px-5`}
      >
        <span />
        {NOTIFICATION_MODES.map((mode) => (
          <span key={mode} className="text-center">
            {i18n._(modeLabels[mode])}
          </span>
        ))}
      </div>
      <ul className="divide-y divide-line">
        {kinds.map((kind) => (
          <li key={kind}>
            <ModeRow kind={kind} register={register} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ModeRow({ kind, register }: { kind: NotificationKind; register: Register }) {
  const { i18n } = useLingui();
  const id = useId();
  const hint = kindHints[kind];
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={hint && `${id}-hint`}
      className={`${columns} gap-y-2 px-4 py-3 sm:px-5`}
    >
      <div>
        <p id={id} className="font-medium">
          {i18n._(kindLabels[kind])}
        </p>
        {hint && (
          <p id={`${id}-hint`} className="text-14 text-muted">
            {i18n._(hint)}
          </p>
        )}
      </div>
      <div className="grid xs:grid-cols-[repeat(3,auto)] overflow-hidden rounded border border-line-strong sm:contents">
        {NOTIFICATION_MODES.map((mode) => (
          <label
            key={mode}
            className="flex min-h-11 flex-col items-center justify-center gap-1 border-line-strong px-1 py-2 text-center text-14 max-xs:not-first:border-t xs:not-first:border-s hover:bg-wash has-checked:bg-wash has-checked:font-medium sm:border-none sm:hover:bg-transparent sm:has-checked:bg-transparent"
          >
            <input type="radio" value={mode} {...register(kind)} className="size-5" />
            <span className="wrap-break-word sm:sr-only">{i18n._(modeLabels[mode])}</span>
          </label>
        ))}
      </div>
    </div>
  );
}

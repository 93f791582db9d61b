import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { CALLS, FAULT_KINDS, type Fault, type FaultKind } from '#tests/mock/faults.ts';
import { Choice, Input } from './fields.tsx';
import { useNames } from './names.ts';

const callNames = Object.fromEntries(CALLS.map((name) => [name, name])) as Record<
  (typeof CALLS)[number],
  string
>;

/** A fault of this kind, with what is usual. */
export const makeFault = (call: (typeof CALLS)[number], kind: FaultKind): Fault => {
  if (kind === 'respond') return { call, kind, status: 500, text: '' };
  return kind === 'slow' ? { call, kind, ms: 3000 } : { call, kind };
};

const changeCall = (fault: Fault, call: Fault['call']): Fault => {
  if (call === 'every') return { call, kind: 'offline' };
  return fault.call === 'every' ? makeFault(call, 'respond') : { ...fault, call };
};

type FaultFieldsProps = {
  fault: Fault;
  /** Takes the focus when it appears. */
  isNew: boolean;
  /** Counted from 1, for the name of the group. */
  number: number;
  onChange: (fault: Fault) => void;
  onRemove: () => void;
};

/** Which call fails, and how. */
export function FaultFields({ fault, isNew, number, onChange, onRemove }: FaultFieldsProps) {
  const { t } = useLingui();
  const { kinds } = useNames();
  const everyName = t`Every call`;
  const { call } = fault;
  const group = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isNew) group.current?.querySelector('select')?.focus();
  }, [isNew]);
  const shownKinds = Object.fromEntries(
    FAULT_KINDS.filter((kind) => call !== 'every' || kind === 'offline').map((kind) => [
      kind,
      kinds[kind],
    ]),
  ) as typeof kinds;
  return (
    <fieldset ref={group}>
      <legend>{t`Fault ${number}`}</legend>
      <Choice
        label={t`Call`}
        names={{ every: everyName, ...callNames }}
        value={call}
        onChange={(chosen) => onChange(changeCall(fault, chosen))}
      />
      <Choice
        label={t`What happens`}
        names={shownKinds}
        value={fault.kind}
        onChange={(kind) => call !== 'every' && onChange(makeFault(call, kind))}
      />
      {fault.kind === 'respond' && (
        <div className="row">
          <Input
            label={t`Status`}
            range={{ min: 200, max: 599 }}
            value={fault.status}
            onChange={(status) => onChange({ ...fault, status: Number(status) })}
          />
          <Input
            label={t`Text of the reply`}
            value={fault.text}
            onChange={(text) => onChange({ ...fault, text })}
          />
        </div>
      )}
      {fault.kind === 'slow' && (
        <Input
          label={t`Milliseconds`}
          range={{ min: 0, max: 60_000 }}
          value={fault.ms}
          onChange={(ms) => onChange({ ...fault, ms: Number(ms) })}
        />
      )}
      <button type="button" onClick={onRemove}>{t`Remove fault ${number}`}</button>
    </fieldset>
  );
}

import { useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useRef, useState } from 'react';
import type { Fault } from '#tests/mock/faults.ts';
import { currentState, refreshAddress } from '#tests/mock/page/address.ts';
import { FaultFields, makeFault } from './fault-fields.tsx';
import { Choice } from './fields.tsx';
import { enter, startAgain } from './go.ts';
import { MadeCalls } from './made-calls.tsx';
import { useNames } from './names.ts';

type SettingsProps = { onDone: (said: string) => void };

/** Everything that the mock can be set to. */
export function Settings({ onDone }: SettingsProps) {
  const { t } = useLingui();
  const { roles, markets, clocks } = useNames();
  const [draft, setDraft] = useState(currentState);
  const { faults } = draft;
  const [added, setAdded] = useState<number>();
  const addButton = useRef<HTMLButtonElement>(null);
  const setFaults = (next: readonly Fault[]) => setDraft({ ...draft, faults: next });
  const addFault = (fault: Fault) => {
    setAdded(faults.length);
    setFaults([...faults, fault]);
  };
  const removeFault = (index: number) => {
    addButton.current?.focus();
    setAdded(undefined);
    setFaults(faults.toSpliced(index, 1));
  };
  const apply = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!(await enter(draft))) return;
    refreshAddress();
    onDone(t`The faults apply from the next call on.`);
  };
  const copy = async () => {
    refreshAddress();
    await navigator.clipboard.writeText(location.href);
    onDone(t`Link copied`);
  };
  return (
    <form onSubmit={apply}>
      <div className="fields">
        <Choice
          label={t`Role`}
          names={roles}
          value={draft.role}
          onChange={(role) => setDraft({ ...draft, role })}
        />
        <Choice
          label={t`Market`}
          names={markets}
          value={draft.market}
          onChange={(market) => setDraft({ ...draft, market })}
        />
        <Choice
          label={t`Clock`}
          names={{ ...clocks, [draft.clock]: clocks[draft.clock] ?? `+${draft.clock}` }}
          value={draft.clock}
          onChange={(clock) => setDraft({ ...draft, clock })}
        />
        {faults.map((fault, index) => (
          <FaultFields
            // oxlint-disable-next-line react/no-array-index-key -- faults have nothing else of their own
            key={index}
            fault={fault}
            isNew={index === added}
            number={index + 1}
            onChange={(changed) => setFaults(faults.with(index, changed))}
            onRemove={() => removeFault(index)}
          />
        ))}
        <button
          ref={addButton}
          type="button"
          onClick={() => addFault({ call: 'every', kind: 'offline' })}
        >
          {t`Add a fault`}
        </button>
        <MadeCalls onBreak={(name) => addFault(makeFault(name, 'respond'))} />
      </div>
      <div className="actions">
        <button type="submit" className="primary">{t`Apply`}</button>
        <button type="button" onClick={copy}>{t`Copy link`}</button>
        <button type="button" onClick={startAgain}>{t`Refill the market`}</button>
      </div>
    </form>
  );
}

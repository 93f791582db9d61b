import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { type MadeCall, MOCK_PATHS } from '#tests/mock/boot-data.ts';

type MadeCallsProps = { onBreak: (name: MadeCall['name']) => void };

/** The latest calls of the screen by name, since testers see only what they do. */
export function MadeCalls({ onBreak }: MadeCallsProps) {
  const { t } = useLingui();
  const [calls, setCalls] = useState<readonly MadeCall[]>([]);
  useEffect(() => {
    const read = async () => {
      const response = await fetch(MOCK_PATHS.calls);
      setCalls((await response.json()) as MadeCall[]);
    };
    void read();
    // The screen below may still be loading.
    const timer = setInterval(read, 1000);
    return () => clearInterval(timer);
  }, []);
  // Each once, as it was the last time.
  const names = new Map(calls.toReversed().map((call) => [call.name, call]));
  const shown = [...names.values()].toReversed();
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="calls">
      <h3 id="calls">{t`Latest calls`}</h3>
      <ul>
        {shown.map(({ name, status }) => (
          <li key={name}>
            <span>
              <code>{name}</code> <span className="hint">{status || t`no reply`}</span>
            </span>
            <button type="button" onClick={() => onBreak(name)} aria-label={t`Break ${name}`}>
              {t`Break`}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

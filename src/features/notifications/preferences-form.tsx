import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { savePreferences } from '../../api/notification-preferences.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../contract/language.ts';
import {
  NOTIFICATION_KINDS,
  type NotificationModes,
  type Preferences,
} from '../../contract/notification.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/panel.tsx';
import { SelectField } from '../../ui/select.tsx';
import { useLeaveGuard } from '../../ui/use-leave-guard.tsx';
import { ModeTable } from './mode-table.tsx';

type Change = { language?: Language; modes: NotificationModes };
const UNCHANGED: Change = { modes: {} };

const languageOptions = LANGUAGES.map((language) => ({
  value: language,
  label: LANGUAGE_NAMES[language],
}));

/** What one is mailed, by kind, and in which language; saved together. */
export function PreferencesForm({
  preferences,
  token,
}: {
  preferences: Preferences;
  token: string | undefined;
}) {
  const { t } = useLingui();
  const [change, setChange] = useState(UNCHANGED);
  const saving = useMutation(savePreferences(token));
  const modes = { ...preferences.modes, ...change.modes };
  const language = change.language ?? preferences.language;
  const hasChanges =
    language !== preferences.language ||
    NOTIFICATION_KINDS.some((kind) => modes[kind] !== preferences.modes[kind]);
  const guard = useLeaveGuard(hasChanges);

  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate(change, { onSuccess: () => setChange(UNCHANGED) });
      }}
    >
      {guard}
      <Card>
        <ModeTable
          modes={NOTIFICATION_KINDS.flatMap((kind) => {
            const mode = modes[kind];
            return mode ? [[kind, mode] as const] : [];
          })}
          onChoose={(kind, mode) =>
            setChange((before) => ({ ...before, modes: { ...before.modes, [kind]: mode } }))
          }
        />
      </Card>
      <p className="-mt-3 text-14 text-muted">
        <Trans>
          Once a day: one email with everything new, in the morning. Your notifications on the site
          stay as they are.
        </Trans>
      </p>
      <SelectField
        label={t`Language of our emails`}
        options={languageOptions}
        value={language}
        onChange={({ currentTarget: { value } }) =>
          setChange((before) => ({ ...before, language: value as Language }))
        }
        className="sm:max-w-60"
      />
      <div>
        <Button type="submit" pending={saving.isPending}>
          <Trans>Save changes</Trans>
        </Button>
      </div>
    </form>
  );
}

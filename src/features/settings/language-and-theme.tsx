import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { getPreferencesQuery, updatePreferences } from '#src/api/notification-preferences.ts';
import { isUnknownCall } from '#src/api/unless-unknown.ts';
import { LANGUAGE_NAMES, LANGUAGES } from '#src/contract/language.ts';
import { THEMES, type Theme } from '#src/lib/preferences.ts';
import { useThemeContext } from '#src/lib/theme.tsx';
import { useSwitchLanguage } from '#src/lib/use-switch-language.ts';
import { Setting } from '#src/ui/setting.tsx';

const languages = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }));
const themeLabels: Record<Theme, ReturnType<typeof msg>> = { light: msg`Light`, dark: msg`Dark` };

/** The language of the app and of the mails, and the theme; each choice applies at once (rule SETTINGS-1). */
export function LanguageAndTheme({ id }: { id: string }) {
  const { t, i18n } = useLingui();
  const switchLanguage = useSwitchLanguage();
  const { theme, toggleTheme } = useThemeContext();
  const { data: preferences, error } = useQuery(getPreferencesQuery(undefined));
  const { mutate, isPending, variables } = useMutation(updatePreferences(undefined));
  const mailLanguage = (isPending && variables.language) || preferences?.language;
  return (
    <Setting id={id} title={t`Language and theme`}>
      <div className="flex flex-wrap gap-x-10 gap-y-5">
        <Choice
          label={t`Language`}
          options={languages}
          value={languages.find(({ value }) => value === i18n.locale)?.value}
          onChoose={switchLanguage}
        />
        {/* Not on a server that only knows the specification's calls (rule CALL-8). */}
        {!isUnknownCall(error) && (
          <Choice
            label={t`Language of our emails`}
            options={languages}
            value={mailLanguage}
            onChoose={(language) => mutate({ language, modes: {} })}
          />
        )}
        <Choice
          label={t`Theme`}
          options={THEMES.map((value) => ({ value, label: i18n._(themeLabels[value]) }))}
          value={theme}
          onChoose={toggleTheme}
        />
      </div>
    </Setting>
  );
}

/** Buttons, of which one is pressed: arrow keys don't choose in passing, since a choice applies at once. */
function Choice<Value extends string>({
  label,
  options,
  value: chosen,
  onChoose,
}: {
  label: string;
  options: readonly { value: Value; label: string; lang?: string }[];
  value: Value | undefined;
  onChoose: (value: Value) => unknown;
}) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="min-w-0">
      <p id={id} className="mb-1.5 font-medium text-14">
        {label}
      </p>
      <div className="flex flex-wrap gap-0.5 rounded bg-canvas p-0.5 ring-1 ring-line ring-inset">
        {options.map(({ value, label: name, lang }) => (
          <button
            key={value}
            type="button"
            lang={lang}
            aria-pressed={value === chosen}
            onClick={() => value !== chosen && onChoose(value)}
            className="min-h-10 min-w-22 grow rounded px-3 text-14 text-muted hover:text-brand aria-pressed:bg-action aria-pressed:font-medium aria-pressed:text-action-text forced-colors:aria-pressed:underline"
          >
            {name}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

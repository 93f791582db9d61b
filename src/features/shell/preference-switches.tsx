import { useLingui } from '@lingui/react/macro';
import { raiseOfflineAlert } from '../../lib/connection.ts';
import { switchLanguage } from '../../lib/i18n.ts';
import { LANGUAGES } from '../../lib/preferences.ts';
import { useThemeContext } from '../../lib/theme.tsx';
import { IconButton } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icons.tsx';

export function ThemeSwitch() {
  const { t } = useLingui();
  const { theme, toggleTheme } = useThemeContext();
  const isLight = theme === 'light';
  return (
    <IconButton
      label={isLight ? t`Switch to Dark Mode` : t`Switch to Light Mode`}
      onClick={toggleTheme}
    >
      <Icon name={isLight ? 'moon' : 'sun'} />
    </IconButton>
  );
}

/** Each language under its own name, so that people who read only that language find it. */
const names = { en: 'English', tr: 'Türkçe' } as const;

export function LanguageSwitch() {
  const { t, i18n } = useLingui();
  return (
    <fieldset aria-label={t`Language`} className="flex items-center">
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          title={names[language]}
          aria-pressed={i18n.locale === language}
          onClick={() => switchLanguage(language).catch(raiseOfflineAlert)}
          className={classNames(
            'grid h-11 min-w-9 place-items-center rounded text-14 uppercase hover:bg-wash',
            i18n.locale === language ? 'font-semibold text-brand' : 'text-muted',
          )}
        >
          {language}
          <span className="sr-only"> {names[language]}</span>
        </button>
      ))}
    </fieldset>
  );
}

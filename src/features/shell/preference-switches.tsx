import { useLingui } from '@lingui/react/macro';
import { useHydrated } from '@tanstack/react-router';
import { LANGUAGE_NAMES, LANGUAGES } from '#src/contract/language.ts';
import { DEFAULT_THEME } from '#src/lib/preferences.ts';
import { useThemeContext } from '#src/lib/theme.tsx';
import { useSwitchLanguage } from '#src/lib/use-switch-language.ts';
import { IconButton } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Icon } from '#src/ui/icons.tsx';

/** The server doesn't know the theme: CSS picks the icon; the label follows after hydration. */
export function ThemeSwitch() {
  const { t } = useLingui();
  const { theme, toggleTheme } = useThemeContext();
  const isLight = (useHydrated() ? theme : DEFAULT_THEME) === 'light';
  return (
    <IconButton
      label={isLight ? t`Switch to Dark Mode` : t`Switch to Light Mode`}
      onClick={toggleTheme}
      data-switch="theme"
      className="noscript:hidden"
    >
      <Icon name="moon" className="dark:hidden" />
      <Icon name="sun" className="hidden dark:block" />
    </IconButton>
  );
}

export function LanguageSwitch() {
  const { t, i18n } = useLingui();
  const switchTo = useSwitchLanguage();
  return (
    <fieldset aria-label={t`Language`} className="flex items-center noscript:hidden">
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          title={LANGUAGE_NAMES[language]}
          aria-pressed={i18n.locale === language}
          onClick={() => switchTo(language)}
          data-switch={language}
          className={classNames(
            'grid h-11 min-w-9 place-items-center rounded text-14 uppercase hover:bg-wash',
            i18n.locale === language ? 'font-semibold text-brand' : 'text-muted',
          )}
        >
          {language}
          <span className="sr-only"> {LANGUAGE_NAMES[language]}</span>
        </button>
      ))}
    </fieldset>
  );
}

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { chooseTheme, THEME_KEY, type Theme } from './preferences.ts';
import { onStoredElsewhere, readStored, writeStored } from './storage.ts';

type ThemeContextValue = { theme: Theme; toggleTheme: () => void };

const ThemeContext = createContext<ThemeContextValue | null>(null);

/** Holds the theme, and synchronises it with <html> and with other tabs. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const [theme, setTheme] = useState<Theme>(() => chooseTheme(readStored(THEME_KEY)));

  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);

  useEffect(() => onStoredElsewhere(THEME_KEY, (value) => setTheme(chooseTheme(value))), []);

  const toggleTheme = () => {
    const next = theme === 'light' ? 'dark' : 'light';
    writeStored(THEME_KEY, next);
    setTheme(next);
  };

  return <ThemeContext value={{ theme, toggleTheme }}>{children}</ThemeContext>;
}

/** The theme and its toggle. Throws outside a ThemeProvider (rule LOOK-3). */
export const useThemeContext = (): ThemeContextValue => {
  const value = useContext(ThemeContext);
  if (!value) throw new Error('useThemeContext must be used within a ThemeProvider');
  return value;
};

// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '#tests/render.tsx';
import { changeInAnotherTab } from '#tests/storage.ts';
import { ThemeProvider, useThemeContext } from './theme.tsx';

function Switch() {
  const { theme, toggleTheme } = useThemeContext();
  return (
    <button type="button" onClick={toggleTheme}>
      {theme}
    </button>
  );
}

it('cannot be read outside its provider (LOOK-3)', () => {
  // React logs errors that components throw, here on purpose.
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
  expect(() => renderUi(<Switch />)).toThrow('useThemeContext must be used within a ThemeProvider');
  console.mockRestore();
});

const shown = () => [
  screen.getByRole('button').textContent,
  document.documentElement.dataset.theme,
];

it('is the saved one; the switch changes and saves it (LOOK-1)', async () => {
  window.localStorage.setItem('themeMode', 'dark');
  const { user } = renderUi(
    <ThemeProvider>
      <Switch />
    </ThemeProvider>,
  );
  expect(shown()).toEqual(['dark', 'dark']);
  for (const theme of ['light', 'dark']) {
    await user.click(screen.getByRole('button'));
    expect([...shown(), window.localStorage.getItem('themeMode')]).toEqual([theme, theme, theme]);
  }
});

it('follows another tab until it is gone', () => {
  const { unmount } = renderUi(
    <ThemeProvider>
      <Switch />
    </ThemeProvider>,
  );
  expect(shown()).toEqual(['light', 'light']);
  act(() => changeInAnotherTab('themeMode', 'dark'));
  expect(shown()).toEqual(['dark', 'dark']);
  act(() => changeInAnotherTab('themeMode', null));
  expect(shown()).toEqual(['light', 'light']);
  unmount();
  act(() => changeInAnotherTab('themeMode', 'dark'));
  expect(document.documentElement.dataset.theme).toBe('light');
});

import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../tests/render.tsx';
import { blockStorage, changeInAnotherTab } from '../../tests/storage.ts';
import { ThemeProvider, useThemeContext } from './theme.tsx';

function Switch() {
  const { theme, toggleTheme } = useThemeContext();
  return (
    <button type="button" onClick={toggleTheme}>
      {theme}
    </button>
  );
}

const renderSwitch = () =>
  renderUi(
    <ThemeProvider>
      <Switch />
    </ThemeProvider>,
  );

const pageTheme = () => document.documentElement.dataset.theme;

it('is light until something else is chosen', () => {
  renderSwitch();
  expect(screen.getByRole('button')).toHaveTextContent('light');
  expect(pageTheme()).toBe('light');
});

it('is the saved one', () => {
  window.localStorage.setItem('themeMode', 'dark');
  renderSwitch();
  expect(screen.getByRole('button')).toHaveTextContent('dark');
  expect(pageTheme()).toBe('dark');
});

it('toggles on the page and in the storage, there and back', async () => {
  const { user } = renderSwitch();
  for (const theme of ['dark', 'light']) {
    await user.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toHaveTextContent(theme);
    expect(pageTheme()).toBe(theme);
    expect(window.localStorage.getItem('themeMode')).toBe(theme);
  }
});

it('follows another tab', () => {
  renderSwitch();
  act(() => changeInAnotherTab('themeMode', 'dark'));
  expect(pageTheme()).toBe('dark');
});

it('toggles where the storage is blocked', async () => {
  blockStorage();
  const { user } = renderSwitch();
  await user.click(screen.getByRole('button'));
  expect(pageTheme()).toBe('dark');
});

it('cannot be read outside its provider', () => {
  // React reports what a component throws, here on purpose.
  const console = vi.spyOn(globalThis.console, 'error').mockImplementation(() => {});
  expect(() => renderUi(<Switch />)).toThrow('useThemeContext must be used within a ThemeProvider');
  console.mockRestore();
});

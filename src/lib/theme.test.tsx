import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../../tests/render.tsx';
import { blockStorage } from '../../tests/storage.ts';
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

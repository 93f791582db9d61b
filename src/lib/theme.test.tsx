import { expect, it, vi } from 'vitest';
import { renderUi } from '#tests/render.tsx';
import { useThemeContext } from './theme.tsx';

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

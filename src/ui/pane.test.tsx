// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '#tests/render.tsx';
import { Pane } from './pane.tsx';

it('stays open while Escape cancels a composition', () => {
  const onClose = vi.fn();
  renderUi(
    <Pane title="Ada" onClose={onClose}>
      <input aria-label="Note" />
    </Pane>,
  );
  const note = screen.getByRole('textbox', { name: 'Note' });
  fireEvent.keyDown(note, { key: 'Escape', isComposing: true });
  fireEvent.keyDown(note, { key: 'Escape', keyCode: 229 });
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.keyDown(note, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
});

// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, it, vi } from 'vitest';
import { renderUi } from '#tests/render.tsx';
import { useKeys } from './use-keys.ts';

function Screen({ onNext }: { onNext: () => void }) {
  useKeys({ j: onNext });
  return <input aria-label="Letter" />;
}

it('acts once on a key that is held down, and again when it is pressed again', () => {
  const onNext = vi.fn();
  renderUi(<Screen onNext={onNext} />);
  fireEvent.keyDown(document.body, { key: 'J' });
  fireEvent.keyDown(document.body, { key: 'J', repeat: true });
  fireEvent.keyDown(document.body, { key: 'J', repeat: true });
  expect(onNext).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(onNext).toHaveBeenCalledTimes(2);
});

function Framed({ onNext, isInert }: { onNext: () => void; isInert: boolean }) {
  const frame = useRef<HTMLElement>(null);
  useKeys({ j: onNext }, () => frame.current);
  return (
    <>
      <a href="/">Home</a>
      <section ref={frame} inert={isInert}>
        <button type="button">Next</button>
      </section>
    </>
  );
}

it('acts only within its frame, and not while the frame is inert (REVIEW-16)', () => {
  const onNext = vi.fn();
  const { unmount } = renderUi(<Framed onNext={onNext} isInert={false} />);
  fireEvent.keyDown(screen.getByRole('link', { name: 'Home' }), { key: 'j' });
  fireEvent.keyDown(document.body, { key: 'j' });
  expect(onNext).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('button', { name: 'Next' }), { key: 'j' });
  expect(onNext).toHaveBeenCalledTimes(1);
  unmount();
  renderUi(<Framed onNext={onNext} isInert />);
  fireEvent.keyDown(screen.getByText('Next'), { key: 'j' });
  expect(onNext).toHaveBeenCalledTimes(1);
});

it('ignores keys with a modifier, or while typing', () => {
  const onNext = vi.fn();
  renderUi(<Screen onNext={onNext} />);
  fireEvent.keyDown(document.body, { key: 'j', ctrlKey: true });
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'j' });
  fireEvent.keyDown(document.body, { key: 'j', isComposing: true });
  fireEvent.keyDown(document.body, { key: 'j', keyCode: 229 });
  expect(onNext).not.toHaveBeenCalled();
});

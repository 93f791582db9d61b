// @vitest-environment jsdom
import { createEvent, fireEvent, renderHook, screen } from '@testing-library/react';
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
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey'])
    fireEvent.keyDown(document.body, { key: 'j', [modifier]: true });
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'j' });
  fireEvent.keyDown(document.body, { key: 'j', isComposing: true });
  fireEvent.keyDown(document.body, { key: 'j', keyCode: 229 });
  expect(onNext).not.toHaveBeenCalled();
});

it('leaves a key that something else has used, or that does nothing, to the browser', () => {
  const onNext = vi.fn();
  renderUi(<Screen onNext={onNext} />);
  const used = createEvent.keyDown(document.body, { key: 'j' });
  used.preventDefault();
  fireEvent(document.body, used);
  for (const key of ['k', 'Tab', 'constructor']) {
    // False if the browser must not act on it.
    expect(fireEvent.keyDown(document.body, { key })).toBe(true);
  }
  expect(onNext).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(document.body, { key: 'j' })).toBe(false);
  expect(fireEvent.keyDown(document.body, { key: 'j', repeat: true })).toBe(false);
  expect(onNext).toHaveBeenCalledOnce();
});

it('acts on named keys, and until its screen is left', () => {
  const onNext = vi.fn();
  const { unmount } = renderHook(() => useKeys({ ArrowDown: onNext }));
  fireEvent.keyDown(document.body, { key: 'ArrowDown' });
  // As browsers do while nothing is focused.
  fireEvent.keyDown(document, { key: 'ArrowDown' });
  expect(onNext).toHaveBeenCalledTimes(2);
  unmount();
  fireEvent.keyDown(document.body, { key: 'ArrowDown' });
  expect(onNext).toHaveBeenCalledTimes(2);
});

it('does nothing within a frame that isn’t there', () => {
  const onNext = vi.fn();
  renderHook(() => useKeys({ j: onNext }, () => null));
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document, { key: 'j' });
  expect(onNext).not.toHaveBeenCalled();
});

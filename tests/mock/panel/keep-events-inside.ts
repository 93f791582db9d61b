/**
 * Keeps what happens in the panel from the app: its keys from the app's shortcuts, and its clicks from an open dialog,
 * which closes on a click outside.
 */
export const keepEventsInside = (host: HTMLElement): void => {
  for (const type of ['keydown', 'keyup', 'focusin'])
    host.addEventListener(type, (event) => event.stopPropagation());
  addEventListener(
    'pointerup',
    (event) => {
      // Headless UI ignores prevented events. For a button or a field, this one has no default.
      if (event.composedPath().includes(host)) event.preventDefault();
    },
    true,
  );
};

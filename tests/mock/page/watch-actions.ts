import type { Action, Target } from '#tests/mock/recorder/steps.ts';
import { isText, locate } from './locate.ts';

export const PANEL_TAG = 'mock-panel';

const CLICKED =
  'a[href], button, summary, [role="button"], [role="link"], [role="tab"], [role="option"], [role="checkbox"], [role="switch"], [role="radio"], [role^="menuitem"]';

/** Keys that do something wherever the focus is. */
const KEYS = new Set(['Escape', 'ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);

type Act = (action: Action, id?: string) => void;

/**
 * The element that the user means; undefined in the mock's own panel, and for what scripts do. No script of the app
 * changes a field, but tools that drive browsers choose files and options by one.
 */
const meant = (event: Event): Element | undefined => {
  const path = event.composedPath();
  const isOurs = path.some((node) => node instanceof Element && node.localName === PANEL_TAG);
  const [target] = path;
  return (event.isTrusted || event.type === 'change') && !isOurs && target instanceof Element
    ? target
    : undefined;
};

/** Calls `listener` before the app hears of the event, while the screen is as the user saw it. */
const on = <Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type], element: Element) => void,
): void =>
  addEventListener(
    type,
    (event) => {
      const element = meant(event);
      if (element) listener(event, element);
    },
    true,
  );

/** Clicks. Their target is described when the pointer goes down, since what is pressed may vanish. */
const watchClicks = (act: Act, isByEnter: () => boolean): void => {
  let pressed: { element: Element; target: Target } | undefined;
  on('pointerdown', (_, at) => {
    const element = at.closest(CLICKED);
    pressed = element ? { element, target: locate(element) } : undefined;
  });
  on('pointerup', () => {
    const earlier = pressed;
    setTimeout(() => {
      if (!earlier || pressed !== earlier || earlier.element.isConnected) return;
      pressed = undefined;
      act({ kind: 'click', target: earlier.target });
    });
  });
  on('click', (_, at) => {
    const element = at.closest(CLICKED);
    const target = pressed?.element === element ? pressed?.target : undefined;
    pressed = undefined;
    // A click on a label is one on its field, whose change is a step.
    if (!element || at.closest('label') || isByEnter()) return;
    act({ kind: 'click', target: target ?? locate(element) });
  });
};

const watchFields = (act: Act): void => {
  let typing: { element: Element; id: string; target: Target } | undefined;
  for (const type of ['pointerdown', 'keydown', 'change'] as const)
    on(type, (event, element) => {
      const isTyping = event instanceof KeyboardEvent && event.key.length === 1;
      if (element !== typing?.element || !(isTyping || type === 'change')) typing = undefined;
    });
  on('input', (_, element) => {
    if (!isText(element)) return;
    if (typing?.element !== element)
      typing = { element, id: crypto.randomUUID(), target: locate(element) };
    act({ kind: 'fill', target: typing.target, value: element.value }, typing.id);
  });
  on('change', (_, element) => {
    if (element instanceof HTMLSelectElement) {
      const labels = [...element.selectedOptions].map(({ label }) => label);
      act({ kind: 'select', target: locate(element), labels });
    }
    if (!(element instanceof HTMLInputElement)) return;
    const target = locate(element);
    if (element.type === 'file')
      act({ kind: 'upload', target, names: [...(element.files ?? [])].map(({ name }) => name) });
    if (/^(checkbox|radio)$/.test(element.type))
      act({ kind: 'check', target, isChecked: element.checked });
  });
};

const isCommand = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;

const watchKeys = (act: Act) => {
  let isEnter = false;
  on('keydown', (event, element) => {
    const { key } = event;
    if (isCommand(event) || event.isComposing) return;
    if (isText(element)) {
      isEnter = key === 'Enter' && element instanceof HTMLInputElement;
      const isInList = element.getAttribute('role') === 'combobox' && KEYS.has(key);
      if (isEnter || isInList || key === 'Escape')
        act({ kind: 'press', target: locate(element), key });
      return;
    }
    // These choose in a field; its change is a step.
    if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement)
      return key === 'Escape' && act({ kind: 'press', key });
    if (KEYS.has(key) || (key.length === 1 && key !== ' ')) act({ kind: 'press', key });
  });
  on('keyup', () => {
    isEnter = false;
  });
  return () => isEnter;
};

/** Back and forward by the browser's own buttons. */
const watchHistory = (act: Act): void => {
  const indexNow = () => window.navigation?.currentEntry?.index ?? 0;
  let index = indexNow();
  window.navigation?.addEventListener('currententrychange', ({ navigationType }) => {
    if (navigationType === 'traverse') act({ kind: indexNow() < index ? 'back' : 'forward' });
    index = indexNow();
  });
};

/** Calls `act` with everything that the user does on this page. */
export const watchActions = (act: Act): void => {
  watchClicks(act, watchKeys(act));
  watchFields(act);
  watchHistory(act);
};

/** Something that this browser, or what drives it, can't do; the message says what. */
export class Cannot extends Error {}

/** The browser, or what drives it, has ended by itself: nothing more can be done or waited for. */
export class Gone extends Error {}

/** What is done to a page from outside. Everything else happens inside it, the same in each browser. */
export type Driver = {
  /** Opens the address and waits until it has loaded. */
  goto: (url: string) => Promise<void>;
  /** Goes back in the tab's history, without waiting. */
  back: () => Promise<void>;
  /** Evaluates an expression in the page and waits for its promise. */
  evaluate: (expression: string) => Promise<unknown>;
  click: (x: number, y: number) => Promise<void>;
  tap: (x: number, y: number) => Promise<void>;
  /** Types each character, with Enter for a line break. */
  type: (text: string) => Promise<void>;
  press: (key: Key) => Promise<void>;
  /** The key to the next part of a date or time field; undefined if its last digit already leads there. */
  nextPart?: Key;
  /** Chooses a file in the file input that this selector finds. */
  upload: (selector: string, path: string) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  screenshot: () => Promise<Uint8Array>;
  /** The page as printed. */
  pdf: () => Promise<Uint8Array>;
  close: () => Promise<void>;
};

export type Key = 'Enter' | 'Escape' | 'Tab' | 'Backspace' | 'ArrowRight' | 'ArrowUp';

/** A started browser. Each driver that it opens has its own storage. */
export type Browser = {
  /** Its name and version. */
  version: string;
  open: (options: { hasTouch: boolean }) => Promise<Driver>;
  /** What the pages wrote to the console. */
  log: () => string[];
  close: () => Promise<void>;
};

export const WIDTH = 1280;
export const HEIGHT = 860;

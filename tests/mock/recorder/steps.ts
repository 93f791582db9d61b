/** An element by what a person sees of it: its role and name, or its label where it has no role. */
export type Place = {
  role: string | null;
  name: string;
  /** The level of a heading. */
  level?: number;
  /** Which one of several, from 0. */
  nth?: number;
};
/** A place in another one; the last is the element itself. */
export type Target = readonly Place[];

export type Action =
  /** A page that was opened by its address; `isNew` is the first after the panel changed the state. */
  | { kind: 'open'; path: string; isNew: boolean }
  | { kind: 'reload' | 'back' | 'forward' }
  | { kind: 'click'; target: Target }
  | { kind: 'fill'; target: Target; value: string }
  | { kind: 'check'; target: Target; isChecked: boolean }
  | { kind: 'select'; target: Target; labels: readonly string[] }
  | { kind: 'upload'; target: Target; names: readonly string[] }
  /** Without a target, the key goes to where the focus is. */
  | { kind: 'press'; target?: Target; key: string }
  | { kind: 'notice'; role: 'alert' | 'status'; text: string };

/** A later step with the same id replaces the earlier one, as with each letter that is typed. */
export type Step = Action & { id: string };

/** What the page sends to the recorder. */
export type Recorded = {
  step?: Step;
  /** The heading of the screen. */
  heading?: Target;
  device: { width: number; height: number; language: string; timeZone: string };
};

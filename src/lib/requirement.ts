import type { Requirement } from '#src/contract/replies.ts';

/*
 * What the server requires of the account before it carries out a call. A dialog asks for it, and the call is then
 * repeated, so nothing typed is lost (rule ERROR-6).
 */

/** What a dialog asks for; a second step is asked for by the form that logs in, and set up in the settings. */
export type Askable = Exclude<Requirement, 'second_step' | 'two_step'>;
const isAskable = (requirement: Requirement): requirement is Askable =>
  requirement !== 'second_step' && requirement !== 'two_step';

type Asked = { requirement: Askable; settle: (isMet: boolean) => void };

let asked: (Asked & { answer: Promise<boolean> }) | null = null;
const listeners = new Set<() => void>();

const change = (next: typeof asked): void => {
  asked = next;
  for (const listener of listeners) listener();
};

/** What is being asked for; null for nothing. */
export const readRequirement = (): Asked | null => asked;

export const subscribeToRequirement = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Asks the user to meet the requirement. Resolves to false if they don't, if something else is being asked for, or if no
 * screen can ask.
 */
export const meetRequirement = (requirement: Requirement): Promise<boolean> => {
  if (!isAskable(requirement)) return Promise.resolve(false);
  if (asked) return asked.requirement === requirement ? asked.answer : Promise.resolve(false);
  if (listeners.size === 0) return Promise.resolve(false);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const settle = (isMet: boolean) => {
    change(null);
    resolve(isMet);
  };
  change({ requirement, settle, answer: promise });
  return promise;
};

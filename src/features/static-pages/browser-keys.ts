import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DraftKey, StoredKey } from '#src/lib/storage.ts';

/** What the app keeps in the browser: a test compares it with what browsers hold (rule CONST-1). */
export type BrowserKey = {
  /** As the browser shows them; the end that differs is `…`. */
  names: readonly string[];
  where: MessageDescriptor;
  what: MessageDescriptor;
  howLong: MessageDescriptor;
};
type Fact = Pick<BrowserKey, 'what' | 'howLong'>;

const cookie = msg`Cookie`;
const local = msg`Local storage`;
const ofTab = msg`Session storage`;

const untilLogout = msg`Seven days, until you log out, or until you close the browser if you logged in without “Remember me”.`;
const untilCleared = msg`Until you clear this site’s data in your browser.`;
const untilClosed = msg`Until you close the browser.`;
const untilTabCloses = msg`Until you close the tab.`;
const untilSent = msg`Until you send, save or discard it, log out, or close the browser after logging in without “Remember me”.`;

const stored: Record<Exclude<StoredKey, DraftKey>, Fact> = {
  token: { what: msg`Keeps you logged in.`, howLong: untilLogout },
  auth: {
    what: msg`Your account’s data, such as your name and email, so that pages appear at once.`,
    howLong: untilLogout,
  },
  unremembered: {
    what: msg`Says that you logged in without “Remember me”.`,
    howLong: msg`Until your next visit after you close the browser, or your next login with “Remember me”.`,
  },
  device: {
    what: msg`A random number, from your first login on, by which we recognize this browser and email you about a login on a new one. It says nothing about you.`,
    howLong: untilCleared,
  },
  themeMode: { what: msg`Your choice of theme.`, howLong: untilCleared },
  language: { what: msg`Your choice of language.`, howLong: untilCleared },
  singleKeys: {
    what: msg`Says that you turned off the single-key shortcuts for reviewing applications.`,
    howLong: msg`Until you turn them on again.`,
  },
};

/** What was typed, by the kinds of `draft-names.ts`. */
const drafts: ({ kinds: readonly string[] } & Fact)[] = [
  {
    kinds: ['apply', 'apply-more'],
    what: msg`An application you haven’t sent.`,
    howLong: untilSent,
  },
  { kinds: ['job'], what: msg`A job you haven’t saved.`, howLong: untilSent },
  { kinds: ['profile'], what: msg`Changes to your profile you haven’t saved.`, howLong: untilSent },
  { kinds: ['interview'], what: msg`An interview you haven’t scheduled.`, howLong: untilSent },
  {
    kinds: ['thread', 'decision'],
    what: msg`An unsent message about an application.`,
    howLong: untilSent,
  },
  { kinds: ['note'], what: msg`An unsaved note on an application.`, howLong: untilSent },
  {
    kinds: ['contact'],
    what: msg`An unsent message on the contact page, also without an account.`,
    howLong: msg`Until you send it, empty the fields, or log out. Without an account: until anyone logs out in this browser.`,
  },
];

export const BROWSER_KEYS: readonly BrowserKey[] = [
  {
    names: ['language'],
    where: cookie,
    what: msg`Your choice of language, so that pages come in it.`,
    howLong: msg`A year from your choice.`,
  },
  {
    names: ['session', '__Host-session'],
    where: cookie,
    what: msg`Says that your browser is still open, if you logged in without “Remember me”.`,
    howLong: untilClosed,
  },
  ...Object.entries(stored).map(([name, fact]) => ({ names: [name], where: local, ...fact })),
  ...drafts.map(({ kinds, ...fact }) => ({
    names: kinds.map((kind) => `draft:${kind}:…`),
    where: local,
    ...fact,
  })),
  {
    names: ['tsr-scroll-restoration-v1_3'],
    where: ofTab,
    what: msg`How far you’ve scrolled on each page, for when you come back to it.`,
    howLong: untilTabCloses,
  },
  {
    names: ['reloaded:…'],
    where: ofTab,
    what: msg`Says that a page was loaded again after an update of this site, so that it isn’t tried again and again.`,
    howLong: untilTabCloses,
  },
];

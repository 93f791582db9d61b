import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openPage, PAGES, RENDERED_AT } from '../tests/served-page.tsx';
import { makeUser } from '../tests/user.ts';
import type { Language } from './contract/language.ts';
import type { User } from './contract/user.ts';
import { contactDraftNames } from './lib/draft-names.ts';
import { readDraft, saveDraft } from './lib/drafts.ts';

/* The browser takes over a page from the server: it renders the same at first, and its own after. */

const candidate = makeUser('candidate');

type Visit = {
  page: string;
  language?: Language;
  /** Who it is: undefined while that is being asked for. */
  me?: User | null | undefined;
  /** What the visitor does before the app runs. */
  early?: () => void;
};

const complaints: unknown[] = [];
const place = () => document.getElementById('app')!;

/** Puts the server's HTML on the page. */
const serve = async ({ page, language = 'en' }: Visit) => {
  document.body.innerHTML = '<div id="app"></div>';
  const html = renderToString(await openPage('server', { page, language }));
  // What stands before the app is for <head>.
  place().innerHTML = html.slice(html.indexOf('<div'));
};

const takeOver = async ({ page, language = 'en', ...visitor }: Visit) => {
  const ui = await openPage('browser', { page, language, ...visitor });
  await act(async () => {
    const root = hydrateRoot(place(), ui, {
      onRecoverableError: (error) => complaints.push(error),
    });
    onTestFinished(() => act(() => root.unmount()));
  });
};

const visit = async (how: Visit) => {
  await serve(how);
  how.early?.();
  await takeOver(how);
};

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    // jsdom knows no <search>.
    if (words[1] !== 'search') complaints.push(words);
  });
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.useFakeTimers({ now: RENDERED_AT + 50_000, toFake: ['Date'] });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete document.documentElement.dataset.session;
});

// A language keeps its formats, with the time zone of their first use: so each has one zone.
describe.each([
  ['en', 'Pacific/Kiritimati', 'dark'],
  ['tr', 'Pacific/Pago_Pago', 'light'],
] as const)('in %s, %s, %s', (language, zone, theme) => {
  it.each(PAGES)('%s is taken over as it is', async (page) => {
    window.localStorage.setItem('themeMode', theme);
    saveDraft(contactDraftNames().body, 'Hello');
    await serve({ page, language });
    vi.stubEnv('TZ', zone);
    await takeOver({ page, language, me: null });
    expect(complaints).toEqual([]);
  });
});

it.each(PAGES)('%s is taken over as it is by somebody who is logged in', async (page) => {
  await visit({ page, me: candidate });
  expect(complaints).toEqual([]);
});

describe('afterwards', () => {
  it('the theme is the user’s', async () => {
    window.localStorage.setItem('themeMode', 'dark');
    await serve({ page: '/' });
    expect(screen.getByRole('button', { name: 'Switch to Dark Mode' })).toBeVisible();
    await takeOver({ page: '/', me: null });
    expect(screen.getByRole('button', { name: 'Switch to Light Mode' })).toBeVisible();
  });

  it('dates are those of the user’s time zone and clock', async () => {
    await serve({ page: '/jobs/a-job' });
    expect(place()).toHaveTextContent('November 17, 2026');
    vi.stubEnv('TZ', 'Pacific/Kiritimati');
    vi.setSystemTime(RENDERED_AT + 24 * 3600_000);
    await takeOver({ page: '/jobs/a-job', me: null });
    expect(place()).toHaveTextContent('November 18, 2026');
    expect(screen.getByText('4 days ago')).toBeVisible();
    expect(place()).toHaveTextContent('The deadline for this job has passed.');
    expect(complaints).toEqual([]);
  });

  it('alerts have a place', async () => {
    await visit({ page: '/', me: null });
    expect(screen.getByRole('region', { name: 'Notifications' })).toBeInTheDocument();
  });

  it('what is for users is shown to them', async () => {
    await visit({ page: '/', me: candidate });
    expect(screen.queryByRole('link', { name: 'Sign up' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Search Jobs' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'My Applications' })).toHaveLength(2);
  });
});

describe('the mark of a stored session', () => {
  const mark = () => document.documentElement.dataset.session;
  const stored = () => {
    document.documentElement.dataset.session = 'stored';
  };

  it.each([
    ['stays with a user', candidate, 'stored'],
    ['stays while nobody knows', undefined, 'stored'],
    ['goes when there turns out to be none', null, undefined],
  ])('%s', async (_name, me, expected) => {
    vi.stubGlobal('fetch', () => new Promise(() => {}));
    if (me === undefined) window.localStorage.setItem('token', 'a.b.c');
    stored();
    await serve({ page: '/' });
    await takeOver({ page: '/', me });
    expect(mark()).toBe(expected);
    expect(complaints).toEqual([]);
  });
});

describe('what a visitor does before', () => {
  const type = (name: string, text: string) => {
    const field = screen.getByLabelText(name);
    (field as HTMLInputElement).value = text;
  };
  const field = (name: string) => screen.getByLabelText(name);
  const box = (name: string) =>
    screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(name) });
  const choose = (name: string) => {
    box(name).checked = true;
  };

  it.each([null, candidate])('a message goes on (%#)', async (me) => {
    const names = contactDraftNames(me?._id);
    saveDraft(names.subject, 'A question');
    saveDraft(names.body, 'An old text');
    await visit({
      page: '/contact',
      me,
      early: () => {
        expect(screen.getByRole('button', { name: 'Send message' })).toBeDisabled();
        type('Message', 'A new text');
      },
    });
    expect(field('Subject')).toHaveValue('A question');
    expect(field('Message')).toHaveValue('A new text');
    expect(field('Email')).toHaveValue(me ? me.email : '');
    expect(readDraft(names.body)).toBe('A new text');
    expect(screen.getByRole('button', { name: 'Send message' })).toBeEnabled();
    expect(complaints).toEqual([]);
  });

  it('search words stay, and are searched for', async () => {
    await visit({ page: '/jobs', me: null, early: () => type('Keywords', 'baker') });
    expect(field('Keywords')).toHaveValue('baker');
  });

  it('a filter applies, and takes the words along', async () => {
    await visit({
      page: '/jobs',
      me: null,
      early: () => {
        type('Keywords', 'baker');
        choose('Contract');
        choose('Temporary');
        choose('Remote');
      },
    });
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '3 filters set' })).toBeInTheDocument(),
    );
    for (const name of ['Contract', 'Temporary', 'Remote']) expect(box(name)).toBeChecked();
    expect(field('Keywords')).toHaveValue('baker');
  });
});

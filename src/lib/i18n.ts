import { i18n, type Messages } from '@lingui/core';
import { firstLanguage, LANGUAGE_KEY, type Language } from '#src/contract/language.ts';
import type { PageResponse } from './page-response.ts';
import { detectLanguage, isRenderedPage, languageCookie } from './preferences.ts';
import { readStored, writeStored } from './storage.ts';

/**
 * The parts of the catalogs: `public` for a visitor's first screens, `account` for signing in and signed-in users,
 * `info` for the pages behind the footer (`scripts/vite/parts.ts`).
 */
export type CatalogPart = 'public' | 'account' | 'info';

type Catalog = () => Promise<{ messages: Messages }>;

const catalogs: Record<Language, Record<CatalogPart, Catalog>> = {
  en: {
    public: () => import('#locales/en/public.po'),
    account: () => import('#locales/en/account.po'),
    info: () => import('#locales/en/info.po'),
  },
  tr: {
    public: () => import('#locales/tr/public.po'),
    account: () => import('#locales/tr/account.po'),
    info: () => import('#locales/tr/info.po'),
  },
};

let wanted: Language | undefined;
const partsInUse = new Set<CatalogPart>(['public']);

/**
 * How often a catalog that failed to load is requested again, and the delay before the first retry
 * in milliseconds; each further delay doubles (rule LANG-3).
 */
const RETRIES = 5;
const FIRST_DELAY_MS = 350;

/**
 * Firefox never requests a failed module again. Its error contains the URL, and a URL with another query string counts
 * as another module.
 */
const importAgain = (error: unknown, load: Catalog, tries: number): ReturnType<Catalog> => {
  const address = /\bhttps?:\S+/.exec(String(error))?.[0];
  if (!address) return load();
  return import(/* @vite-ignore */ `${address}${address.includes('?') ? '&' : '?'}again=${tries}`);
};

/** The messages of one catalog, with retries; without a connection it fails at once. */
const fetchCatalog = async (load: Catalog): Promise<Messages> => {
  let asking = load();
  let failure: unknown;
  for (let tries = 0; ; tries += 1) {
    try {
      return (await asking).messages;
    } catch (error) {
      // Only the first failure is marked as a chunk error: retries bypass Vite.
      failure ??= error;
      if (tries === RETRIES || !window.navigator.onLine) throw failure;
      await new Promise((resolve) => setTimeout(resolve, FIRST_DELAY_MS * 2 ** tries));
      asking = importAgain(error, load, tries + 1);
    }
  }
};

const fetchCatalogs = (language: Language, parts: Iterable<CatalogPart>) =>
  Promise.all([...parts].map((part) => fetchCatalog(catalogs[language][part])));

/**
 * Loads one catalog part in the current language; a route's guard or loader awaits it. Rejects when
 * it can't be loaded.
 */
export const loadCatalog = async (part: CatalogPart, response?: PageResponse): Promise<void> => {
  // The server loads all catalogs at its start, and lists here those that the browser needs.
  if (response) response.catalogs = [...(response.catalogs ?? []), part];
  if (import.meta.env.SSR || partsInUse.has(part)) return;
  const language = currentLanguage();
  const [messages] = await fetchCatalogs(language, [part]);
  if (language !== currentLanguage()) return loadCatalog(part);
  partsInUse.add(part);
  i18n.load(language, messages ?? {});
};

/**
 * Switches the app to `language`: loads its catalogs and sets it on <html>. Rejects when they can't
 * be loaded.
 */
export const activateLanguage = async (language: Language): Promise<void> => {
  wanted = language;
  const loaded = new Set<CatalogPart>();
  // Repeated in case a part was loaded in the old language meanwhile.
  for (;;) {
    const missing = [...partsInUse].filter((part) => !loaded.has(part));
    if (missing.length === 0) break;
    for (const messages of await fetchCatalogs(language, missing)) i18n.load(language, messages);
    for (const part of missing) loaded.add(part);
  }
  // Of two switches in a row the later one wins, whichever catalogs arrive first.
  if (language !== wanted) return;
  i18n.activate(language);
  document.documentElement.lang = language;
};

/** All catalogs of `language`, for the server. */
export const readMessages = async (language: Language): Promise<Messages> => {
  const parts = await Promise.all(Object.values(catalogs[language]).map((load) => load()));
  return Object.assign({}, ...parts.map(({ messages }) => messages)) as Messages;
};

/** The current language, from <html>, which is set before the first catalog has loaded. */
export const currentLanguage = (): Language => firstLanguage([document.documentElement.lang]);

/**
 * The initial language. A server-rendered page keeps its language, unless the user has chosen another that the server
 * doesn't know, because the cookie is missing.
 */
export const startLanguage = (): Language => {
  if (!isRenderedPage()) return detectLanguage();
  const saved = readStored(LANGUAGE_KEY);
  if (saved === null) return currentLanguage();
  const language = detectLanguage();
  if (language === saved) saveForServer(language);
  return language;
};

const saveForServer = (language: Language): void => {
  // oxlint-disable-next-line unicorn/no-document-cookie -- Firefox and Safari have only lately learnt the other way
  document.cookie = languageCookie(language);
};

let hydration: PromiseWithResolvers<void> | undefined;

/** React takes over the server's page, whose texts must not change meanwhile. */
export const beginHydration = (): void => {
  hydration = Promise.withResolvers();
};
export const endHydration = (): void => hydration?.resolve();

/** Switches to `language` and saves the choice (rule LANG-2). */
export const switchLanguage = async (language: Language): Promise<void> => {
  await hydration?.promise;
  await activateLanguage(language);
  if (language !== wanted) return;
  writeStored(LANGUAGE_KEY, language);
  saveForServer(language);
};

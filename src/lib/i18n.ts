import { i18n, type Messages } from '@lingui/core';
import { chooseLanguage, LANGUAGE_KEY, type Language } from './preferences.ts';
import { readStored, writeStored } from './storage.ts';

/**
 * The catalogues come in parts (`lingui.config.ts`): `public` is what a visitor's first screens say,
 * `account` what is said to those who sign in or are signed in, `info` the pages behind the footer.
 */
export type CatalogPart = 'public' | 'account' | 'info';

type Catalog = () => Promise<{ messages: Messages }>;

const catalogs: Record<Language, Record<CatalogPart, Catalog>> = {
  en: {
    public: () => import('../../locales/en/public.po'),
    account: () => import('../../locales/en/account.po'),
    info: () => import('../../locales/en/info.po'),
  },
  tr: {
    public: () => import('../../locales/tr/public.po'),
    account: () => import('../../locales/tr/account.po'),
    info: () => import('../../locales/tr/info.po'),
  },
};

let wanted: Language | undefined;
const partsInUse = new Set<CatalogPart>(['public']);

/** How often texts that could not be had are asked for again, and milliseconds until the first time; then twice as many (rule LANG-3). */
const RETRIES = 5;
const FIRST_DELAY_MS = 350;

/** Firefox keeps a module that could not be had as failed, whose address its error names. Another address is another module. */
const importAgain = (error: unknown, load: Catalog, tries: number): ReturnType<Catalog> => {
  const address = /\bhttps?:\S+/.exec(String(error))?.[0];
  if (!address) return load();
  return import(/* @vite-ignore */ `${address}${address.includes('?') ? '&' : '?'}again=${tries}`);
};

/** The texts of one catalogue, asked for again while they cannot be had; at once a failure where there is no connection. */
const fetchCatalog = async (load: Catalog): Promise<Messages> => {
  let asking = load();
  for (let tries = 0; ; tries += 1) {
    try {
      return (await asking).messages;
    } catch (error) {
      if (tries === RETRIES || !window.navigator.onLine) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_DELAY_MS * 2 ** tries));
      asking = importAgain(error, load, tries + 1);
    }
  }
};

const fetchCatalogs = (language: Language, parts: Iterable<CatalogPart>) =>
  Promise.all([...parts].map((part) => fetchCatalog(catalogs[language][part])));

/** Brings the texts of one part, in the current language; a screen's guard or loader waits for it. Rejects when they cannot be had. */
export const loadCatalog = async (part: CatalogPart): Promise<void> => {
  if (partsInUse.has(part)) return;
  const language = currentLanguage();
  const [messages] = await fetchCatalogs(language, [part]);
  if (language !== currentLanguage()) return loadCatalog(part);
  partsInUse.add(part);
  i18n.load(language, messages ?? {});
};

/** Shows the app in `language`: loads its texts, sets it on <html>. Rejects when they cannot be had. */
export const activateLanguage = async (language: Language): Promise<void> => {
  wanted = language;
  const loaded = new Set<CatalogPart>();
  // Again as long as parts came into use meanwhile, under the old language.
  for (;;) {
    const missing = [...partsInUse].filter((part) => !loaded.has(part));
    if (missing.length === 0) break;
    for (const messages of await fetchCatalogs(language, missing)) i18n.load(language, messages);
    for (const part of missing) loaded.add(part);
  }
  // Of two choices in a row the later one holds, whichever texts arrive first.
  if (language !== wanted) return;
  i18n.activate(language);
  document.documentElement.lang = language;
};

/** The language in use: what <html> says, which is set before the first texts are there. */
const currentLanguage = (): Language => chooseLanguage(document.documentElement.lang, []);

/** The reader's language: the saved choice, else the browser's, else English. */
export const detectLanguage = (): Language =>
  chooseLanguage(readStored(LANGUAGE_KEY), window.navigator.languages);

/** Switches to `language` and remembers the choice. */
export const switchLanguage = async (language: Language): Promise<void> => {
  await activateLanguage(language);
  if (language === wanted) writeStored(LANGUAGE_KEY, language);
};

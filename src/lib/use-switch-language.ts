import { useRouter } from '@tanstack/react-router';
import { addressLanguage, LANGUAGE_PARAM, type Language } from '#src/contract/language.ts';
import { raiseOfflineAlert } from './connection.ts';
import { switchLanguage } from './i18n.ts';

/** Switches the language, saves the choice and removes any language from the URL. */
export const useSwitchLanguage = () => {
  const router = useRouter();
  return async (language: Language): Promise<void> => {
    try {
      await switchLanguage(language);
    } catch {
      raiseOfflineAlert();
      return;
    }
    if (!addressLanguage(window.location.search)) return;
    const url = new URL(window.location.href);
    url.searchParams.delete(LANGUAGE_PARAM);
    router.update({ ...router.options, rewrite: undefined });
    router.history.replace(url.pathname + url.search + url.hash, router.history.location.state);
  };
};

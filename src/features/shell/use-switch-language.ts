import { useRouter } from '@tanstack/react-router';
import { addressLanguage, LANGUAGE_PARAM, type Language } from '../../contract/language.ts';
import { raiseOfflineAlert } from '../../lib/connection.ts';
import { switchLanguage } from '../../lib/i18n.ts';

/** Switches the language and saves the choice. An address that names another one names none from now on. */
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

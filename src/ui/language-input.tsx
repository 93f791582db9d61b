import { useLocation } from '@tanstack/react-router';
import { addressLanguage, LANGUAGE_PARAM } from '#src/contract/language.ts';

/** Keeps the URL's language (`?lng=tr`) when a form is submitted without scripts. */
export function LanguageInput() {
  const language = useLocation({
    select: ({ publicHref }) => addressLanguage(publicHref.split(/[?#]/)[1] ?? ''),
  });
  return language && <input type="hidden" name={LANGUAGE_PARAM} value={language} />;
}

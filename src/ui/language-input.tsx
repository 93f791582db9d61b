import { useLocation } from '@tanstack/react-router';
import { addressLanguage, LANGUAGE_PARAM } from '#src/contract/language.ts';

/** For a form that is sent without scripts: keeps the language that the address names (`?lng=tr`). */
export function LanguageInput() {
  const language = useLocation({
    select: ({ publicHref }) => addressLanguage(publicHref.split(/[?#]/)[1] ?? ''),
  });
  return language && <input type="hidden" name={LANGUAGE_PARAM} value={language} />;
}

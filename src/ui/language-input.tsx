import { useLocation } from '@tanstack/react-router';

/** For a form that is sent without scripts: keeps the language that the address names (`?lng=tr`). */
export function LanguageInput() {
  const language = useLocation({ select: ({ search }) => (search as { lng?: string }).lng });
  return language && <input type="hidden" name="lng" value={language} />;
}

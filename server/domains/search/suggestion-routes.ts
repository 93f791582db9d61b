import { suggestPlaces } from '#server/domains/places/suggestion-queries.ts';
import type { Dependencies } from '#server/http/dependencies.ts';
import { preferredLanguage } from '#server/http/language.ts';
import { addVary } from '#server/http/reply.ts';
import type { Route } from '#server/http/router.ts';
import { createCache } from '#server/platform/cache/cache.ts';
import { endpoints } from '#src/contract/endpoints.ts';
import type { SuggestionKind } from '#src/contract/enumerations.ts';
import type { Language } from '#src/contract/language.ts';
import { SUGGEST_MIN } from '#src/contract/limits.ts';
import type { Suggestion } from '#src/contract/search/job-suggestion.ts';
import { suggestJobTerms } from './suggest-terms.ts';

/** Suggestions while typing. */
export function suggestionRoutes(route: Route, { database, clock }: Dependencies): void {
  // Many users type the same first letters.
  const cache = createCache<Suggestion[]>('suggestions', { clock });

  const suggest = async (
    kind: SuggestionKind,
    wanted: { text: string; language: Language; limit: number },
  ): Promise<Suggestion[]> => {
    const texts =
      kind === 'place'
        ? suggestPlaces(wanted.text, wanted.language, wanted.limit).map(({ label }) => label)
        : await suggestJobTerms(database.db, { ...wanted, kind });
    return texts.map((text) => ({ kind, text }));
  };

  route(
    endpoints.suggestJobs,
    async (c, { query: { query = '', kinds, limit: most }, spend, countAlso }) => {
      const text = query.toLowerCase();
      if ([...text].length < SUGGEST_MIN) return { suggestions: [] };
      countAlso('suggest');
      const language = preferredLanguage(c.req.header('accept-language'));
      const keyOf = (kind: SuggestionKind) =>
        JSON.stringify([kind, text, most, kind === 'place' && language]);
      const ofKind = (kind: SuggestionKind) =>
        cache.get(keyOf(kind), () => suggest(kind, { text, language, limit: most }));
      const all = () => Promise.all(kinds.map(ofKind));
      const isCached = kinds.every((kind) => cache.find(keyOf(kind)));
      const suggestions = (await (isCached ? all() : spend(all))).flat();
      addVary(c.get('headers'), 'Accept-Language');
      return { suggestions };
    },
  );
}

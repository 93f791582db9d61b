import { endpoints } from '../../src/contract/endpoints.ts';
import type { SuggestionKind } from '../../src/contract/enumerations.ts';
import type { Suggestion } from '../../src/contract/job-suggestion.ts';
import type { Language } from '../../src/contract/language.ts';
import { SUGGEST_MIN } from '../../src/contract/limits.ts';
import { createCache } from '../cache.ts';
import type { Dependencies } from '../dependencies.ts';
import { preferredLanguage } from '../language.ts';
import { suggestPlaces } from '../places/suggest-places.ts';
import type { Limit } from '../rate-limits.ts';
import type { Route } from '../route.ts';
import { suggestTerms } from '../search/suggest-terms.ts';

/** Milliseconds; what many type are the same first letters. */
const KEPT = 10_000;

/** What is suggested while somebody types. */
export function suggestionRoute(
  route: Route,
  { database, clock }: Dependencies,
  limit: Limit,
): void {
  const cache = createCache<Suggestion[]>(KEPT, clock);

  const suggest = async (
    kind: SuggestionKind,
    wanted: { text: string; language: Language; limit: number },
  ): Promise<Suggestion[]> => {
    const texts =
      kind === 'place'
        ? suggestPlaces(wanted.text, wanted.language, wanted.limit).map(({ label }) => label)
        : await suggestTerms(database.db, { ...wanted, kind });
    return texts.map((text) => ({ kind, text }));
  };

  route(endpoints.suggestJobs, async (c, { query: { query = '', kinds, limit: most } }) => {
    const text = query.toLowerCase();
    if ([...text].length < SUGGEST_MIN) return { suggestions: [] };
    limit(c, 'suggest');
    const language = preferredLanguage(c.req.header('accept-language'));
    const ofKind = (kind: SuggestionKind) =>
      cache.get(JSON.stringify([kind, text, most, kind === 'place' && language]), () =>
        suggest(kind, { text, language, limit: most }),
      );
    const suggestions = (await Promise.all(kinds.map(ofKind))).flat();
    c.header('Vary', 'Accept-Language', { append: true });
    return { suggestions };
  });
}

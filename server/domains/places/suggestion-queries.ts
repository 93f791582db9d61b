import type { Language } from '#src/contract/language.ts';
import { LINE_MAX } from '#src/contract/limits.ts';
import type { Place } from './choose.ts';
import { foldName } from './fold.ts';
import { placesBeginning, placesCalled } from './name-queries.ts';
import { placeLabel } from './place-labels.ts';

/** Maximum suggestions per call. */
const SUGGESTIONS_MAX = 20;
/** Extra places to read, since some have no label of their own, like the state of New York City. */
const SPARE = 10;
/** The country whose places a language's readers mean more often than their size suggests. */
const HOME: Partial<Record<Language, string>> = { tr: 'TR' };

/** The distinct labels of these places that start with `typed` when folded. */
function labelsOf(places: readonly Place[], typed: string, language: Language): string[] {
  const labels = places.flatMap((place) => placeLabel(place, language) ?? []);
  return [...new Set(labels)].filter((label) => foldName(label).startsWith(typed));
}

/**
 * Labels that start with the name or equal `exact` come first: for 'san', Santiago before Shanghai, which Turkish calls
 * Şanghay.
 */
const byLabel = (labels: readonly string[], name: string, exact: string | undefined): string[] => {
  const isFirst = (label: string) => label === exact || foldName(label).startsWith(name);
  return [...labels.filter(isFirst), ...labels.filter((label) => !isFirst(label))];
};

/**
 * Cities, regions and countries with a name in any of their languages that starts with `prefix`, ignoring accents and
 * case; most populous first, always including one with exactly this name. Labels are in the reader's language, and
 * `resolvePlace` reads each as its place (rule SUGGEST-1).
 */
export function suggestPlaces(
  prefix: string,
  language: Language,
  limit: number,
): { label: string }[] {
  const text = prefix.slice(0, LINE_MAX);
  const [first = '', ...more] = text.split(',');
  const name = foldName(first);
  const typed = more.length > 0 ? foldName(text) : '';
  const wanted = Math.min(limit, SUGGESTIONS_MAX);
  if (name === '' || wanted <= 0) return [];
  const home = HOME[language];
  const found = labelsOf(placesBeginning(name, wanted + SPARE, home), typed, language);
  // Whoever wants Van, not Vancouver, has no more to type.
  const [exact] = labelsOf(placesCalled(name, home), typed, language);
  const labels = byLabel(found, name, exact).slice(0, wanted);
  if (exact !== undefined && !labels.includes(exact)) labels.splice(wanted - 1, 1, exact);
  return labels.map((label) => ({ label }));
}

import { namesOfPlaces } from '#server/domains/places/queries.ts';
import { STOP_WORDS } from './lexicon.ts';
import { foldWord } from './match.ts';

/** Words of all names of the places in the location box, to highlight them. */
export function placeNames(text: string): string[] {
  const words = namesOfPlaces(text).flatMap((name) => name.split(/[\s-]/u).map(foldWord));
  return [...new Set(words)].filter((word) => !STOP_WORDS.has(word));
}

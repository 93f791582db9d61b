import { namesOfPlaces } from '#server/domains/places/queries.ts';
import { STOP_WORDS } from './lexicon.ts';
import { foldWord } from './match.ts';

/** The words of all names of the places that a text of the location box names, to mark them. */
export function placeNames(text: string): string[] {
  const words = namesOfPlaces(text).flatMap((name) => name.split(/[\s-]/u).map(foldWord));
  return [...new Set(words)].filter((word) => !STOP_WORDS.has(word));
}

import type { Word } from './lexemes.ts';
import { joinWords, type QueryWords, type Slot } from './slots.ts';
import { allOf, anyOf, inSequence, lexeme, not } from './tsquery.ts';

/** Beyond this many words, neighbours are not tried as one word. */
const JOINED_SLOTS_MAX = 4;

type Ask = (word: Word) => string;

const isShort = ({ word }: Word): boolean => word.length <= 2;

/** In any text. Short words are only indexed where they are telling: in short fields, or in capitals. */
const anywhere: Ask = (word) =>
  anyOf([...word.stems.map((stem) => lexeme(stem)), isShort(word) ? lexeme(`!${word.word}`) : '']);
/** In the title, or as the place or a fact of the job. */
const inTitle: Ask = (word) =>
  anyOf([...word.stems.map((stem) => lexeme(`^${stem}`)), lexeme(`@${word.word}`)]);
/** The same, in the vector that jobs are ranked by. */
const inRankedTitle: Ask = (word) =>
  anyOf([lexeme(word.singular, 'AD'), ...word.stems.map((stem) => lexeme(`~${stem}`, 'AD'))]);
/** The beginning of a word anywhere. */
const beginsAnywhere: Ask = (word) =>
  isShort(word) ? anywhere(word) : anyOf([anywhere(word), `${lexeme(word.word)}:*`]);
const inPlace: Ask = ({ word }) => lexeme(`@${word}`);

const beginsInPlace: Ask = (word) =>
  isShort(word) ? inPlace(word) : `${lexeme(`@${word.word}`)}:*`;

const askSlot = ({ own, alternatives }: Slot, ask: Ask): string =>
  anyOf([own, ...alternatives].map((words) => allOf(words.map(ask))));

/** All slots, or all but two neighbours and these as one word. */
function askSlots(slots: readonly Slot[], ask: Ask): string {
  const asked = slots.map((slot) => askSlot(slot, ask));
  const joined = slots.slice(0, -1).flatMap((slot, index) => {
    const next = slots[index + 1];
    if (!next || slots.length > JOINED_SLOTS_MAX) return [];
    const word = ask(joinWords([...slot.own, ...next.own]));
    return [allOf([...asked.slice(0, index), word, ...asked.slice(index + 2)])];
  });
  return anyOf([allOf(asked), ...joined]);
}

/** What the database is asked for, each as a tsquery; '' asks for nothing. */
export type SearchPlan = {
  /** The words in title, place and facts, with all that is asked for besides. */
  title: string;
  /** The words anywhere, with all that is asked for besides. */
  anywhere: string;
  /** Any of the words, with all that is asked for besides. */
  some: string;
  /** Whether a ranked job has all words in its title: on `rank_vector`. */
  isTitle: string;
  /** The same without synonyms. */
  isOwnTitle: string;
  /** What a job is ranked by: on `rank_vector`. */
  rank: string;
  /** All words one after the other: on `rank_vector`. */
  sequence: string;
  /** The title that has just these words, in the singular. */
  titleKey: string;
  /** As `anywhere`, with the last word as the beginning of one. */
  beginning: string;
  /** Whether it asks for any word: an index finds nothing by what jobs don't have. */
  hasWords: boolean;
};

/** Plans a search; `filters` is the tsquery of what is asked for beside words and place. */
export function planSearch(
  { slots, phrases, excluded }: QueryWords,
  place: readonly Word[],
  filters: string,
): SearchPlan {
  const words = slots.flatMap(({ own }) => own);
  const besides = [
    ...phrases.map((phrase) =>
      inSequence(phrase.filter((word) => !isShort(word)).map(({ word }) => word)),
    ),
    ...phrases.map((phrase) => allOf(phrase.filter(isShort).map(anywhere))),
    ...excluded.map((phrase) =>
      not(
        phrase.length > 1
          ? inSequence(phrase.map(({ word }) => word))
          : anyOf(phrase.flatMap((word) => [anywhere(word), inPlace(word)])),
      ),
    ),
    ...place.map(inPlace),
    filters,
  ];
  const ranked = [...slots.flatMap(({ own, alternatives }) => [own, ...alternatives]), ...phrases];
  return {
    title: allOf([askSlots(slots, inTitle), ...besides]),
    anywhere: allOf([askSlots(slots, anywhere), ...besides]),
    some: allOf([anyOf(slots.map((slot) => askSlot(slot, anywhere))), ...besides]),
    beginning: allOf([
      askSlots(slots, (word) => (word === words.at(-1) ? beginsAnywhere(word) : anywhere(word))),
      ...besides.slice(0, -1 - place.length),
      ...place.map((word) => (word === place.at(-1) ? beginsInPlace(word) : inPlace(word))),
      filters,
    ]),
    isTitle: askSlots(slots, inRankedTitle),
    isOwnTitle: askSlots(
      slots.map(({ own }) => ({ own, alternatives: own.length > 1 ? [[joinWords(own)]] : [] })),
      inRankedTitle,
    ),
    rank: anyOf(
      ranked
        .flat()
        .flatMap(({ singular, stems }) => [
          lexeme(singular),
          ...stems.map((stem) => lexeme(`~${stem}`)),
        ]),
    ),
    sequence: words.length > 1 ? inSequence(words.map(({ singular }) => singular)) : '',
    titleKey: [...words, ...phrases.flat()].map(({ singular }) => singular).join(' '),
    hasWords: slots.length + phrases.length + place.length > 0 || filters !== '',
  };
}

import type { Word } from './lexemes.ts';
import {
  askSequence,
  inRankedTitle,
  isNamed,
  type RankedSlot,
  rankSlots,
  withJoined,
} from './rank-plan.ts';
import type { SlotWeight } from './slot-weights.ts';
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
  /** Some of the words anywhere, with all that is asked for besides. */
  some: string;
  /** The same in title, place and facts. */
  someTitle: string;
  /** Whether a ranked job has all words in its title: on `rank_vector`. */
  isTitle: string;
  /** The same without synonyms and words that have but the stem. */
  isOwnTitle: string;
  /** What a job is ranked by; nothing without words. */
  ranked: RankedSlot[];
  /** All words one after the other: on `rank_vector`. */
  sequence: string;
  /** The title that has just these words, in the singular. */
  titleKey: string;
  /** As `anywhere`, with the last word as the beginning of one. */
  beginning: string;
  /** Those last words. */
  begun: string[];
  /** Whether it asks for any word: an index finds nothing by what jobs don't have. */
  hasWords: boolean;
};

/** The slots any of which is enough to fill a page with: not those that all trades have. */
function tellingSlots(slots: readonly Slot[], weights: readonly SlotWeight[]): readonly Slot[] {
  const telling = slots.filter((_, index) => {
    const kind = weights[index]?.kind;
    return kind !== 'circumstance' && kind !== 'workplace';
  });
  return telling.length > 0 ? telling : slots;
}

/**
 * Plans a search; `filters` is the tsquery of what is asked for beside words and place. Of `weights` there is one
 * for each slot.
 */
export function planSearch(
  query: QueryWords,
  weights: readonly SlotWeight[],
  place: readonly Word[],
  filters: string,
): SearchPlan {
  const { slots, phrases, excluded } = query;
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
  const telling = tellingSlots(slots, weights);
  const anySlot = (ask: Ask) =>
    // What stands in quotes is enough.
    phrases.length > 0 ? '' : anyOf(telling.map((slot) => askSlot(slot, ask)));
  return {
    title: allOf([askSlots(slots, inTitle), ...besides]),
    anywhere: allOf([askSlots(slots, anywhere), ...besides]),
    some: allOf([anySlot(anywhere), ...besides]),
    someTitle: allOf([anySlot(inTitle), ...besides]),
    beginning: allOf([
      askSlots(slots, (word) => (word === words.at(-1) ? beginsAnywhere(word) : anywhere(word))),
      ...besides.slice(0, -1 - place.length),
      ...place.map((word) => (word === place.at(-1) ? beginsInPlace(word) : inPlace(word))),
      filters,
    ]),
    begun: [words.at(-1), place.at(-1)].flatMap((word) => (word ? [word.word] : [])),
    isTitle: askSlots(slots, inRankedTitle),
    isOwnTitle: askSlots(
      slots.map((slot) => ({ own: slot.own, alternatives: withJoined(slot).slice(1) })),
      isNamed,
    ),
    ranked: rankSlots(query, weights),
    sequence: askSequence(words),
    titleKey: [...words, ...phrases.flat()].map(({ singular }) => singular).join(' '),
    hasWords: slots.length + phrases.length + place.length > 0 || filters !== '',
  };
}

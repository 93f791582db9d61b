import { anyPlaceOf } from '#server/domains/places/code-queries.ts';
import type { Word } from './lexemes.ts';
import {
  ambiguousInRankedTitle,
  askAmbiguous,
  askSequence,
  inRankedTitle,
  isNamed,
  type RankedSlot,
  rankSlots,
  withJoined,
} from './rank-plan.ts';
import type { SlotWeight } from './slot-weights.ts';
import { joinWords, type QueryWords, type Slot } from './slots.ts';
import { STOP_WORDS } from './stop-words.ts';
import { allOf, anyOf, distinct, inSequence, lexeme, not, type Tsqueries } from './tsquery.ts';

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

/** The beginning of a word there, or any place that a code has. */
const beginsInPlace: Ask = (word) => {
  const code = anyPlaceOf(word.word);
  if (code !== word.word) return lexeme(`@${code}`);
  return isShort(word) ? inPlace(word) : `${lexeme(`@${word.word}`)}:*`;
};

/** In the title alone. */
const inTitleAlone: Ask = (word) => anyOf(word.stems.map((stem) => lexeme(`^${stem}`)));

/** Ambiguous words count in the title alone, whatever is asked for. */
const askSlot = (slot: Slot, ask: Ask): string =>
  anyOf([
    ...[slot.own, ...slot.alternatives].map((words) => allOf(words.map(ask))),
    ...(ask === inRankedTitle
      ? [ambiguousInRankedTitle(slot)]
      : (slot.ambiguous ?? []).map((one) => askAmbiguous(one, inTitleAlone))),
  ]);

/** All slots, each as such or as one word with a neighbour. */
function askSlots(slots: readonly Slot[], ask: Ask): Tsqueries {
  const joined = slots.slice(0, -1).map((slot, index) => {
    const next = slots[index + 1];
    if (!next || slots.length > JOINED_SLOTS_MAX) return '';
    return ask(joinWords([...slot.own, ...next.own]));
  });
  return slots.map((slot, index) =>
    anyOf([askSlot(slot, ask), joined[index - 1] ?? '', joined[index] ?? '']),
  );
}

const tellingWords = (phrase: readonly Word[]): readonly Word[] => {
  const telling = phrase.filter(({ word }) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : phrase;
};

/** A phrase in the title, whose neighbours the index has as one word. */
const phraseInTitle = (phrase: readonly Word[]): Tsqueries =>
  phrase.length === 1
    ? phrase.map(({ word }) => lexeme(`^${word}`))
    : phrase
        .slice(1)
        .map((word, index) => lexeme(`^${joinWords([phrase[index] ?? word, word]).word}`));

/** The words of a phrase anywhere, as they are written; small ones only where there are no others. */
const phraseWords = (phrase: readonly Word[]): Tsqueries =>
  tellingWords(phrase).map((word) => (isShort(word) ? anywhere(word) : lexeme(word.word)));

/** A phrase as it is written. The texts have no short words, so their neighbours follow each other. */
const askPhrase = (phrase: readonly Word[]): string => {
  const long = phrase.filter((word) => !isShort(word));
  if (phrase.length < 2 || long.length === 0) return '';
  return anyOf([inSequence(long.map(({ word }) => word)), allOf(phraseInTitle(phrase))]);
};

/** What the database is asked for. */
export type SearchPlan = {
  /** The words in title, place and facts, with all that is asked for besides. */
  title: Tsqueries;
  /** The words anywhere, those of phrases in any order, with all that is asked for besides. */
  anywhere: Tsqueries;
  /**
   * The order of the words of phrases, as a tsquery; '' without phrases. No index knows it, and a job's vector takes
   * long to read, so that few should be left.
   */
  phrases: string;
  /** Some of the words anywhere, with all that is asked for besides. */
  some: Tsqueries;
  /** The same in title, place and facts. */
  someTitle: Tsqueries;
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
  /** As `anywhere`, with the last word as the beginning of one, and a code last in the place for any of its places. */
  beginning: Tsqueries;
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
 * Plans a search; `filters` is what is asked for beside words and place. Of `weights` there is one
 * for each slot.
 */
export function planSearch(
  query: QueryWords,
  weights: readonly SlotWeight[],
  place: readonly Word[],
  filters: Tsqueries,
): SearchPlan {
  const { slots, phrases, excluded } = query;
  const words = slots.flatMap(({ own }) => own);
  const without = excluded.map((phrase) =>
    not(
      phrase.length > 1
        ? inSequence(phrase.map(({ word }) => word))
        : anyOf(phrase.flatMap((word) => [anywhere(word), inPlace(word)])),
    ),
  );
  const inQuotes = phrases.flatMap(phraseWords);
  const besides = [...without, ...place.map(inPlace), ...filters];
  const telling = tellingSlots(slots, weights);
  const anySlot = (ask: Ask) =>
    // What stands in quotes is enough.
    phrases.length > 0 ? inQuotes : [anyOf(telling.map((slot) => askSlot(slot, ask)))];
  return {
    title: distinct([...askSlots(slots, inTitle), ...phrases.flatMap(phraseInTitle), ...besides]),
    anywhere: distinct([...askSlots(slots, anywhere), ...inQuotes, ...besides]),
    phrases: allOf(phrases.map(askPhrase)),
    some: distinct([...anySlot(anywhere), ...besides]),
    someTitle: distinct([...anySlot(inTitle), ...besides]),
    beginning: distinct([
      ...askSlots(slots, (word) => (word === words.at(-1) ? beginsAnywhere(word) : anywhere(word))),
      ...inQuotes,
      ...without,
      ...place.map((word) => (word === place.at(-1) ? beginsInPlace(word) : inPlace(word))),
      ...filters,
    ]),
    begun: [words.at(-1), place.at(-1)].flatMap((word) => (word ? [word.word] : [])),
    isTitle: allOf(askSlots(slots, inRankedTitle)),
    isOwnTitle: allOf(
      askSlots(
        slots.map((slot) => ({ own: slot.own, alternatives: withJoined(slot).slice(1) })),
        isNamed,
      ),
    ),
    ranked: rankSlots(query, weights),
    sequence: askSequence(words),
    titleKey: [...words, ...phrases.flat()].map(({ singular }) => singular).join(' '),
    hasWords: slots.length + phrases.length + place.length + filters.length > 0,
  };
}

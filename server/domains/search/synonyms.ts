import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '#server/platform/database/errors.ts';
import { projectFolder } from '#server/platform/project/version.ts';
import { foldText } from '#src/shared/fold-text.ts';

/** Maximum words per entry. */
export const SYNONYM_WORDS_MAX = 4;
/** Maximum synonyms per entry: a search looks for all of them. */
const SYNONYMS_MAX = 20;
/** Maximum words of an entry's field. */
const FIELD_MAX = 60;
/** Punctuation and the like, between words. */
const SEPARATORS = /[\p{Cc}\u0020-\u002f:-@[-`{-\u00bf\u2000-\u206f\u3000-\u303f]+/gu;
const LINE_LENGTH_MAX = 1000;
const FILES_MAX = 20;
/** Bytes: a few thousand lines. */
const FILE_SIZE_MAX = 256 * 1024;

/** The synonyms are unusable. The message names the folder, or file and line, and the mistake. */
export class SynonymsError extends Error {}

/** An entry that another entry finds, as `search_words` writes it. */
export type Synonym = {
  entry: string;
  /** Words of its field, if it has another meaning elsewhere: it counts only beside one of them, or alone. */
  field: readonly string[];
  /** The field of the entry that finds it. */
  askedIn: readonly string[];
};

/** Finds the other entries in an entry's groups; the entry is as `search_words` writes it. */
export type Synonyms = (entry: string) => readonly Synonym[];

/** The text as the database's `search_words` has it. */
export const searchWords = (text: string): string =>
  foldText(text)
    .replaceAll('c++', ' cplusplus ')
    .replaceAll('c#', ' csharp ')
    .replaceAll('.net', ' dotnet ')
    .replace(SEPARATORS, ' ')
    .trim();

type Line = { text: string; refuse: (reason: string) => never };

type Entry = { key: string; field: readonly string[] };

/** For example 'server [restaurant bar]'. */
const ENTRY = /^([^[\]]*)(?:\[([^[\]]*)\])?$/;

function readEntry(text: string, { refuse }: Line): Entry {
  const [found, words = '', list] = ENTRY.exec(text.trimEnd()) ?? [];
  if (found === undefined)
    refuse('the words of a field stand in one pair of [ ] behind the entry.');
  const key = searchWords(words);
  if (key === '') refuse('there must be a word before and after each comma and =>.');
  if (key.split(' ').length > SYNONYM_WORDS_MAX)
    refuse(`an entry has at most ${SYNONYM_WORDS_MAX} words.`);
  const field = list === undefined ? [] : searchWords(list).split(' ').filter(Boolean);
  if (list !== undefined && field.length === 0) refuse('there is no word between [ and ].');
  if (field.length > FIELD_MAX) refuse(`a field has at most ${FIELD_MAX} words.`);
  return { key, field };
}

/** The entries of one side of a line. */
const readGroup = (text: string, line: Line): Entry[] =>
  text.split(',').map((entry) => readEntry(entry, line));

/** Reads one line: each of its keys finds its targets. */
function readLine(line: Line): { keys: Entry[]; targets: Entry[] } {
  const [left = '', right, ...more] = line.text.split('=>');
  if (more.length > 0) line.refuse('there is more than one =>.');
  const keys = readGroup(left, line);
  if (right !== undefined) return { keys, targets: readGroup(right, line) };
  if (keys.length < 2) line.refuse('a group has two or more entries, separated by commas.');
  return { keys, targets: keys };
}

const eitherField = (one: readonly string[], other: readonly string[]): readonly string[] =>
  one.length > 0 && other.length > 0 ? [...new Set([...one, ...other])] : [];

/** Merges one synonym of two lines: it counts where either line allows it. */
const mergeSynonyms = (one: Synonym, other: Synonym = one): Synonym => ({
  entry: one.entry,
  field: eitherField(one.field, other.field),
  askedIn: eitherField(one.askedIn, other.askedIn),
});

function parseSynonyms(lines: readonly Line[]): Synonyms {
  const others = new Map<string, Map<string, Synonym>>();
  for (const line of lines) {
    const { keys, targets } = readLine(line);
    for (const { key, field: askedIn } of keys) {
      const found = others.get(key) ?? new Map<string, Synonym>();
      others.set(key, found);
      for (const { key: entry, field } of targets)
        if (entry !== key)
          found.set(entry, mergeSynonyms({ entry, field, askedIn }, found.get(entry)));
      if (found.size > SYNONYMS_MAX)
        line.refuse(`'${key}' has more than ${SYNONYMS_MAX} synonyms.`);
    }
  }
  return (entry) => [...(others.get(entry)?.values() ?? [])];
}

/** The lines of a file, without blank ones and remarks. */
function readLines(file: string): Line[] {
  const refuseAt = (place: string) => (reason: string) => {
    throw new SynonymsError(`${place}: ${reason}`);
  };
  const stats = statSync(file);
  if (!stats.isFile()) refuseAt(file)('this is no file.');
  if (stats.size > FILE_SIZE_MAX) refuseAt(file)(`a file has at most ${FILE_SIZE_MAX} bytes.`);
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      const refuse: Line['refuse'] = refuseAt(`${file}, line ${index + 1}`);
      if (text.length > LINE_LENGTH_MAX)
        refuse(`a line has at most ${LINE_LENGTH_MAX} characters.`);
      // The replacement for invalid UTF-8.
      if (text.includes('\uFFFD')) refuse('the text is not UTF-8.');
      const line = text.trim();
      return line === '' || line.startsWith('#') ? [] : [{ text: line, refuse }];
    });
}

const FOLDER = join(projectFolder, 'server', 'domains', 'search', 'synonyms');

/**
 * Reads groups of synonyms from all `.txt` files of a folder, by default the product's. Each line is a group,
 * separated by commas; with `=>`, entries on the left find those on the right, but not vice versa. Words in [ ] after
 * an entry are its field. Lines that begin with # are remarks. Throws SynonymsError for the first mistake.
 */
export function readSynonyms(folder = FOLDER): Synonyms {
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
    if (names.length === 0)
      throw new SynonymsError(`${folder}: there is no .txt file; an empty one is enough.`);
    if (names.length > FILES_MAX)
      throw new SynonymsError(`${folder}: there are more than ${FILES_MAX} .txt files.`);
    return parseSynonyms(names.sort().flatMap((name) => readLines(join(folder, name))));
  } catch (error) {
    // A file system error, whose message names the file.
    throw errorCode(error) && error instanceof Error ? new SynonymsError(error.message) : error;
  }
}

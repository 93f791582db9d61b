import { PARTS_MAX, type Part, PLACES_ONLY_WITH_CONTEXT, readPart } from './part.ts';
import { takePostcode, withoutDutchPostcode } from './postcodes.ts';

const GREATER = /^greater /i;

/** Adds the piece's parts. Its postcode decides which country an ambiguous code before it means. */
function readPiece(before: readonly Part[], piece: string, index: number): Part[] {
  const { rest, country } = takePostcode(piece);
  const read = rest === '' ? [] : readPart(rest, index === 0);
  // 'Manchester, Greater Manchester' names one place twice, not Jamaica's.
  const parts = GREATER.test(rest)
    ? read.filter(({ folded }) => before.every((part) => part.folded !== folded))
    : read;
  return country ? settle([...before, ...parts], country) : [...before, ...parts];
}

const countryPart = (country: string): Part => ({
  country,
  regions: [],
  cities: [],
  folded: '',
  isCode: true,
  isFirst: false,
});

/** Applies a postcode's country to the parts before it. */
function settle(parts: readonly Part[], country: string): Part[] {
  const last = parts.at(-1);
  const regions = last?.isCode ? last.regions.filter((region) => region.country === country) : [];
  // 'Berlin, DE 10115' is not in Delaware.
  const isAbroad = parts.some(({ cities }) =>
    cities.some((city) => last?.country !== country && city.country === last?.country),
  );
  if (last && regions.length > 0 && !isAbroad)
    return [...parts.slice(0, -1), { ...last, regions, country: undefined, isFirst: false }];
  return country === 'US' ? [...parts] : [...parts, countryPart(country)];
}

/**
 * Reads a code between a country and one of its cities as that of a region there: 'IN, MP, Indore', 'München, BY, DE'.
 */
const withoutNamesakes = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part, at) => {
    const pair = [parts[at - 1], parts[at + 1]];
    const has = (code: string | undefined) =>
      code !== undefined && pair.some((one) => one?.cities.some((city) => city.country === code));
    const home = pair.map((one) => one?.country).find(has);
    if (!part.isCode || !home || home === part.country || has(part.country)) return [part];
    const regions = part.regions.filter((region) => region.country === home);
    return regions.length > 0 ? [{ ...part, regions, country: undefined }] : [];
  });

function readPieces(text: string): Part[] {
  const pieces = text
    .split(/[,/()[\]·]/)
    .slice(0, 2 * PARTS_MAX)
    .map((piece) => piece.trim())
    .filter(Boolean);
  const parts = pieces.reduce(readPiece, []);
  return withoutNamesakes(parts.slice(0, PARTS_MAX));
}

/** The parts of a text with Dutch postcodes, if it names a place in the Netherlands. */
function readDutchParts(text: string): Part[] | undefined {
  const rest = withoutDutchPostcode(text);
  if (rest === text) return undefined;
  const parts = readPieces(rest);
  const isDutch = parts.some(
    ({ country, cities }) => country === 'NL' || cities.some((city) => city.country === 'NL'),
  );
  return isDutch ? [...parts, countryPart('NL')] : undefined;
}

/** The parts of the text that name a known place, in order: of 'Levent, İstanbul' only the second. */
export const readParts = (text: string): Part[] => {
  const parts = readDutchParts(text) ?? readPieces(text);
  const [only] = parts;
  return parts.length === 1 && only && PLACES_ONLY_WITH_CONTEXT.has(only.folded) ? [] : parts;
};

import type { Job } from '#src/contract/jobs/job.ts';
import { LINE_MAX } from '#src/contract/limits.ts';
import { foldText } from '#src/shared/fold-text.ts';
import { countryCode, isArea } from './regions.ts';

/** The parts of a place text; parts that it doesn't mention are missing. */
export type Place = {
  /** City or district. */
  locality?: string;
  /** The part between city and country: a state or province. */
  region?: string;
  /** ISO 3166 codes; several for 'Germany and Poland'. */
  countries: string[];
  /** Continents and similar areas, as written. */
  areas: string[];
};

/** A job's place: its resolved city if known, otherwise what the location says (rule PAGE-5). */
export const placeOfJob = ({ location, place }: Pick<Job, 'location' | 'place'>): Place => {
  if (!place?.city) return parsePlace(location);
  const { city: locality, region, country } = place;
  return { locality, ...(region && { region }), countries: [country], areas: [] };
};

/**
 * US state codes, as in 'Austin, TX'. Without Delaware, Indiana and Idaho: DE, IN and ID just as often mean Germany,
 * India and Indonesia.
 */
const US_STATES = new Set(
  'AL AK AZ AR CA CO CT DC FL GA HI IL IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  ),
);
/** Both a state and a country, whether by code or by name. */
const AMBIGUOUS = new Set(['DE', 'IN', 'ID', 'Georgia']);

const NO_PLACES = new Set(
  'remote,fully remote,100% remote,hybrid,anywhere,worldwide,home office,uzaktan,tamamen uzaktan,hibrit,evden,her yerden'.split(
    ',',
  ),
);
const isNoPlace = (part: string): boolean => NO_PLACES.has(foldText(part));

/** The countries and areas that one part of the text names; undefined if any name is neither. */
const readRegions = (part: string): Pick<Place, 'countries' | 'areas'> | undefined => {
  const countries: string[] = [];
  const areas: string[] = [];
  // Some names contain an 'and', so try the whole first.
  const names = countryCode(part) ? [part] : part.split(/ (?:and|ve|or|&) |\//);
  for (const name of names.map((text) => text.trim())) {
    const code = countryCode(name);
    if (code) countries.push(code);
    else if (isArea(name)) areas.push(name);
    else return undefined;
  }
  return { countries, areas };
};

/**
 * Parses a place as people write it: 'Berlin, Germany', 'Kadıköy, İstanbul', 'Austin, TX', 'Remote, Europe'. Never
 * guesses: returns a country only when the text names it.
 */
export const parsePlace = (text: string): Place => {
  const parts = text
    .slice(0, LINE_MAX)
    .split(/[,;|()·]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !isNoPlace(part));
  const rest = parts.slice(0, -1);
  const last = parts.at(-1);
  if (last === undefined) return { countries: [], areas: [] };

  const [locality] = rest;
  if (locality !== undefined && US_STATES.has(last))
    return { locality, region: [...rest.slice(1), last].join(', '), countries: ['US'], areas: [] };
  const found = locality !== undefined && AMBIGUOUS.has(last) ? undefined : readRegions(last);
  const [first, ...between] = found ? rest : parts;
  return {
    ...(first !== undefined && { locality: first }),
    ...(between.length > 0 && { region: between.join(', ') }),
    ...(found ?? { countries: [], areas: [] }),
  };
};

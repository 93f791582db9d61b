import { type City, COUNTRIES, LANGUAGES, type Language, type Place, REGIONS } from './content.ts';
import { type Random, repeat } from './random.ts';

/** Cities by country, repeated according to their weights. */
const byCountry = new Map(
  Object.entries(COUNTRIES).map(([country, { cities }]) => [
    country,
    cities.flatMap((city) => repeat({ ...city, country }, city.weight)),
  ]),
);
const sharesOf = (language: Language) =>
  Object.entries(LANGUAGES[language].countries).flatMap(([code, share]) => repeat(code, share));
const SHARES = { en: sharesOf('en'), tr: sharesOf('tr'), de: sharesOf('de') };

export const pickCity = (random: Random, language: Language): City =>
  random.pick(byCountry.get(random.pick(SHARES[language])) ?? []);
const regional = (random: Random, { city, region, country }: City): string => {
  const code = country === 'US' || country === 'CA' ? region : null;
  const full = REGIONS[region ?? ''] ?? '';
  if (!code) return full ? `${city}, ${full}` : city;
  return random.pick([
    `${city}, ${code}`,
    `${city}, ${code}`,
    `${city} ${code}`,
    `${city}, ${full || code}`,
    `${city}, ${code}, ${country}`,
  ]);
};

/** Writes a place as a user would type it into the job form. */
export const writePlace = (random: Random, place: City): string => {
  const { city, local, districts, country } = place;
  const names = COUNTRIES[country];
  const name = random.chance(country === 'TR' ? 0.75 : 0.35) ? local : city;
  const land = random.pick(random.chance(0.6) ? (names?.en ?? ['']) : (names?.local ?? ['']));
  const way = random.next();
  if (districts.length > 0 && way < 0.3) {
    const district = random.pick(districts);
    return random.pick([`${district}, ${name}`, `${district} / ${name}`, `${name} (${district})`]);
  }
  if (place.region && way < 0.7) return regional(random, place);
  if (way < 0.5) return name;
  if (way < 0.9) return `${name}, ${land}`;
  return random.pick([`${name} ${land}`, `${name} - ${land}`, name.toUpperCase()]);
};

/** Where remote workers may live: the ad's text and the facts in it. */
export const writeRemote = (
  random: Random,
  { city, local, region, country }: City,
  isTurkish: boolean,
): { location: string; place: Place | null } => {
  const land = random.pick(COUNTRIES[country]?.en ?? ['']);
  const word = isTurkish && random.chance(0.5) ? 'Uzaktan' : 'Remote';
  const way = random.next();
  if (way < 0.3) return { location: word, place: null };
  const inCountry = { city: null, region: null, country };
  if (way < 0.45) return { location: `${word} (${land})`, place: inCountry };
  if (way < 0.6) return { location: `${word} - ${land}`, place: inCountry };
  const location = random.pick([`${local} / ${word}`, `${local}, ${land}`, local]);
  return { location, place: { city, region, country } };
};

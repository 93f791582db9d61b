import type { Language } from '#src/contract/language.ts';
import type { Place } from './choose.ts';
import { countryName } from './country-names.ts';
import { foldName } from './fold.ts';
import type { City, Region } from './place-list.ts';
import { readPlaces } from './queries.ts';

/** Countries whose cities are shown with their state. */
const WITH_STATE = new Set(['US', 'CA', 'AU']);

const nameIn = (language: Language, { name, turkish }: City | Region): string =>
  language === 'tr' && turkish ? turkish : name;

const means = (label: string, { city, region, country }: Place): boolean => {
  const [place, ...more] = readPlaces(label);
  return (
    place !== undefined &&
    more.length === 0 &&
    place.city === city &&
    place.region === region &&
    place.country === country
  );
};

/**
 * The place as written in the language: 'Berlin, Germany', 'Portland, Oregon, United States', 'Kadıköy, İstanbul,
 * Türkiye'. `resolvePlace` reads the label as this place; undefined if no label does so.
 */
export function placeLabel(place: Place, language: Language): string | undefined {
  const { city, region, country } = place;
  const inCountry = countryName(country, language);
  const named = [city, region].flatMap((one) => (one ? [nameIn(language, one)] : []));
  const [first, second] = named;
  const isWhole =
    WITH_STATE.has(country) ||
    (country === 'TR' && first && second && foldName(first) !== foldName(second));
  const short = [...named.slice(0, 1), inCountry].join(', ');
  const whole = [...named, inCountry].join(', ');
  const labels = isWhole ? [whole] : [short, whole];
  return labels.find((label) => means(label, place));
}

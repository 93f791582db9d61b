import { expect, it } from 'vitest';
import { parsePlace, placeOfJob } from './place.ts';

const read = (text: string) => {
  const { locality, region, countries, areas } = parsePlace(text);
  return [locality, region, countries.join(), areas.join()].map((part) => part || '-').join(' | ');
};

it.each([
  ['Berlin, Germany', 'Berlin | - | DE | -'],
  ['Berlin, Almanya', 'Berlin | - | DE | -'],
  ['İstanbul, Türkiye', 'İstanbul | - | TR | -'],
  ['istanbul, TÜRKİYE', 'istanbul | - | TR | -'],
  ['Izmir, Turkey', 'Izmir | - | TR | -'],
  ['Kadıköy, İstanbul, Türkiye', 'Kadıköy | İstanbul | TR | -'],
  ['London, UK', 'London | - | GB | -'],
  ['Londra, İngiltere', 'Londra | - | GB | -'],
  ['Leeds, United Kingdom', 'Leeds | - | GB | -'],
  ['Dubai, UAE', 'Dubai | - | AE | -'],
  ['New York, NY, United States', 'New York | NY | US | -'],
  ['Austin, TX', 'Austin | TX | US | -'],
  ['Austin, TX, U.S.A.', 'Austin | TX | US | -'],
  ['San Francisco, CA', 'San Francisco | CA | US | -'],
  ['Rotterdam, The Netherlands', 'Rotterdam | - | NL | -'],
  ['Sarajevo, Bosnia and Herzegovina', 'Sarajevo | - | BA | -'],
  ['Abidjan, Cote d’Ivoire', 'Abidjan | - | CI | -'],
  ['Amsterdam (NL)', 'Amsterdam | - | NL | -'],
  ['Plano, Collin County, TX', 'Plano | Collin County, TX | US | -'],
  ['Moda, Kadıköy, İstanbul, Türkiye', 'Moda | Kadıköy, İstanbul | TR | -'],
  ['Georgia', '- | - | GE | -'],
  ['Singapore', '- | - | SG | -'],
  ['Ankara, ABD', 'Ankara | - | US | -'],
])('%s has a country: %s', (text, place) => {
  expect(read(text)).toBe(place);
});

it.each([
  ['Izmir', 'Izmir | - | - | -'],
  ['Kadıköy, İstanbul', 'Kadıköy | İstanbul | - | -'],
  // A state or a country: neither is guessed.
  ['Berlin, DE', 'Berlin | DE | - | -'],
  ['Atlanta, Georgia', 'Atlanta | Georgia | - | -'],
  ['TX', 'TX | - | - | -'],
  ['', '- | - | - | -'],
  [' , ,', '- | - | - | -'],
])('%s has no country: %s', (text, place) => {
  expect(read(text)).toBe(place);
});

it.each([
  ['Remote', '- | - | - | -'],
  ['Uzaktan', '- | - | - | -'],
  ['Remote, Europe', '- | - | - | Europe'],
  ['Remote, Europe and Africa', '- | - | - | Europe,Africa'],
  ['Remote, Europe  and  Africa', '- | - | - | Europe,Africa'],
  ['Remote, East Africa', '- | - | - | East Africa'],
  ['Remote, EU', '- | - | - | EU'],
  ['Uzaktan, Avrupa', '- | - | - | Avrupa'],
  ['Remote (Germany and Poland)', '- | - | DE,PL | -'],
  ['Berlin, Germany (remote)', 'Berlin | - | DE | -'],
])('the word for remote in %s is no place: %s', (text, place) => {
  expect(read(text)).toBe(place);
});

it('reads a text only up to the maximum length of a place', () => {
  expect(parsePlace('a,'.repeat(100_000)).region?.length).toBeLessThan(300);
});

it('leaves out what the text doesn’t mention', () => {
  expect(parsePlace('Singapore')).toStrictEqual({ countries: ['SG'], areas: [] });
  expect(parsePlace('Izmir')).toStrictEqual({ locality: 'Izmir', countries: [], areas: [] });
});

it('is the city that a job’s place was resolved to, otherwise what its text says (PAGE-5)', () => {
  const city = { city: 'Bornova', region: 'İzmir', country: 'TR' };
  const placeOf = (place: unknown) => placeOfJob({ location: 'Berlin, DE', place } as never);
  expect(placeOf(city)).toStrictEqual({
    locality: 'Bornova',
    region: 'İzmir',
    countries: ['TR'],
    areas: [],
  });
  const { region, ...withoutRegion } = city;
  expect(placeOf(withoutRegion)).toStrictEqual({
    locality: 'Bornova',
    countries: ['TR'],
    areas: [],
  });
  expect([placeOf(undefined), placeOf({ country: 'TR' })]).toEqual(
    Array(2).fill(parsePlace('Berlin, DE')),
  );
});

import type { Random } from './random.ts';

/** Where a job is: the city's English name, the code of its region (US, UK's nation) and of its country. */
export type Place = { city: string | null; region: string | null; country: string };

/** A city as ads know it: `local` is its own name, `districts` are written before it. */
type City = Place & { city: string; local: string; districts: string[]; weight: number };

/** Per country: its names as ads write them, in English, in its language, in Turkish. */
const COUNTRIES: Record<string, { en: string[]; local: string[]; tr: string }> = {
  TR: { en: ['Turkey', 'Türkiye'], local: ['Türkiye', 'TR'], tr: 'Türkiye' },
  DE: { en: ['Germany', 'DE'], local: ['Deutschland'], tr: 'Almanya' },
  GB: { en: ['UK', 'United Kingdom', 'England'], local: ['UK'], tr: 'İngiltere' },
  US: { en: ['USA', 'United States', 'US'], local: ['USA'], tr: 'ABD' },
  NL: { en: ['Netherlands', 'The Netherlands', 'NL'], local: ['Nederland'], tr: 'Hollanda' },
  FR: { en: ['France'], local: ['France'], tr: 'Fransa' },
  ES: { en: ['Spain'], local: ['España'], tr: 'İspanya' },
  PT: { en: ['Portugal'], local: ['Portugal'], tr: 'Portekiz' },
  IE: { en: ['Ireland'], local: ['Ireland'], tr: 'İrlanda' },
  AT: { en: ['Austria'], local: ['Österreich'], tr: 'Avusturya' },
  CH: { en: ['Switzerland'], local: ['Schweiz'], tr: 'İsviçre' },
  PL: { en: ['Poland'], local: ['Polska'], tr: 'Polonya' },
  CA: { en: ['Canada'], local: ['Canada'], tr: 'Kanada' },
  IN: { en: ['India'], local: ['India'], tr: 'Hindistan' },
  AE: { en: ['UAE', 'United Arab Emirates'], local: ['UAE'], tr: 'BAE' },
};

/** `City:Local name:region:district,district*weight`, what is empty left out. */
const CITIES: Record<string, string> = {
  TR: 'Istanbul:İstanbul::Kadıköy,Şişli,Beşiktaş,Ümraniye,Pendik,Maslak*12|Ankara:::Çankaya,Yenimahalle*5|Izmir:İzmir::Bornova,Karşıyaka,Çiğli*5|Bursa:::Nilüfer,Osmangazi*3|Antalya:::Muratpaşa,Manavgat*3|Kocaeli:::Gebze,Çayırova*3|Adana:::Seyhan|Konya:::Selçuklu|Gaziantep:::Şehitkamil|Eskişehir:::Tepebaşı|Mersin:::Yenişehir|Muğla:::Bodrum,Fethiye|Kayseri|Trabzon|Denizli|Samsun|Şanlıurfa|Diyarbakır|Van|Batman|Ordu|Tekirdağ:::Çorlu,Çerkezköy|Sakarya:::Adapazarı',
  DE: 'Berlin:::Mitte,Kreuzberg,Neukölln*6|Munich:München*4|Hamburg*3|Cologne:Köln*2|Frankfurt:Frankfurt am Main*3|Stuttgart|Düsseldorf|Leipzig|Dresden|Essen|Nuremberg:Nürnberg|Bremen|Hanover:Hannover|Freiburg:Freiburg im Breisgau',
  GB: 'London::ENG:Camden,Hackney,Croydon,Canary Wharf*8|Manchester::ENG*3|Birmingham::ENG*2|Leeds::ENG|Bristol::ENG|Liverpool::ENG|Reading::ENG|Bath::ENG|Cambridge::ENG|Oxford::ENG|York::ENG|Newcastle:Newcastle upon Tyne:ENG|Edinburgh::SCT*2|Glasgow::SCT*2|Cardiff::WLS|Belfast::NIR',
  US: 'New York:New York City:NY:Brooklyn,Manhattan,Queens*5|San Francisco::CA*3|Los Angeles::CA*3|San Diego::CA|Sacramento::CA|Austin::TX*3|Houston::TX*2|Dallas::TX*2|Chicago::IL*3|Boston::MA*2|Seattle::WA*3|Albany::NY|Buffalo::NY|Denver::CO|Miami::FL|Atlanta::GA|Portland::OR|Portland::ME|Phoenix::AZ|Washington::DC|Mobile::AL|Philadelphia::PA|Columbus::OH|Paris::TX',
  NL: 'Amsterdam*3|Rotterdam*2|Utrecht|Eindhoven|The Hague:Den Haag',
  FR: 'Paris*4|Lyon|Marseille|Nice|Toulouse',
  ES: 'Madrid*2|Barcelona*2|Valencia|Seville:Sevilla',
  PT: 'Lisbon:Lisboa*2|Porto',
  IE: 'Dublin*3|Cork|Galway',
  AT: 'Vienna:Wien*2|Graz|Salzburg',
  CH: 'Zurich:Zürich*2|Geneva:Genève|Basel',
  PL: 'Warsaw:Warszawa*2|Krakow:Kraków|Gdansk:Gdańsk',
  CA: 'Toronto::ON*2|Vancouver::BC|Montreal:Montréal:QC|Ottawa::ON|London::ON',
  IN: 'Bangalore:Bengaluru:KA*2|Mumbai::MH|Hyderabad::TG',
  AE: 'Dubai*2|Abu Dhabi',
};

const REGION_NAMES: Record<string, string> = {
  ...{ NY: 'New York', CA: 'California', TX: 'Texas', IL: 'Illinois', MA: 'Massachusetts' },
  ...{ WA: 'Washington', CO: 'Colorado', FL: 'Florida', GA: 'Georgia', OR: 'Oregon' },
  ...{ ME: 'Maine', AZ: 'Arizona', AL: 'Alabama', PA: 'Pennsylvania', OH: 'Ohio' },
  ...{ ENG: 'England', SCT: 'Scotland', WLS: 'Wales', NIR: 'Northern Ireland' },
  ...{ ON: 'Ontario', BC: 'British Columbia', QC: 'Quebec' },
};

const readCity = (country: string, text: string): City => {
  const [names = '', weight = '1'] = text.split('*');
  const [city = '', local, region, districts] = names.split(':');
  return {
    ...{ city, country, local: local || city, region: region || null },
    districts: districts?.split(',') ?? [],
    weight: Number(weight),
  };
};

const ALL_CITIES = Object.entries(CITIES).map(
  ([country, cities]) =>
    [country, cities.split('|').map((text) => readCity(country, text))] as const,
);

/** Each city as often as its weight says. */
const byCountry = new Map(
  ALL_CITIES.map(([country, cities]) => [
    country,
    cities.flatMap((city) => Array.from({ length: city.weight }, () => city)),
  ]),
);

const COUNTRY_SHARES = {
  tr: ['TR'],
  de: [...Array.from({ length: 8 }, () => 'DE'), 'AT', 'CH'],
  en: 'GB GB GB GB GB GB US US US US US US US US DE DE DE TR TR TR NL NL FR ES PT IE IE AT CH PL CA CA IN AE'.split(
    ' ',
  ),
};

export const pickCity = (random: Random, language: 'en' | 'tr' | 'de'): City =>
  random.pick(byCountry.get(random.pick(COUNTRY_SHARES[language])) ?? []);

const regional = (random: Random, { city, region, country }: City): string => {
  const code = country === 'US' || country === 'CA' ? region : null;
  const full = REGION_NAMES[region ?? ''] ?? '';
  if (!code) return full ? `${city}, ${full}` : city;
  return random.pick([
    ...[`${city}, ${code}`, `${city}, ${code}`, `${city} ${code}`],
    ...[
      full ? `${city}, ${full}` : `${city}, ${code}`,
      `${city}, ${code}, USA`.replace('USA', country),
    ],
  ]);
};

/** The place as somebody would type it into the job's form. */
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

/** Where somebody who works remotely may live, as the ad's place and as the facts that it says. */
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

import { describe, expect, it } from 'vitest';
import { LINE_MAX } from '#src/contract/limits.ts';
import { foldName } from './fold.ts';
import { resolvePlace } from './queries.ts';

const read = (text: string): string => {
  const { city, region, country } = resolvePlace(text);
  return [city, region, country].map((part) => part ?? '-').join(' | ');
};
const MUNICH = 'Munich | Bavaria | DE';
const ISTANBUL = 'Istanbul | İstanbul | TR';
const LONDON = 'London | England | GB';
const NEW_YORK = 'New York City | New York | US';
const NOTHING = '- | - | -';

describe('one place (JOB-12)', () => {
  it.each([
    ['Berlin', 'Berlin | Berlin | DE'],
    ['Berlin, Germany', 'Berlin | Berlin | DE'],
    ['Berlin Germany', 'Berlin | Berlin | DE'],
    ['Berlin, DE', 'Berlin | Berlin | DE'],
    ['DE-Berlin', 'Berlin | Berlin | DE'],
    ['10115 Berlin', 'Berlin | Berlin | DE'],
    ['Münih, Almanya', MUNICH],
    ['München', MUNICH],
    ['Muenchen, Deutschland', MUNICH],
    ['Hybrid, Munich', MUNICH],
    ['Köln', 'Köln | North Rhine-Westphalia | DE'],
    ['Frankfurt', 'Frankfurt am Main | Hesse | DE'],
    ['Zürich, Schweiz', 'Zürich | Zurich | CH'],
    ['Viyana, Avusturya', 'Vienna | Vienna | AT'],
    ['1010 Wien', 'Vienna | Vienna | AT'],
    ['İSTANBUL', ISTANBUL],
    ['İstanbul, Türkiye', ISTANBUL],
    ['Istanbul, Turkey', ISTANBUL],
    ['İstanbul (Avr.)', ISTANBUL],
    ['İstanbul - Anadolu', ISTANBUL],
    ['Levent, İstanbul', ISTANBUL],
    ['Kadıköy, İstanbul', 'Kadıköy | İstanbul | TR'],
    ['Kadıköy/İstanbul', 'Kadıköy | İstanbul | TR'],
    ['Çankaya / Ankara', 'Çankaya | Ankara | TR'],
    ['Gebze / Kocaeli', 'Gebze | Kocaeli | TR'],
    ['izmir', 'İzmir | İzmir | TR'],
    ['Girne, KKTC', 'Kyrenia | Keryneia | CY'],
    ['Austin, TX', 'Austin | Texas | US'],
    ['austin, tx', 'Austin | Texas | US'],
    ['New York', NEW_YORK],
    ['New York, NY', NEW_YORK],
    ['New York, NY, United States', NEW_YORK],
    ['NYC', NEW_YORK],
    ['Brooklyn, New York', 'Brooklyn | New York | US'],
    ['San Francisco Bay Area', 'San Francisco | California | US'],
    ['San Francisco, CA', 'San Francisco | California | US'],
    ['Greater Boston Area', 'Boston | Massachusetts | US'],
    ['Boston, MA or Remote', 'Boston | Massachusetts | US'],
    ['Portland, Oregon, United States', 'Portland | Oregon | US'],
    ['Washington, D.C.', 'Washington | District of Columbia | US'],
    ['St. Louis, MO', 'St. Louis | Missouri | US'],
    ['Mobile, AL', 'Mobile | Alabama | US'],
    ['Vienna, Virginia', 'Vienna | Virginia | US'],
    ['Toronto, Ontario, Canada', 'Toronto | Ontario | CA'],
    ['Toronto, CA', 'Toronto | Ontario | CA'],
    ['Sydney NSW 2000', 'Sydney | New South Wales | AU'],
    ['Perth, WA', 'Perth | Western Australia | AU'],
    ['Seattle, WA', 'Seattle | Washington | US'],
    ['London', LONDON],
    ['London UK', LONDON],
    ['London, England, United Kingdom', LONDON],
    ['Londra, İngiltere', LONDON],
    ['Central London', LONDON],
    ['Soho, London', LONDON],
    ['Richmond, London', LONDON],
    // A part of London that has the name of a small city elsewhere.
    ['Charlottesville, London', LONDON],
    ['Paris', 'Paris | Île-de-France | FR'],
    ['Birmingham, AL', 'Birmingham | Alabama | US'],
    ['Rotterdam, The Netherlands', 'Rotterdam | South Holland | NL'],
    ['Selanik', 'Thessaloníki | Central Macedonia | GR'],
    ['Dubai, UAE', 'Dubai | Dubai | AE'],
    ['Bangalore, IN', 'Bengaluru | Karnataka | IN'],
    ['Bloomington, IN', 'Bloomington | Indiana | US'],
    ['Wilmington, DE', 'Wilmington | Delaware | US'],
    ['Atlanta, Georgia', 'Atlanta | Georgia | US'],
    ['Tbilisi, Georgia', 'Tbilisi | Tbilisi | GE'],
    ['Singapore, Singapore', 'Singapore | - | SG'],
  ])('%s is %s', (text, place) => {
    expect(read(text)).toBe(place);
  });
});

const LONDON_ONTARIO = 'London | Ontario | CA';
const SISLI = 'Şişli | İstanbul | TR';
const AUSTIN = 'Austin | Texas | US';
const CAMBRIDGE = 'Cambridge | England | GB';
const AMSTERDAM = 'Amsterdam | North Holland | NL';
const PARIS = 'Paris | Île-de-France | FR';
const BERLIN = 'Berlin | Berlin | DE';

describe('a postcode (SEARCH-13)', () => {
  it.each([
    ['London, ON N6E 1W4', LONDON_ONTARIO],
    ['London, ON N6E1W4', LONDON_ONTARIO],
    ['London, ON n6e 1w4', LONDON_ONTARIO],
    ['London ON N6E 1W4, Canada', LONDON_ONTARIO],
    ['London, Ontario N6E 1W4', LONDON_ONTARIO],
    ['LONDON, ON N6E 1W4', LONDON_ONTARIO],
    ['Cambridge, ON N1R 5X9', 'Cambridge | Ontario | CA'],
    ['Hamilton, ON L8P 1A1', 'Hamilton | Ontario | CA'],
    ['Toronto, ON M5V', 'Toronto | Ontario | CA'],
    ['Calgary, AB T2P 1J9', 'Calgary | Alberta | CA'],
    ['Paris, ON N3L 2M1', '- | Ontario | CA'],
    ["St. John's, NL A1C 5M3", "St. John's | Newfoundland and Labrador | CA"],
    ['Austin, TX 78701', AUSTIN],
    ['Austin, TX 78701-1234', AUSTIN],
    ['Austin TX 78701', AUSTIN],
    ['78701 Austin, TX', AUSTIN],
    ['Austin, Texas 78701', AUSTIN],
    ['Austin, TX, 78701, USA', AUSTIN],
    ['Paris TX 75460', 'Paris | Texas | US'],
    ['Springfield, IL 62701, USA', 'Springfield | Illinois | US'],
    ['Salem, OR 97301', 'Salem | Oregon | US'],
    ['Cambridge, MA 02139', 'Cambridge | Massachusetts | US'],
    ['Ontario, CA 91761', 'Ontario | California | US'],
    ['Wilmington, DE 19801', 'Wilmington | Delaware | US'],
    ['London, KY 40741', '- | Kentucky | US'],
    ['Peru, IN 46970', '- | Indiana | US'],
    ['Bremen, IN 46506', '- | Indiana | US'],
    ['1600 Amphitheatre Parkway, Mountain View, CA 94043', 'Mountain View | California | US'],
    ['London SW1A 1AA', LONDON],
    ['London, E14 5AB', LONDON],
    ['London EC1', LONDON],
    ['Cambridge CB2 1TN', CAMBRIDGE],
    ['Cambridge, Cambridgeshire CB2 1TN', CAMBRIDGE],
    ['Manchester M1 1AE', 'Manchester | England | GB'],
    ['Boston PE21 6NH', 'Boston | England | GB'],
    ['Leeds, West Yorkshire, LS1 4AP', 'Leeds | England | GB'],
    ['Terminal B2 4th Floor, London', LONDON],
    ['1012 AB Amsterdam', AMSTERDAM],
    ['1012AB Amsterdam', AMSTERDAM],
    ['Amsterdam, 1012 DE', AMSTERDAM],
    ['NL-1012 AB Amsterdam', AMSTERDAM],
    ['Middelburg 4331 AB', 'Middelburg | Zeeland | NL'],
    ['34394 Şişli/İstanbul', SISLI],
    ['Şişli/İstanbul 34394', SISLI],
    ['Kadıköy 34710 İstanbul', 'Kadıköy | İstanbul | TR'],
    ['35220 Konak, İzmir', 'Konak | İzmir | TR'],
    ['10115 Berlin', BERLIN],
    ['Berlin 10115', BERLIN],
    ['Berlin, 10115', BERLIN],
    ['D-10115 Berlin', BERLIN],
    ['DE-10115 Berlin', BERLIN],
    ['Berlin, DE 10115', BERLIN],
    ['75011 Paris', PARIS],
    ['Paris (75011)', PARIS],
    ['CH-8001 Zürich', 'Zürich | Zurich | CH'],
    ['SW1A 1AA', '- | - | GB'],
  ])('is recognized: %s is %s', (text, place) => {
    expect(read(text)).toBe(place);
  });
});

describe('the code of a region (JOB-12, SEARCH-13)', () => {
  it.each([
    ['London, ON', LONDON_ONTARIO],
    ['London ON', LONDON_ONTARIO],
    ['LONDON ON', LONDON_ONTARIO],
    ['Cambridge, ON', 'Cambridge | Ontario | CA'],
    ['Cambridge, MA', 'Cambridge | Massachusetts | US'],
    ['Paris, TX', 'Paris | Texas | US'],
    ['Salem OR', 'Salem | Oregon | US'],
    ['Ontario, OR', '- | Oregon | US'],
    ['Mexico, MO', '- | Missouri | US'],
    ['Mexico, NY', '- | New York | US'],
    ['Toronto, Ontario, CA', 'Toronto | Ontario | CA'],
    // Beside its own country and city, the code is not another country's.
    ['US, NY, New York', NEW_YORK],
    ['IN, MP, Indore', 'Indore | Madhya Pradesh | IN'],
    ['Indore, MP, IN', 'Indore | Madhya Pradesh | IN'],
    ['DE, BE, Berlin', BERLIN],
    ['München, BY, DE', MUNICH],
    ['CA, ON, London', LONDON_ONTARIO],
    ['GB, LND', '- | - | GB'],
    ['GB, LND, London', LONDON],
    // Among other words, it is a plain word.
    ['Remote OR Berlin', BERLIN],
    ['London or remote', LONDON],
    ['London, on site', LONDON],
  ])('wins over a larger namesake: %s is %s', (text, place) => {
    expect(read(text)).toBe(place);
  });

  it.each([
    ['Berlin (m/w/d)', BERLIN],
    ['(m/w/d) Berlin', BERLIN],
    ['Hamburg (w/m/d), Deutschland', 'Hamburg | Hamburg | DE'],
    ['München (m/f/x)', MUNICH],
    ['Birmingham, West Midlands', 'Birmingham | England | GB'],
    ['Leeds, West Yorkshire', 'Leeds | England | GB'],
    ['Manchester, Greater Manchester', NOTHING],
  ])('is not read from other words: %s is %s', (text, place) => {
    expect(read(text)).toBe(place);
  });
});

describe('an ambiguous or incomplete place (JOB-12)', () => {
  it.each([
    ['Germany', '- | - | DE'],
    ['Almanya', '- | - | DE'],
    ['DE', '- | - | DE'],
    ['uk', '- | - | GB'],
    ['ABD', '- | - | US'],
    ['Remote, US', '- | - | US'],
    ['US - Remote', '- | - | US'],
    ['Anywhere in the US', '- | - | US'],
    ['Tüm Türkiye', '- | - | TR'],
    ['Singapore', '- | - | SG'],
    ['Trinidad and Tobago', '- | - | TT'],
    ['Remote, TX', '- | Texas | US'],
    ['Kaliforniya, ABD', '- | California | US'],
    ['Georgia, USA', '- | Georgia | US'],
    // Beside its country a state is meant, not a smaller city elsewhere.
    ['Washington, United States', '- | Washington | US'],
    ['Washington, ABD', '- | Washington | US'],
    ['Delaware USA', '- | Delaware | US'],
    ['Wyoming, United States', '- | Wyoming | US'],
    ['New York, USA', NEW_YORK],
    ['Maine', '- | Maine | US'],
    ['Tasmania', '- | Tasmania | AU'],
    ['Bavyera', '- | Bavaria | DE'],
    ['Orange County, CA', '- | California | US'],
    // Many states have a Springfield.
    ['Springfield', '- | - | US'],
    ['Springfield, IL', 'Springfield | Illinois | US'],
    // The city or the state.
    ['Washington', '- | - | US'],
    ['Delaware', '- | - | US'],
    ['Wyoming', '- | - | US'],
    // The last part decides where the rest is.
    ['Cairo, IL', '- | Illinois | US'],
    ['Ankara, ABD', '- | - | US'],
  ])('%s is %s', (text, place) => {
    expect(read(text)).toBe(place);
  });

  it.each([
    '',
    ' , ,',
    'Remote',
    'Remote - EMEA',
    'Remote in Europe',
    'Uzaktan, Avrupa',
    'Multiple locations',
    'Work from home',
    'Merkez',
    'Mobile',
    'Georgia',
    'CA',
    'Smallville, IN',
    'Cambridge',
    'Orange County',
  ])('%s is no place', (text) => {
    expect(read(text)).toBe(NOTHING);
  });
});

describe('several places (JOB-12)', () => {
  it.each([
    ['Berlin / Hamburg', '- | - | DE', ['Berlin', 'Hamburg']],
    ['Hamburg, Berlin, Germany', '- | - | DE', ['Berlin', 'Hamburg']],
    ['Bonn / Köln', '- | North Rhine-Westphalia | DE', ['Bonn', 'Cologne']],
    ['London or Münih', NOTHING, ['London', 'Munich', 'Almanya', 'UK']],
    ['Paris, France; London, UK', NOTHING, ['Paris', 'London', 'Fransa', 'UK']],
    ['London, Paris, New York', NOTHING, ['Londra', 'Fransa', 'USA']],
    ['Remote (Germany and Poland)', NOTHING, ['Almanya', 'Polonya']],
  ])('%s: what they share is %s, and each is found', (text, place, names) => {
    expect(read(text)).toBe(place);
    expect(resolvePlace(text).words.split(' ')).toEqual(expect.arrayContaining(names));
  });
});

describe('the search words', () => {
  const wordsOf = (text: string) => resolvePlace(text).words;

  it('are the text itself when it names no known place', () => {
    expect(wordsOf(' Levazım Kampüsü ')).toBe('Levazım Kampüsü');
  });

  it.each([
    ['Austin, TX', ['TX', 'Teksas', 'United States', 'USA', 'US', 'ABD']],
    ['London', ['Londra', 'England', 'İngiltere', 'UK', 'Birleşik Krallık']],
    ['Kadıköy', ['İstanbul', 'Türkiye', 'Turkey']],
    ['Vienna, Austria', ['Wien', 'Viyana', 'Avusturya', 'Österreich']],
    ['Den Haag', ['The Hague', 'Lahey', 'Hollanda', 'Holland']],
    ['Mumbai', ['Bombay', 'Hindistan']],
  ])('of %s have %s', (text, names) => {
    const words = ` ${foldName(wordsOf(text))} `;
    for (const name of names) expect(words).toContain(` ${foldName(name)} `);
  });

  it.each([
    ['Doha', 'qa'],
    ['Zagreb', 'hr'],
    ['Milan', 'it'],
    ['Mumbai', 'in'],
    ['Portland, Oregon', 'or'],
    ['Paramaribo', 'sr'],
    ['Kansas City, Missouri', 'ks'],
  ])('of %s omit the ambiguous code %s', (text, code) => {
    expect(foldName(wordsOf(text)).split(' ')).not.toContain(code);
  });
});

it('reads hostile text in linear time, and only up to the maximum length of a line', () => {
  const texts = [
    'San Antonio/',
    'a,',
    'Santa Cruz ',
    '((',
    'and or ',
    'San José, ',
    'N6E 1W4 ',
    '1012 AB, ',
    '78701-',
    'IN, MP, Indore, ',
    'İ',
    ' - ',
    '👩‍🚀',
  ];
  for (const text of texts) {
    const long = text.repeat(100_000);
    expect(resolvePlace(long)).toEqual(resolvePlace(long.slice(0, LINE_MAX)));
    expect(resolvePlace(long).words.length).toBeLessThanOrEqual(2000);
  }
});

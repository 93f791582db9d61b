// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { LINE_MAX } from '../../src/contract/limits.ts';
import { foldName } from './fold.ts';
import { resolvePlace } from './resolve-place.ts';

const read = (text: string): string => {
  const { city, region, country } = resolvePlace(text);
  return [city, region, country].map((part) => part ?? '-').join(' | ');
};
const MUNICH = 'Munich | Bavaria | DE';
const ISTANBUL = 'Istanbul | İstanbul | TR';
const LONDON = 'London | England | GB';
const NEW_YORK = 'New York City | New York | US';
const NOTHING = '- | - | -';

describe('one place', () => {
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

describe('as far as it is clear', () => {
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
    // Many states have one.
    ['Springfield', '- | - | US'],
    ['Springfield, IL', 'Springfield | Illinois | US'],
    // The city or the state.
    ['Washington', '- | - | US'],
    ['Delaware', '- | - | US'],
    ['Wyoming', '- | - | US'],
    // What comes last says where the rest is, whatever else has the name.
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
  ])('%s is none', (text) => {
    expect(read(text)).toBe(NOTHING);
  });
});

describe('several places', () => {
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

describe('the words', () => {
  const wordsOf = (text: string) => resolvePlace(text).words;

  it('are the text itself when it names nothing known', () => {
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
  ])('of %s are without %s, a code that means other things', (text, code) => {
    expect(foldName(wordsOf(text)).split(' ')).not.toContain(code);
  });
});

it('reads hostile text in linear time, and no more of it than a line may have', () => {
  const texts = [
    'San Antonio/',
    'a,',
    'Santa Cruz ',
    '((',
    'and or ',
    'San José, ',
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

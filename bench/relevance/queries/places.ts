import {
  DESIGNERS,
  DEVELOPERS,
  DRIVERS,
  ENGINEERS,
  SELLERS,
  TEACHERS,
} from '#bench/relevance/groups.ts';
import {
  both,
  either,
  inCity,
  inCountry,
  inDistrict,
  inRegion,
  isFor,
  isHybrid,
  isRemote,
  type Judge,
  type Query,
  type QueryClass,
} from '#bench/relevance/judge.ts';

const engineer = isFor(ENGINEERS, ['engineering-manager', 'maintenance-technician']);
const teacher = isFor(TEACHERS, ['teaching-assistant']);
const anywhere = (queries: Record<string, Judge>): Query[] =>
  Object.entries(queries).map(([query, wants]) => ({ query, wants }));
const named = (language: 'en' | 'tr' | 'de', queries: Record<string, Judge>): Query[] =>
  anywhere(queries).map((query) => ({ ...query, language }));
const located = (places: Record<string, Judge>): Query[] =>
  Object.entries(places).map(([location, wants]) => ({ query: '', location, wants }));

const london = inCity('London', { country: 'GB' });
const sanFrancisco = inCity('San Francisco');

export const PLACE_CLASSES: QueryClass[] = [
  {
    name: 'place alone',
    queries: anywhere({
      Berlin: inCity('Berlin'),
      Turkey: inCountry('TR'),
      Türkiye: inCountry('TR'),
      Germany: inCountry('DE'),
      'london uk': london,
      'Berlin Germany': inCity('Berlin'),
      'San Fransisco': sanFrancisco,
      Almanya: inCountry('DE'),
      Londra: either(london, inCity('London')),
      Munich: inCity('Munich'),
      izmir: inCity('Izmir'),
      Kadıköy: inDistrict('Kadıköy'),
      California: inRegion('CA', 'US'),
      Essen: inCity('Essen'),
    }),
  },
  {
    name: 'place in its own box',
    queries: located({
      'London UK': london,
      NY: inRegion('NY', 'US'),
      CA: either(inRegion('CA', 'US'), inCountry('CA')),
      Texas: inRegion('TX', 'US'),
      'Paris, France': inCity('Paris', { country: 'FR' }),
      Deutschland: inCountry('DE'),
      'Berlin, DE': inCity('Berlin'),
      'san fransisco': sanFrancisco,
      Köln: inCity('Cologne'),
      muenchen: inCity('Munich'),
      istanbul: inCity('Istanbul'),
      İZMİR: inCity('Izmir'),
      'istanbul kadikoy': inDistrict('Kadıköy'),
      'United Kingdom': inCountry('GB'),
      Remote: isRemote,
      ABD: inCountry('US'),
    }),
  },
  {
    name: 'occupation and place',
    queries: [
      ...named('en', {
        'engineer berlin': both(engineer, inCity('Berlin')),
        'nurse london': both(isFor('nurse'), london),
        'software engineer New York': both(
          isFor('software-engineer', DEVELOPERS),
          either(inCity('New York'), inRegion('NY', 'US')),
        ),
        'teacher in Texas': both(teacher, inRegion('TX', 'US')),
        'chef London': both(isFor('chef'), london),
        'driver jobs in Germany': both(isFor(DRIVERS), inCountry('DE')),
        'sales amsterdam': both(isFor(SELLERS), inCity('Amsterdam')),
        'developer turkey': both(isFor(DEVELOPERS), inCountry('TR')),
        'accountant uk': both(isFor('accountant', ['bookkeeper']), inCountry('GB')),
        'designer Munich': both(isFor(DESIGNERS), inCity('Munich')),
      }),
      ...named('tr', {
        'istanbul garson': both(isFor('waiter'), inCity('Istanbul')),
        'izmir hemşire': both(isFor('nurse'), inCity('Izmir')),
        'ankara mühendis': both(engineer, inCity('Ankara')),
        'öğretmen bursa': both(teacher, inCity('Bursa')),
        'IZMIR OGRETMEN': both(teacher, inCity('Izmir')),
        'şoför istanbul': both(
          isFor(['truck-driver', 'bus-driver', 'taxi-driver'], ['delivery-driver']),
          inCity('Istanbul'),
        ),
        'İstanbul’da kurye': both(isFor('delivery-driver'), inCity('Istanbul')),
        'mühendis şişli': both(engineer, inDistrict('Şişli')),
      }),
      ...named('de', {
        'Koch Berlin': both(isFor('chef'), inCity('Berlin')),
        'Ingenieur Hamburg': both(engineer, inCity('Hamburg')),
      }),
    ],
  },
  {
    name: 'occupation, place in its box',
    queries: [
      ...(
        [
          ['nurse', 'London', both(isFor('nurse'), inCity('London'))],
          ['engineer', 'Berlin, Germany', both(engineer, inCity('Berlin'))],
          ['teacher', 'NY', both(teacher, inRegion('NY', 'US'))],
          [
            'software engineer',
            'Turkey',
            both(isFor('software-engineer', DEVELOPERS), inCountry('TR')),
          ],
          ['sales', 'San Fransisco', both(isFor(SELLERS), sanFrancisco)],
          ['drivers', 'germany', both(isFor(DRIVERS), inCountry('DE'))],
          ['designer', 'remote', both(isFor(DESIGNERS), isRemote)],
          ['engineer', 'Munich', both(engineer, inCity('Munich'))],
          ['developer', 'CA', both(isFor(DEVELOPERS), inRegion('CA', 'US'))],
          ['cook', 'england', both(isFor('chef'), inCountry('GB'))],
        ] as const
      ).map(([query, location, wants]) => ({ query, location, wants, language: 'en' as const })),
      ...(
        [
          ['mühendis', 'Kadıköy', both(engineer, inDistrict('Kadıköy'))],
          ['hemşire', 'istanbul', both(isFor('nurse'), inCity('Istanbul'))],
          ['mühendisi', 'Ankara', both(engineer, inCity('Ankara'))],
          [
            'muhasebe',
            'Türkiye',
            both(isFor(['accountant', 'bookkeeper', 'finance-manager']), inCountry('TR')),
          ],
          ['satis danismani', 'izmir', both(isFor('sales-assistant'), inCity('Izmir'))],
        ] as const
      ).map(([query, location, wants]) => ({ query, location, wants, language: 'tr' as const })),
    ],
  },
  {
    name: 'remote and hybrid',
    queries: [
      ...anywhere({
        remote: isRemote,
        uzaktan: isRemote,
        'Berlin remote': both(inCity('Berlin'), isRemote),
        'remote germany': both(inCountry('DE'), isRemote),
        'uzaktan türkiye': both(inCountry('TR'), isRemote),
        hybrid: isHybrid,
        'hybrid london': both(isHybrid, inCity('London')),
      }),
      ...named('en', {
        'remote developer': both(isFor(DEVELOPERS), isRemote),
        'data analyst remote': both(isFor('data-analyst', ['business-analyst']), isRemote),
        'remote accountant': both(isFor('accountant', ['bookkeeper']), isRemote),
        'home office designer': both(isFor(DESIGNERS), isRemote),
      }),
      ...named('tr', {
        'uzaktan yazılım mühendisi': both(isFor('software-engineer', DEVELOPERS), isRemote),
        'evden çalışma muhasebe': both(isFor(['accountant', 'bookkeeper']), isRemote),
        'hibrit analist': both(
          isFor(['data-analyst', 'business-analyst', 'financial-analyst']),
          isHybrid,
        ),
      }),
    ],
  },
];

import { foldName } from './fold.ts';

const codes = (list: string): readonly string[] => list.split(' ');

const EU = codes(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK',
);
const SOUTH_AMERICA = codes('AR BO BR CL CO EC FK GF GY PE PY SR UY VE');

/** An area of several countries: its code, the names that people search by, and its countries. */
type Area = readonly [code: string, names: readonly string[], countries: readonly string[]];

/**
 * Areas as job seekers mean them, not always as the United Nations list them: Türkiye is in Asia and the Middle East,
 * and Mexico in North and Latin America.
 */
const AREAS: readonly Area[] = [
  ['EU', ['EU', 'European Union', 'Avrupa Birliği'], EU],
  // The European Union's Turkish abbreviation, also Alberta's code.
  ['AB', [], EU],
  [
    'EUROPE',
    ['Europe', 'Avrupa'],
    [
      ...EU,
      ...codes('AD AL AX BA BY CH FO GB GG GI IM IS JE LI MC MD ME MK NO RS RU SJ SM UA VA XK'),
    ],
  ],
  [
    'MIDDLE-EAST',
    ['Middle East', 'Ortadoğu', 'Orta Doğu'],
    codes('AE BH EG IL IQ IR JO KW LB OM PS QA SA SY TR YE'),
  ],
  [
    'ASIA',
    ['Asia', 'Asya'],
    codes(
      'AE AF AM AZ BD BH BN BT CN GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE',
    ),
  ],
  [
    'AFRICA',
    ['Africa', 'Afrika'],
    codes(
      'AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW',
    ),
  ],
  ['NORTH-AMERICA', ['North America', 'Kuzey Amerika'], codes('BM CA GL MX PM US')],
  ['SOUTH-AMERICA', ['South America', 'Güney Amerika'], SOUTH_AMERICA],
  [
    'LATIN-AMERICA',
    ['Latin America', 'Latin Amerika', 'LATAM'],
    [...SOUTH_AMERICA, ...codes('BZ CR CU DO GT HN HT MX NI PA PR SV')],
  ],
  ['NORDICS', ['Nordics', 'Scandinavia', 'İskandinavya'], codes('AX DK FI FO GL IS NO SE')],
  ['DACH', ['DACH'], codes('AT CH DE')],
  ['BENELUX', ['Benelux'], codes('BE LU NL')],
];

const byName = new Map(
  AREAS.flatMap(([code, names]) => names.map((name) => [foldName(name), code] as const)),
);

/** Maximum words of an area's name. */
export const AREA_WORDS_MAX = 2;

/** The code of the area that has this folded name, in English or Turkish. */
export const areaCode = (folded: string): string | undefined => byName.get(folded);

/** The codes of the areas that the country is in. */
export const areasOf = (country: string): readonly string[] =>
  AREAS.flatMap(([code, , countries]) => (countries.includes(country) ? [code] : []));

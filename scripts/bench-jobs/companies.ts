import type { Random } from './random.ts';

/** Employers with many ads, which people look for by name. */
const LARGE_COMPANIES = [
  ...['Northlight Health', 'Kestrel Systems', 'Harbour & Vale', 'Bluefinch Logistics'],
  ...['Oakmoor Schools Trust', 'Saltmarsh Hotels', 'Quillon Bank', 'Tern Robotics'],
  ...['Çınar Holding', 'Yıldızlı Market', 'Akçay Lojistik', 'Mavikıyı Otelleri', 'Toros Sağlık'],
  ...['Hansewerk AG', 'Grünblick GmbH', 'Isarkliniken', 'Perron Energy', 'Lumen & Loom'],
  ...['Fenwright Foods', 'Zephyra Games', 'Orbis Telekom', 'Demirağ Çelik', 'Solvane Pharma'],
];

/** Employers whose names say an occupation, a place or a way of working that the job is not. */
const MISLEADING_COMPANIES = [
  ...['Engineer Coffee', 'Nurse Lane Accountancy', 'Baker & Sons Solicitors', 'Chef Data Labs'],
  ...['Carpenter Software', 'The Drivers Arms', 'Cook Insurance', 'Mason Capital', 'Pilot Pens'],
  ...[
    'Butcher, Webb & Partners',
    'Tailor Made Analytics',
    'Remote Island Ferries',
    'Teacher’s Rest Hotel',
  ],
  ...[
    'Öğretmen Kırtasiye',
    'Usta Şoför Lokantası',
    'Mühendis Kahve',
    'Doktor Bisiklet',
    'Terzi Yazılım',
  ],
  ...['Berlin Döner İzmir', 'Ankara Sigorta Hizmetleri', 'Little London Bakery', 'Paris Nails'],
  ...[
    'Waiter Technologies',
    'Developer House Estates',
    'Gardener Street Dental',
    'Go Remote Cleaning',
  ],
  ...[
    'Excel Fitness',
    'Java Roasters',
    'Swift Couriers',
    'Python Plumbing',
    'Rust & Repair Garage',
  ],
];

const NAMES = {
  en: 'Aldwick Brightwell Calloway Dunmere Ellerby Farrow Greyling Holt Inglewood Jarrow Kingsley Larkhill Merrow Norwell Ormsby Pellworth Quayle Rushmore Stanhill Tarrant Underhill Varley Wexcombe Yarrow Ashcroft Birling Corwen Dalewood Everly Fairmile'.split(
    ' ',
  ),
  tr: 'Akın Bozkurt Coşkun Doğanay Ertem Fidan Güneş Hisar Irmak Karadeniz Lale Meriç Nehir Okyanus Özgür Pınar Reis Sarp Şahinler Tuna Uludağ Vadi Yakamoz Zirve Altınordu Başak Ceylan Defne Ege Gökçe'.split(
    ' ',
  ),
  de: 'Ahlmann Brandt Clausen Dreyer Eckhardt Falkner Gerlach Hollmann Immert Jansen Kessler Lindner Mertens Nolte Ostermann Petersen Quandt Riedel Sommer Thiele'.split(
    ' ',
  ),
};

const KINDS = {
  en: 'Group,Services,Partners,& Co,Ltd,Care,Solutions,Works,Retail,Foods,Labs,Recruitment,Logistics,Hotels,Academy,Clinic,Engineering,Digital,Energy,Homes'.split(
    ',',
  ),
  tr: 'A.Ş.,Ltd. Şti.,Grup,İnşaat,Gıda,Tekstil,Turizm,Lojistik,Teknoloji,Danışmanlık,Eğitim Kurumları,Hastanesi,Mühendislik,Otomotiv,Market,Yazılım,Mobilya,Enerji'.split(
    ',',
  ),
  de: 'GmbH,AG,& Söhne,Technik GmbH,Kliniken,Logistik GmbH,Bau GmbH,Handels GmbH,Gastro GmbH,Systeme AG'.split(
    ',',
  ),
};

export const makeCompany = (random: Random, language: 'en' | 'tr' | 'de'): string => {
  const way = random.next();
  if (way < 0.18) return random.pick(LARGE_COMPANIES);
  if (way < 0.26) return random.pick(MISLEADING_COMPANIES);
  const first = random.pick(NAMES[language]);
  const second = random.chance(0.3) ? ` ${random.pick(NAMES[language])}` : '';
  return `${first}${second} ${random.pick(KINDS[language])}`;
};

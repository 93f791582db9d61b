import { expect, test } from 'vitest';
import { sharedSearch } from './shared-search.ts';

const { post, titles } = sharedSearch();

/** Titles of ads by query: those to find, and those that mean something else. */
const MEANT: [query: string, found: string[], others: string[]][] = [
  [
    'waiter',
    [
      'Waiter / Waitress',
      'Server (Full-time), Downtown Bistro',
      'Server',
      'Servers Needed - Start Now',
      'Restaurant Server',
      'Fine Dining Server at The Harbour',
      'Banquet Server PT',
      'Garson',
    ],
    [
      'Windows Server Administrator',
      'Senior Windows Server Security',
      'SQL Server DBA',
      'Process Server',
      'Server Engineer II',
      'Programmer, Server Side',
    ],
  ],
  [
    'chauffeur',
    ['Delivery Driver', 'CDL Class A Driver - Home Weekly', 'Driver (m/f)', 'Şoför'],
    ['Device Driver Engineer', 'Linux Kernel Driver Developer', 'Pile Driver Operator'],
  ],
  [
    'şoför',
    ['Kamyon Şoförü', 'Truck Driver', 'Servis Sürücü', 'Driver, Nights'],
    ['Device Driver Engineer', 'Aygıt Sürücü Geliştirici'],
  ],
  [
    'chef',
    ['Line Cook', 'Cook', 'Prep Cook (Part-Time)', 'Aşçı'],
    ['Cook County Clerk', 'Cook Island Travel Writer'],
  ],
  ['aşçı', ['Sous Chef', 'Mutfak Şefi'], ['Chef de Projet Informatique', 'Vardiya Şefi']],
  [
    'mimar',
    ['Landscape Architect', 'Architect', 'Project Architect, Revit'],
    ['Solutions Architect', 'Cloud Security Architect', 'Software Architect'],
  ],
  [
    'programmer',
    ['Java Developer', 'Senior Web Developer', 'Developer (remote)', 'Software Engineer'],
    ['Real Estate Developer', 'Business Developer', 'Land Developer Relations'],
  ],
  [
    'developer',
    ['Full Stack Geliştirici', 'Jr. PHP Geliştirici', 'Web Geliştirici', 'Geliştirici'],
    ['İş Geliştirici Bölge Sorumlusu', 'Eğitim Programı Geliştirici'],
  ],
  ['carpenter', ['Bench Joiner', 'Joiner'], ['Sales Executive (Immediate Joiner)']],
  [
    'security guard',
    ['Security Officer, Unarmed', 'Security Officer', 'Güvenlik Görevlisi'],
    ['Chief Information Security Officer', 'Data Security Officer (DPO)'],
  ],
  ['tamirci', ['Klima Servis Teknisyeni', 'Teknisyen'], ['Laboratuvar Teknisyeni']],
  ['müdür', ['Store Manager', 'Satış Yöneticisi'], ['Yönetici Asistanı', 'Sistem Yöneticisi']],
];

test.each(MEANT)(
  '%s finds titles of its meaning, and no others (SEARCH-11)',
  async (query, found, others) => {
    await post(...[...others, ...found].map((title) => ({ title, location: 'Leeds' })));
    const shown = await titles({ query, exact: 'true', limit: '50' });
    expect(shown.toSorted()).toEqual(found.toSorted());
  },
);

test('an ambiguous word is searched in the sense of the words beside it (SEARCH-11)', async () => {
  await post(
    { title: 'Waiter', location: 'Leeds' },
    { title: 'Waiter, Hotel Bar', location: 'Leeds' },
    { title: 'Windows Server Administrator', location: 'Leeds' },
  );
  const found = (query: string) => titles({ query });
  expect(await found('windows server')).toEqual(['Windows Server Administrator']);
  expect((await found('server'))[0]).toBe('Windows Server Administrator');
  expect(await found('server')).toHaveLength(3);
  expect(await found('bar server')).toContain('Waiter, Hotel Bar');
  // A place doesn't show the sense.
  expect(await titles({ query: 'server leeds', exact: 'true' })).toHaveLength(3);
});

test.each([
  ['yazılım mühendisi', 'Senior Software Engineer'],
  ['software engineer', 'Yazılım Mühendisi'],
  ['kıdemli yazılım mühendisi', 'Senior Software Engineer'],
  ['makine mühendisi', 'Mechanical Engineer'],
  ['civil engineer', 'İnşaat Mühendisi'],
  ['satış temsilcisi', 'Sales Representative'],
  ['warehouse worker', 'Depo Elemanı'],
  ['business analyst', 'İş Analisti'],
  ['truck driver', 'Tır Şoförü'],
])('%s finds %s (SEARCH-10)', async (query, title) => {
  await post({ title }, { title: 'Florist' });
  expect(await titles({ query, exact: 'true' })).toEqual([title]);
});

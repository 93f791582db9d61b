import { DEVELOPERS, DRIVERS, ENGINEERS, SELLERS, TEACHERS } from '#bench/relevance/groups.ts';
import {
  both,
  either,
  inCountry,
  isAt,
  isFor,
  isLevel,
  isType,
  type Judge,
  needs,
  not,
  type Query,
  type QueryClass,
  says,
} from '#bench/relevance/judge.ts';

const asked = (queries: Record<string, Judge>, language?: 'en' | 'tr' | 'de'): Query[] =>
  Object.entries(queries).map(([query, wants]) => ({
    query,
    wants,
    ...(language && { language }),
  }));

const engineer = isFor(ENGINEERS, ['engineering-manager', 'maintenance-technician']);
const developer = isFor(DEVELOPERS);
const softwareEngineer = isFor('software-engineer', DEVELOPERS);

/** Of this level as wanted; of another, the occupation alone is half of it. */
const atLevel = (level: 'entry' | 'senior', judge: Judge): Judge => {
  const whole = both(judge, isLevel(level));
  return (job) => Math.max(whole(job), judge(job) / 2);
};

export const DETAIL_CLASSES: QueryClass[] = [
  {
    name: 'occupation and level',
    queries: [
      ...asked(
        {
          'senior software engineer': atLevel('senior', softwareEngineer),
          'sr. java dev': atLevel('senior', isFor('java-developer')),
          'junior accountant': atLevel('entry', isFor('accountant', ['bookkeeper'])),
          'jr developer': atLevel('entry', developer),
          'graduate engineer': atLevel('entry', engineer),
          'trainee chef': atLevel('entry', isFor('chef')),
          'lead nurse': atLevel('senior', isFor('nurse')),
          'entry level sales representative': atLevel('entry', isFor('sales-representative')),
        },
        'en',
      ),
      ...asked(
        {
          'kıdemli mühendis': atLevel('senior', engineer),
          'stajyer mühendis': atLevel('entry', engineer),
          'yeni mezun muhasebe': atLevel('entry', isFor(['accountant', 'bookkeeper'])),
          'deneyimli garson': atLevel('senior', isFor('waiter')),
        },
        'tr',
      ),
    ],
  },
  {
    name: 'kind of employment',
    queries: [
      ...asked(
        {
          'part time driver': both(isFor(DRIVERS), isType('part_time')),
          'engineering internship': both(engineer, isType('internship')),
          'temporary teacher': both(isFor(TEACHERS), isType('temporary')),
        },
        'en',
      ),
      ...asked({ 'yarı zamanlı satış': both(isFor(SELLERS), isType('part_time')) }, 'tr'),
      ...asked({ internship: isType('internship'), 'part-time': isType('part_time') }),
    ],
  },
  {
    name: 'skill',
    queries: asked({
      R: needs('R'),
      Go: needs('Go'),
      golang: needs('Go'),
      C: needs('C'),
      'C++': needs('C++'),
      'C#': either(needs('C#'), isFor('dotnet-developer')),
      '.NET': either(needs('.NET'), isFor('dotnet-developer')),
      Excel: needs('Excel'),
      'ms excel': needs('Excel'),
      'node.js': needs('Node.js'),
      nodejs: needs('Node.js'),
      Java: either(needs('Java'), isFor('java-developer')),
      Swift: needs('Swift'),
      kubernetes: needs('Kubernetes'),
      'machine learning': either(needs('Machine learning'), isFor('ml-engineer')),
      autocad: needs('AutoCAD'),
      SAP: either(needs('SAP'), isFor('sap-consultant')),
      photoshop: needs('Photoshop'),
      'driving licence': either(
        ...['B', 'C', 'CE', 'D'].map((licence) => needs(`Driving licence ${licence}`)),
      ),
      'power bi': needs('Power BI'),
      HACCP: needs('HACCP'),
    }),
  },
  {
    name: 'occupation and skill',
    queries: [
      ...asked(
        {
          'developer go': both(developer, needs('Go')),
          'developer c#': both(developer, either(needs('C#'), isFor('dotnet-developer'))),
          'data scientist R': both(isFor('data-scientist', ['data-analyst']), needs('R')),
          'embedded c++': both(isFor('embedded-engineer'), needs('C++')),
          'accountant excel': both(isFor('accountant', ['bookkeeper']), needs('Excel')),
          'engineer autocad': both(engineer, needs('AutoCAD')),
          'analyst sql': both(
            isFor(['data-analyst', 'business-analyst', 'financial-analyst']),
            needs('SQL'),
          ),
          'react developer': both(developer, needs('React')),
          'python engineer': both(
            isFor(['software-engineer', 'data-engineer', 'ml-engineer', 'security-engineer']),
            needs('Python'),
          ),
        },
        'en',
      ),
      ...asked(
        {
          'excel bilen muhasebeci': both(isFor('accountant', ['bookkeeper']), needs('Excel')),
          'java yazılım': both(developer, either(needs('Java'), isFor('java-developer'))),
          'autocad mimar': both(isFor(['architect', 'interior-architect']), needs('AutoCAD')),
        },
        'tr',
      ),
    ],
  },
  {
    name: 'company',
    queries: asked({
      'Kestrel Systems': isAt('Kestrel Systems'),
      kestrel: isAt('Kestrel Systems'),
      'cinar holding': isAt('Çınar Holding'),
      'Quillon Bank': isAt('Quillon Bank'),
      hansewerk: isAt('Hansewerk AG'),
      'engineer coffee': isAt('Engineer Coffee'),
      'Harbour and Vale': isAt('Harbour & Vale'),
      'mühendis kahve': isAt('Mühendis Kahve'),
      gruenblick: isAt('Grünblick GmbH'),
      'nurse lane accountancy': isAt('Nurse Lane Accountancy'),
      'blue finch logistics': isAt('Bluefinch Logistics'),
      'nurse northlight health': both(isFor('nurse'), isAt('Northlight Health')),
      'engineer kestrel': both(engineer, isAt('Kestrel Systems')),
    }),
  },
  {
    name: 'quotes and minus',
    queries: [
      ...asked({
        '"data scientist"': both(isFor('data-scientist'), says('data scientist')),
        '"satış danışmanı"': both(isFor('sales-assistant'), says('satış danışmanı')),
        '"equal opportunities"': says('equal opportunities'),
        '"software engineer" -senior': both(
          softwareEngineer,
          says('software engineer'),
          not(says('senior')),
        ),
      }),
      ...asked(
        {
          'engineer -software': both(engineer, not(says('software'))),
          'teacher -english': both(
            isFor(TEACHERS, ['teaching-assistant']),
            not(isFor('english-teacher')),
          ),
          'driver -truck': both(isFor(DRIVERS), not(says('truck'))),
          'manager -sales': both(
            isFor(
              'project-manager product-manager hr-manager store-manager finance-manager hotel-manager restaurant-manager marketing-manager warehouse-manager office-manager key-account-manager event-manager supply-chain-manager engineering-manager ecommerce-manager social-media-manager'.split(
                ' ',
              ),
            ),
            not(says('sales')),
          ),
          '"registered nurse" uk': both(isFor('nurse'), says('registered nurse'), inCountry('GB')),
        },
        'en',
      ),
      ...asked(
        {
          'mühendis -yazılım': both(engineer, not(says('yazılım'))),
          'öğretmen -ingilizce': both(
            isFor(TEACHERS, ['teaching-assistant']),
            not(isFor('english-teacher')),
          ),
        },
        'tr',
      ),
    ],
  },
];

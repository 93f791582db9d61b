import type { Random } from './random.ts';

/** Other writings of a skill, beside its own name. */
const WRITINGS: Record<string, string[]> = {
  'Node.js': ['NodeJS', 'node.js', 'Node'],
  'Vue.js': ['VueJS', 'Vue'],
  React: ['ReactJS', 'React.js'],
  JavaScript: ['Javascript', 'JS'],
  TypeScript: ['Typescript', 'TS'],
  Go: ['Golang'],
  '.NET': ['.Net Core', 'ASP.NET', 'dotnet'],
  PostgreSQL: ['Postgres'],
  Kubernetes: ['K8s'],
  Excel: ['MS Excel', 'Microsoft Excel', 'Excel (pivot tables)'],
  'Power BI': ['PowerBI'],
  'SQL Server': ['MS SQL', 'MSSQL'],
  'Machine learning': ['ML', 'Machine Learning'],
  AWS: ['Amazon Web Services'],
  'Driving licence B': ['Category B licence', 'Full driving licence'],
  AutoCAD: ['Autocad'],
};

const TURKISH: Record<string, string> = {
  'Patient care': 'Hasta bakımı',
  'Customer service': 'Müşteri hizmetleri',
  'Cash handling': 'Kasa kullanımı',
  'Stock control': 'Stok takibi',
  Leadership: 'Liderlik',
  Negotiation: 'Müzakere',
  'First aid': 'İlk yardım',
  Teamwork: 'Takım çalışması',
  Patience: 'Sabır',
  Cleaning: 'Temizlik',
  'Driving licence B': 'B sınıfı ehliyet',
  'Driving licence CE': 'CE sınıfı ehliyet',
  English: 'İngilizce',
  German: 'Almanca',
  Statistics: 'İstatistik',
  'Machine learning': 'Makine öğrenmesi',
  Budgeting: 'Bütçeleme',
  Research: 'Araştırma',
  'Lesson planning': 'Ders planlama',
  Drawings: 'Teknik resim okuma',
  Measuring: 'Ölçü aletleri',
  Sewing: 'Dikiş',
  'Wound care': 'Yara bakımı',
};

/** A skill as an ad writes it. */
export const writeSkill = (random: Random, skill: string, isTurkish: boolean): string => {
  const own = (isTurkish && TURKISH[skill]) || skill;
  const others = WRITINGS[skill];
  return others && own === skill && random.chance(0.35) ? random.pick(others) : own;
};

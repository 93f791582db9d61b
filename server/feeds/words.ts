import type {
  ExperienceLevel,
  JobLevel,
  JobType,
  Workplace,
} from '../../src/contract/enumerations.ts';
import type { Language } from '../../src/contract/language.ts';
import { PRODUCT_NAME } from '../../src/contract/product.ts';

/** What feeds and cards say beside the words of employers. Terms are those of the browser app's catalogs. */
type Words = {
  /** The title of a feed, for the words searched for. */
  title: (search: string) => string;
  jobTypes: Record<JobType, string>;
  experienceLevels: Record<ExperienceLevel, string>;
  remote: string;
  hybrid: string;
  requirements: string;
  responsibilities: string;
  skills: string;
  benefits: string;
  slogan: string;
};

export const feedWords: Record<Language, Words> = {
  en: {
    title: (search) => `${PRODUCT_NAME}: ${search ? `newest jobs for ${search}` : 'newest jobs'}`,
    jobTypes: {
      ...{ full_time: 'Full Time', part_time: 'Part Time', contract: 'Contract' },
      ...{ temporary: 'Temporary', internship: 'Internship' },
    },
    experienceLevels: {
      ...{ entry: 'Entry Level', mid: 'Mid Level' },
      ...{ senior: 'Senior Level', executive: 'Executive Level' },
    },
    remote: 'Remote',
    hybrid: 'Hybrid',
    requirements: 'Requirements',
    responsibilities: 'Responsibilities',
    skills: 'Required skills',
    benefits: 'Benefits',
    slogan: 'Find the job that fits the life you want',
  },
  tr: {
    title: (search) =>
      `${PRODUCT_NAME}: ${search ? `${search} için en yeni iş ilanları` : 'en yeni iş ilanları'}`,
    jobTypes: {
      ...{ full_time: 'Tam zamanlı', part_time: 'Yarı zamanlı', contract: 'Sözleşmeli' },
      ...{ temporary: 'Geçici', internship: 'Staj' },
    },
    experienceLevels: {
      ...{
        entry: 'Giriş düzeyi',
        mid: 'Orta düzey',
        senior: 'Kıdemli',
        executive: 'Üst düzey yönetici',
      },
    },
    remote: 'Uzaktan',
    hybrid: 'Hibrit',
    requirements: 'Aranan nitelikler',
    responsibilities: 'Görev ve sorumluluklar',
    skills: 'Aranan yetkinlikler',
    benefits: 'Yan haklar',
    slogan: 'Hayatınıza uyan işi bulun',
  },
};

/** What a job's level is called; empty where it says none. */
export const levelIn = (lng: Language, level: JobLevel): string =>
  level === 'not_specified' ? '' : feedWords[lng].experienceLevels[level];

/** What a job's workplace is called where that is not its location alone; else undefined. */
export const workplaceIn = (lng: Language, workplace: Workplace): string | undefined =>
  workplace === 'on_site' ? undefined : feedWords[lng][workplace];

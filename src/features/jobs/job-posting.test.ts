// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { afterEach, describe, expect, it } from 'vitest';
import { type Job, jobSchema } from '#src/contract/jobs/job.ts';
import { jobPosting } from './job-posting.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const ORIGIN = 'https://jobs.example.com';

const EMPLOYER = {
  _id: 'e1',
  company_name: 'Fernwick',
  company_logo_url: '/api/uploads/images/1.webp',
  company_description: '',
  company_website: 'fernwick.example',
};

const job = (given: Partial<Job> = {}): Job =>
  jobSchema.parse({
    _id: 'j1',
    title: 'Bike mechanic',
    company_name: 'Fernwick',
    location: 'Berlin, Germany',
    description: 'Repairs bikes.',
    published_at: '2026-11-01T08:00:00.000Z',
    status: 'published',
    employer: EMPLOYER,
    ...given,
  });
const post = (given: Partial<Job> = {}, now = NOW) =>
  jobPosting(job(given), { origin: ORIGIN, now, i18n });

afterEach(() => i18n.activate('en'));

describe('the posting of a job', () => {
  it.each(['published', 'active'] as const)('exists when the job is %s (PAGE-5)', (status) => {
    expect(post({ status })).toMatchObject({ '@type': 'JobPosting', title: 'Bike mechanic' });
  });

  it.each(['draft', 'closed'] as const)('does not exist when the job is %s (PAGE-5)', (status) => {
    expect(post({ status })).toBeNull();
  });

  it('exists until the deadline has passed in the last time zone (PAGE-5)', () => {
    const deadline = { application_deadline: '2026-11-20' };
    expect(post(deadline, new Date('2026-11-21T11:59:59Z'))).toMatchObject({
      validThrough: '2026-11-20T23:59:59-12:00',
    });
    expect(post(deadline, new Date('2026-11-21T12:00:00Z'))).toBeNull();
    // As other servers write it.
    expect(post({ application_deadline: '2026-11-20T00:00:00.000Z' })).toMatchObject({
      validThrough: '2026-11-20T23:59:59-12:00',
    });
    expect(post({ application_deadline: 'soon' })).not.toHaveProperty('validThrough');
  });

  it('does not exist for a job without a title', () => {
    expect(post({ title: ' ' })).toBeNull();
  });
});

it('has the company, the job and its date', () => {
  expect(post()).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Bike mechanic',
    description: '<p>Repairs bikes.</p>',
    url: `${ORIGIN}/jobs/j1`,
    identifier: { '@type': 'PropertyValue', name: 'Fernwick', value: 'j1' },
    datePosted: '2026-11-01T08:00:00.000Z',
    hiringOrganization: {
      '@type': 'Organization',
      name: 'Fernwick',
      sameAs: 'https://fernwick.example/',
      url: 'https://fernwick.example/',
      logo: `${ORIGIN}/api/uploads/images/1.webp`,
    },
    employmentType: 'FULL_TIME',
    directApply: true,
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: 'Berlin', addressCountry: 'DE' },
    },
  });
});

it.each([
  ['full_time', 'FULL_TIME'],
  ['part_time', 'PART_TIME'],
  ['contract', 'CONTRACTOR'],
  ['temporary', 'TEMPORARY'],
  ['internship', 'INTERN'],
] as const)('%s is %s', (job_type, employmentType) => {
  expect(post({ job_type })).toMatchObject({ employmentType });
});

it('has the salary with currency and period, and the terms of work', () => {
  const salary = { salary_min: 18, salary_max: 22, salary_currency: 'GBP' };
  expect(
    post({
      ...salary,
      salary_period: 'hour',
      hours_per_week: 30,
      positions: 3,
      start_date: '2027-02-01T00:00:00.000Z',
    }),
  ).toMatchObject({
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'GBP',
      value: { minValue: 18, maxValue: 22, unitText: 'HOUR' },
    },
    workHours: '30 hours a week',
    jobStartDate: '2027-02-01',
    totalJobOpenings: 3,
  });
  for (const [period, unitText] of [
    ['day', 'DAY'],
    ['month', 'MONTH'],
    ['year', 'YEAR'],
  ] as const)
    expect(post({ ...salary, salary_period: period })).toMatchObject({
      baseSalary: { value: { unitText } },
    });
});

it('only a remote job is telecommuting', () => {
  expect(post({ workplace: 'hybrid' })).not.toHaveProperty('jobLocationType');
  expect(post({ workplace: 'remote', is_remote: true })).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
  });
});

describe('the description', () => {
  const parts = {
    responsibilities: 'Oil\nClean',
    requirements: 'Steady hands',
    required_skills: ['C & C', 'Brakes'],
    benefits: ['A <bike>', 'Tea'],
  };

  it('has every part of the page, escaped', () => {
    expect(post(parts)).toMatchObject({
      description:
        '<p>Repairs bikes.</p>' +
        '<p><strong>Responsibilities</strong></p><ul><li>Oil</li><li>Clean</li></ul>' +
        '<p><strong>Requirements</strong></p><p>Steady hands</p>' +
        '<p><strong>Required skills</strong></p><ul><li>C &amp; C</li><li>Brakes</li></ul>' +
        '<p><strong>Benefits</strong></p><ul><li>A &lt;bike&gt;</li><li>Tea</li></ul>',
      skills: 'C & C, Brakes',
      jobBenefits: 'A <bike>, Tea',
    });
  });

  it('has titles in the reader’s language', async () => {
    const { messages } = await import('#locales/tr/public.po');
    i18n.loadAndActivate({ locale: 'tr', messages });
    const description = post(parts)?.description;
    expect(description).toContain('Görev ve sorumluluklar');
    expect(description).not.toContain('Responsibilities');
  });
});

describe('the company', () => {
  it('is confidential when nobody names it', () => {
    const posted = post({ company_name: '', employer: { ...EMPLOYER, company_name: ' ' } });
    expect(posted?.hiringOrganization).toBe('confidential');
    expect(posted?.identifier).toEqual({ '@type': 'PropertyValue', value: 'j1' });
  });

  it('is named by the job if its employer is gone', () => {
    expect(post({ employer: null })?.hiringOrganization).toEqual({
      '@type': 'Organization',
      name: 'Fernwick',
    });
  });

  it.each(['javascript:alert(1)', '', '//elsewhere'])('has no website %s', (company_website) => {
    expect(post({ employer: { ...EMPLOYER, company_website } })).not.toHaveProperty(
      'hiringOrganization.sameAs',
    );
  });

  it.each(['', 'https://elsewhere.example/1.png', '//elsewhere.example/1.png', 'http://['])(
    'has no logo %s: only uploads are shown',
    (company_logo_url) => {
      expect(post({ employer: { ...EMPLOYER, company_logo_url } })).not.toHaveProperty(
        'hiringOrganization.logo',
      );
    },
  );
});

describe('the salary', () => {
  it.each([
    [44_000, 52_000, { minValue: 44_000, maxValue: 52_000 }],
    [44_000, 0, { minValue: 44_000 }],
    [0, 52_000, { maxValue: 52_000 }],
    [44_000, 44_000, { value: 44_000 }],
    [17.5, 18.25, { minValue: 17.5, maxValue: 18.25 }],
  ])('from %d to %d', (salary_min, salary_max, value) => {
    expect(post({ salary_min, salary_max })?.baseSalary).toEqual({
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: { '@type': 'QuantitativeValue', ...value, unitText: 'YEAR' },
    });
  });

  it.each([
    [0, 0],
    [2, 1],
  ])('from %i to %i is omitted', (salary_min, salary_max) => {
    expect(post({ salary_min, salary_max })).not.toHaveProperty('baseSalary');
  });
});

describe('the place', () => {
  const located = (location: string, is_remote: boolean, place: Job['place'] = null) => {
    const { jobLocation, jobLocationType, applicantLocationRequirements } = post({
      location,
      is_remote,
      place,
    }) ?? { '@type': 'none' };
    return { jobLocation, jobLocationType, applicantLocationRequirements };
  };
  const country = (name: string) => ({ '@type': 'Country', name });

  it('of a remote job has the countries of applicants, and any office (PAGE-5)', () => {
    expect(located('Berlin, Germany', true)).toMatchObject({
      jobLocation: { address: { addressLocality: 'Berlin' } },
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [country('Germany')],
    });
    expect(located('Remote, Almanya ve Polonya', true)).toEqual({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [country('Germany'), country('Poland')],
    });
    expect(located('Remote, Europe', true)).toEqual({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ '@type': 'AdministrativeArea', name: 'Europe' }],
    });
  });

  it('of a remote job without a country is not made up', () => {
    for (const location of ['Remote', ''])
      expect(located(location, true)).toEqual({ jobLocationType: 'TELECOMMUTE' });
  });

  it('is the server’s place if that has a city (PAGE-5)', () => {
    const munich = { city: 'Munich', region: 'Bavaria', country: 'DE' };
    const address = {
      '@type': 'PostalAddress',
      addressLocality: 'Munich',
      addressRegion: 'Bavaria',
      addressCountry: 'DE',
    };
    expect(located('Hibrit, Münih', false, munich)).toEqual({
      jobLocation: { '@type': 'Place', address },
    });
    // The company's place doesn't restrict its applicants.
    expect(located('Münih', true, munich)).toEqual({
      jobLocation: { '@type': 'Place', address },
      jobLocationType: 'TELECOMMUTE',
    });
    const germany = { city: null, region: null, country: 'DE' };
    expect(located('Hill Valley, Germany', false, germany)).toMatchObject({
      jobLocation: { address: { addressLocality: 'Hill Valley', addressCountry: 'DE' } },
    });
  });

  it('of any other job is its address, as far as it is known', () => {
    expect(located('Kadıköy, İstanbul', false)).toEqual({
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Kadıköy',
          addressRegion: 'İstanbul',
        },
      },
    });
    expect(located('', false)).toEqual({});
    const region = (addressRegion: string) => ({ jobLocation: { address: { addressRegion } } });
    expect(located('Europe', false)).toMatchObject(region('Europe'));
    expect(located('Europe and Asia', false)).toMatchObject(region('Europe, Asia'));
    expect(located('Springfield', false)).toMatchObject({
      jobLocation: { address: { addressLocality: 'Springfield' } },
    });
    // In one of them, but nobody says in which.
    expect(located('Germany and Poland', false)).toEqual({});
  });
});

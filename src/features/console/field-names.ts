import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldName } from '#src/contract/console/console.ts';
import type { ConsoleEntity } from '#src/contract/console/console-search.ts';

/**
 * Readable names of all record fields. Labels also show the key, by which fields are found, so no name may contain
 * the key of another field of its entity (a test checks this).
 */
const fieldNames: Record<FieldName<ConsoleEntity>, MessageDescriptor> = {
  additional_questions: msg`Further questions`,
  answers: msg`Answers`,
  application_deadline: msg`Application deadline`,
  availability: msg({ message: 'Availability', context: 'in an application' }),
  benefits: msg`Benefits`,
  bio: msg`About the person`,
  body: msg`Message`,
  candidate: msg`Candidate`,
  company_description: msg`About the company`,
  company_name: msg`Company name`,
  company_size: msg`Company size`,
  company_website: msg`Company website`,
  contact_email: msg`Contact email`,
  contact_phone: msg`Contact phone number`,
  cover_letter: msg`Cover letter`,
  description: msg`Description`,
  education: msg`Education`,
  education_text: msg`Education in words`,
  email: msg`Email`,
  email_confirmed_at: msg`Address confirmed`,
  employer: msg`Employer`,
  experience: msg`Experience`,
  experience_level: msg`Experience level`,
  experience_text: msg`Experience in words`,
  first_name: msg`First name`,
  hours_per_week: msg`Hours per week`,
  industry: msg`Industry`,
  interview_date: msg`Interview`,
  is_admin: msg`Administrator`,
  is_remote: msg`Remote work`,
  job: msg`Job`,
  job_type: msg`Job type`,
  last_name: msg`Last name`,
  last_updated: msg`Last change`,
  location: msg`Location`,
  name: msg`Name`,
  password: msg`Password`,
  phone: msg`Phone number`,
  positions: msg`Number of positions`,
  profile_image_url: msg`Profile picture`,
  published_at: msg`Publication date`,
  questions: msg`Questions`,
  removed_at: msg`Removed`,
  required_skills: msg`Required skills`,
  requirements: msg`Requirements`,
  responsibilities: msg`Responsibilities`,
  resume_url: msg`Resume`,
  salary_currency: msg`Currency`,
  salary_max: msg`Maximum salary`,
  salary_min: msg`Minimum salary`,
  salary_period: msg`Pay period`,
  skills: msg`Skills`,
  start_date: msg`Start date`,
  status: msg`Status`,
  subject: msg`Subject`,
  title: msg`Job title`,
  user: msg`User`,
  user_type: msg`Account type`,
  withdrawn_at: msg`Withdrawn`,
  workplace: msg`Workplace`,
};

const known = new Map<string, MessageDescriptor>(Object.entries(fieldNames));

/** The readable name of a field; an unknown key becomes words ('last_seen': 'last seen') (rule CONSOLE-4). */
export const nameField = (i18n: I18n, key: string): string => {
  const name = known.get(key);
  return name ? i18n._(name) : key.replaceAll('_', ' ').trim() || key;
};

/** The name in lower case, for use within a sentence. */
export const nameInSentence = (i18n: I18n, key: string): string =>
  nameField(i18n, key).toLocaleLowerCase(i18n.locale);

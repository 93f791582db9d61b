import { type ConsoleField, consoleEntities, type FieldName } from '../../contract/console.ts';
import type { ConsoleEntity } from '../../contract/console-search.ts';

/**
 * Where a list shows a field: in a column, or in the line below the record's name. `null` leaves it to the
 * record's dialog, as it does what the name itself says.
 */
type Place = 'column' | 'below' | null;

const inDialog = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, null])) as Record<Name, null>;

/** Every field of every kind has its place here: the compiler names one that is missing. */
const places: { [Entity in ConsoleEntity]: Record<FieldName<Entity>, Place> } = {
  users: {
    ...{ first_name: 'below', last_name: 'below' },
    ...{ user_type: 'column', location: 'column', is_admin: 'column' },
    ...inDialog('email', 'email_confirmed_at', 'password', 'phone'),
    ...inDialog('resume_url', 'profile_image_url'),
  },
  jobs: {
    ...{ company_name: 'below', status: 'column', location: 'column', employer: 'column' },
    ...inDialog(
      'title',
      'description',
      'requirements',
      'responsibilities',
      'job_type',
      'workplace',
    ),
    ...inDialog('experience_level', 'is_remote', 'salary_min', 'salary_max', 'salary_currency'),
    ...inDialog(
      'salary_period',
      'positions',
      'hours_per_week',
      'start_date',
      'application_deadline',
    ),
    ...inDialog('contact_email', 'required_skills', 'benefits', 'questions'),
    ...inDialog('published_at', 'removed_at'),
  },
  applications: {
    ...{
      contact_email: 'below',
      status: 'column',
      interview_date: 'column',
      withdrawn_at: 'column',
    },
    ...inDialog('job', 'candidate', 'resume_url', 'cover_letter', 'phone', 'availability'),
    ...inDialog('additional_questions', 'answers', 'contact_phone', 'last_updated'),
  },
  candidates: {
    ...{ email: 'below', title: 'column', experience_level: 'column' },
    ...inDialog('user', 'name', 'skills', 'bio', 'education', 'experience'),
    ...inDialog('education_text', 'experience_text'),
  },
  employers: {
    ...{ email: 'below', company_name: 'column', industry: 'column' },
    ...inDialog('user', 'name', 'company_website', 'company_size', 'company_description'),
  },
  messages: { email: 'below', subject: 'column', ...inDialog('name', 'body') },
};

const placeOf = (entity: ConsoleEntity, { name }: ConsoleField): Place =>
  new Map<string, Place>(Object.entries(places[entity])).get(name) ?? null;

/** The columns of a list beside name, moment of creation and id, in the order of `places`. */
export const columnsOf = (entity: ConsoleEntity): ConsoleField[] =>
  Object.entries<Place>(places[entity]).flatMap(([name, place]) => {
    const field = consoleEntities[entity].fields.find((one) => one.name === name);
    return field && place === 'column' ? field : [];
  });

/** The fields in the line below a record's name. */
export const fieldsBelow = (entity: ConsoleEntity): ConsoleField[] =>
  consoleEntities[entity].fields.filter((field) => placeOf(entity, field) === 'below');

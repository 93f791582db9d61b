import * as z from 'zod/mini';
import { registrationSchema } from '#src/contract/accounts/credentials.ts';
import { sentAnswersInput } from '#src/contract/applications/answer-input.ts';
import { APPLICATION_STATUSES, SETTABLE_STATUSES } from '#src/contract/applications/statuses.ts';
import { contactMessageInputSchema } from '#src/contract/contact/contact-message.ts';
import { EXPERIENCE_LEVELS, USER_TYPES } from '#src/contract/enumerations.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import type { JobFieldName } from '#src/contract/jobs/job.ts';
import {
  describeJobField,
  JOB_FIELD_NAMES,
  type JobFieldKind,
} from '#src/contract/jobs/job-fields.ts';
import { LETTER_MAX } from '#src/contract/limits.ts';
import { pageFields, pageSize } from '#src/contract/paging.ts';
import {
  candidateInputSchema,
  companyInputSchema,
  personalInputSchema,
} from '#src/contract/profiles/profile.ts';
import { lenientCount, lenientList } from '#src/contract/replies.ts';
import {
  matching,
  offsetDateTime,
  optionalEmail,
  optionalLine,
  optionalText,
} from '#src/contract/requests.ts';
import { type ConsoleEntity, consoleListSchema } from './console-search.ts';

/** Records on one page of the console. */
export const CONSOLE_PAGE_SIZE = 25;
/** Records are counted up to this number, so that no request counts a whole table. */
export const CONSOLE_COUNT_MAX = 100_000;
/** Strings longer than this get a multi-line field (rule CONSOLE-5). */
export const MULTILINE_OVER = 100;

/** `secret` is write-only; `datetime` is an ISO 8601 date-time, `date` a day; `id` is a record's. */
export type FieldType =
  | 'text'
  | 'choice'
  | 'number'
  | 'boolean'
  | 'json'
  | 'date'
  | 'datetime'
  | 'id'
  | 'secret';

/** One field of an entity: how the dialog shows it, and what the server accepts. */
export type ConsoleField<Name extends string = string> = {
  name: Name;
  type: FieldType;
  /** Validates new values. */
  schema: z.ZodMiniType;
  /** Shown when a record is created. */
  inCreate?: boolean;
  /** Required to create a record. */
  required?: boolean;
  /** Never changed: read-only in the dialog, and refused by the server. */
  readOnly?: boolean;
  /** Only set when the record is created. */
  onlyCreate?: boolean;
  /** Included in the search. */
  searchable?: boolean;
  choices?: readonly string[];
  /** The subset of `choices` that is offered when creating. */
  createChoices?: readonly string[];
  /** The entity that an id refers to. */
  refersTo?: ConsoleEntity;
  /** A multi-line text, also when creating. */
  long?: boolean;
};

type EntityDescription = { fields: readonly ConsoleField[] };

type Options = Partial<Omit<ConsoleField, 'name' | 'type' | 'schema' | 'choices'>>;

const field =
  (type: FieldType) =>
  <Name extends string>(
    name: Name,
    schema: z.ZodMiniType,
    options: Options = {},
  ): ConsoleField<Name> => ({
    name,
    type,
    schema,
    ...options,
  });
const text = field('text');
const boolean = field('boolean');
const json = field('json');
const choice = <Name extends string>(
  name: Name,
  choices: readonly string[],
  schema: z.ZodMiniType,
  options: Options = {},
): ConsoleField<Name> => ({ ...field('choice')(name, schema, options), choices });

const idSchema = matching(
  /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  36,
  errorMessages.recordIdInvalid,
);
const reference = <Name extends string>(
  name: Name,
  refersTo: ConsoleEntity,
  options: Options = {},
) => field('id')(name, idSchema, { refersTo, ...options });

const dateTime = <Name extends string>(name: Name, options: Options = {}) =>
  field('datetime')(name, z.nullable(offsetDateTime(errorMessages.dateTimeInvalid)), options);

/** Filled in by the server: shown in the dialog, never written. */
const READ_ONLY = { readOnly: true } as const;
const CREATE = { inCreate: true } as const;
const REQUIRED_IN_CREATE = { inCreate: true, required: true } as const;
const SEARCHABLE = { searchable: true } as const;

const person = personalInputSchema.shape;
const candidate = candidateInputSchema.shape;
const company = companyInputSchema.shape;
const message = contactMessageInputSchema.shape;

/** The profile's user: the record's id is the user's id. */
const owner = [
  reference('user', 'users', { ...REQUIRED_IN_CREATE, onlyCreate: true }),
  text('name', optionalLine(), { ...READ_ONLY, ...SEARCHABLE }),
  text('email', optionalLine(), { ...READ_ONLY, ...SEARCHABLE }),
];

const CONSOLE_TYPES: Record<JobFieldKind, FieldType> = {
  line: 'text',
  text: 'text',
  choice: 'choice',
  flag: 'boolean',
  amount: 'number',
  count: 'number',
  currency: 'text',
  day: 'date',
  list: 'json',
  questions: 'json',
};

/** Which job fields the create dialog shows, and which the search covers. */
const JOB_OPTIONS: Partial<Record<JobFieldName, Options>> = {
  title: { ...REQUIRED_IN_CREATE, ...SEARCHABLE },
  company_name: { ...CREATE, ...SEARCHABLE },
  location: { ...CREATE, ...SEARCHABLE },
  description: CREATE,
  job_type: CREATE,
  experience_level: CREATE,
  status: CREATE,
  contact_email: SEARCHABLE,
};

const jobField = (name: JobFieldName): ConsoleField<JobFieldName> => {
  const { kind, update, choices } = describeJobField(name);
  return {
    name,
    type: CONSOLE_TYPES[kind],
    schema: kind === 'flag' ? z.boolean(errorMessages.booleanInvalid) : update,
    ...(choices && { choices }),
    ...(kind === 'text' && { long: true }),
    ...JOB_OPTIONS[name],
  };
};

/** Rules ACCESS-6 and CONSOLE-6. */
const described = {
  users: {
    fields: [
      text('email', registrationSchema.shape.email, { ...REQUIRED_IN_CREATE, ...SEARCHABLE }),
      dateTime('email_confirmed_at', READ_ONLY),
      field('secret')('password', registrationSchema.shape.password, REQUIRED_IN_CREATE),
      choice('user_type', USER_TYPES, registrationSchema.shape.user_type, REQUIRED_IN_CREATE),
      text('first_name', registrationSchema.shape.first_name, {
        ...REQUIRED_IN_CREATE,
        ...SEARCHABLE,
      }),
      text('last_name', registrationSchema.shape.last_name, {
        ...REQUIRED_IN_CREATE,
        ...SEARCHABLE,
      }),
      text('phone', person.phone),
      text('location', person.location),
      text('resume_url', person.resume_url),
      text('profile_image_url', person.profile_image_url),
      // Only granted by a command on the server.
      boolean('is_admin', z.boolean(), READ_ONLY),
    ],
  },
  jobs: {
    fields: [
      ...JOB_FIELD_NAMES.flatMap((name) =>
        // The employer comes before the status.
        name === 'status'
          ? [reference('employer', 'users', REQUIRED_IN_CREATE), jobField(name)]
          : jobField(name),
      ),
      dateTime('published_at', READ_ONLY),
      dateTime('removed_at', READ_ONLY),
    ],
  },
  applications: {
    fields: [
      reference('job', 'jobs', REQUIRED_IN_CREATE),
      reference('candidate', 'users', REQUIRED_IN_CREATE),
      {
        ...choice(
          'status',
          APPLICATION_STATUSES,
          z.enum(APPLICATION_STATUSES, errorMessages.statusInvalid),
          CREATE,
        ),
        createChoices: SETTABLE_STATUSES,
      },
      text('resume_url', person.resume_url, CREATE),
      text('cover_letter', optionalText(LETTER_MAX), { ...CREATE, long: true }),
      text('phone', optionalLine(), SEARCHABLE),
      text('availability', optionalLine()),
      text('additional_questions', optionalText(), { long: true }),
      json('answers', sentAnswersInput, READ_ONLY),
      text('contact_email', optionalEmail, SEARCHABLE),
      text('contact_phone', optionalLine(), SEARCHABLE),
      dateTime('interview_date'),
      dateTime('last_updated', READ_ONLY),
      dateTime('withdrawn_at', READ_ONLY),
    ],
  },
  candidates: {
    fields: [
      ...owner,
      text('title', candidate.title, { ...CREATE, ...SEARCHABLE }),
      json('skills', candidate.skills, { ...CREATE, ...SEARCHABLE }),
      choice('experience_level', ['', ...EXPERIENCE_LEVELS], candidate.experience_level, CREATE),
      text('bio', candidate.bio, { ...CREATE, long: true }),
      json('education', candidate.education, CREATE),
      json('experience', candidate.experience, CREATE),
      text('education_text', candidate.education_text, { ...CREATE, long: true }),
      text('experience_text', candidate.experience_text, { ...CREATE, long: true }),
    ],
  },
  employers: {
    fields: [
      ...owner,
      text('company_name', company.company_name, { ...CREATE, ...SEARCHABLE }),
      text('company_website', company.company_website, CREATE),
      text('company_size', company.company_size, CREATE),
      text('industry', company.industry, { ...CREATE, ...SEARCHABLE }),
      text('company_description', company.company_description, { ...CREATE, long: true }),
    ],
  },
  messages: {
    fields: [
      text('name', message.name, { ...REQUIRED_IN_CREATE, ...SEARCHABLE }),
      text('email', message.email, { ...REQUIRED_IN_CREATE, ...SEARCHABLE }),
      text('subject', message.subject, { ...REQUIRED_IN_CREATE, ...SEARCHABLE }),
      text('body', message.body, { ...REQUIRED_IN_CREATE, ...SEARCHABLE, long: true }),
    ],
  },
} satisfies Record<ConsoleEntity, EntityDescription>;

/**
 * The entities of the data console. This description drives the columns, the dialog, the search,
 * and the validation in browser and server.
 */
export const consoleEntities: Record<ConsoleEntity, EntityDescription> = described;

export type FieldName<Entity extends ConsoleEntity> =
  (typeof described)[Entity]['fields'][number]['name'];

/** Keys of every record that the dialog doesn't show as fields. */
export const FIXED_KEYS = ['_id', 'created_at', 'updated_at', '__v', '_names'] as const;

/** The description of an entity's field; undefined for an unknown key. */
export const describedField = (entity: ConsoleEntity, name: string): ConsoleField | undefined =>
  consoleEntities[entity].fields.find((one) => one.name === name);

/** A record as the console reads it: these keys are always there. */
export const consoleRecordSchema = z.looseObject({
  _id: z.string(),
  created_at: z.catch(z.nullable(z.string()), null),
  updated_at: z.catch(z.nullable(z.string()), null),
  __v: z.catch(z.int(), 0),
  /** Names of the referenced records, by referencing field. */
  _names: z.catch(z.optional(z.record(z.string(), z.string())), undefined),
});
export type ConsoleRecord = z.infer<typeof consoleRecordSchema>;

/**
 * The body of a request that writes a record; its fields' schemas validate it (`consoleEntities`).
 */
export const recordValuesSchema = z.looseObject({});

/** Query string of one page of records. */
export const consoleQuerySchema = z.extend(consoleListSchema, {
  limit: pageSize(CONSOLE_PAGE_SIZE),
});

/** Records in one CSV file, at most (rule CONSOLE-12). */
export const CONSOLE_EXPORT_MAX = 10_000;

/** GET /api/{console}/{entity}/export: all matching records, not only one page. */
export const consoleExportSchema = z.omit(consoleListSchema, { page: true });
export type ConsoleExport = z.infer<typeof consoleExportSchema>;

/** GET /api/{console}/{entity} as a plain array (rule CALL-4). */
export const consoleArraySchema = lenientList(consoleRecordSchema);

/** GET /api/{console}/{entity} with a `page`. `more` means that there are more records than were counted. */
export const consolePageSchema = z.object({
  records: consoleArraySchema,
  total: lenientCount,
  more: z.catch(z.boolean(), false),
  ...pageFields,
});
export type ConsolePage = z.infer<typeof consolePageSchema>;

/** GET /api/{console}/{entity}/{id}/dependents: how many other records will be deleted with it. */
export const dependentsSchema = z.object({
  jobs: z.catch(z.int(), 0),
  applications: z.catch(z.int(), 0),
  files: z.catch(z.int(), 0),
});
export type Dependents = z.infer<typeof dependentsSchema>;

/** The kinds of records whose deletion may take long. */
const DELETED_ENTITIES = ['users', 'jobs'] as const;
export type DeletedEntity = (typeof DELETED_ENTITIES)[number];

/**
 * A deletion in progress: the record already counts as gone; of its `total` records (itself, its jobs and
 * applications), `remaining` are still stored.
 */
export const deletionSchema = z.object({
  _id: z.string(),
  entity: z.enum(DELETED_ENTITIES),
  label: z.string(),
  total: z.int(),
  remaining: z.int(),
  started_at: z.string(),
});
export type Deletion = z.infer<typeof deletionSchema>;

/** GET /api/{console}/deletions: the oldest first. */
export const deletionsSchema = lenientList(deletionSchema);

export const AUDIT_ACTIONS = ['create', 'update', 'delete', 'grant', 'revoke'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Replaces secret values in the log. */
export const MASK = '••••••';

export const auditChangeSchema = z.object({
  field: z.string(),
  from: z.optional(z.unknown()),
  to: z.optional(z.unknown()),
});
export type AuditChange = z.infer<typeof auditChangeSchema>;

/**
 * One write by an administrator. `actor` is their email, '' once their account is deleted. `is_erased` is true when the
 * values were those of a deleted account: name and changes are then empty.
 */
export const auditEntrySchema = z.object({
  _id: z.string(),
  created_at: z.string(),
  actor: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  entity: z.string(),
  record_id: z.string(),
  label: z.string(),
  changes: z.array(auditChangeSchema),
  is_erased: z.catch(z._default(z.boolean(), false), false),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** GET /api/{console}/{entity}/{id}/log: newest first. */
export const auditListSchema = lenientList(auditEntrySchema);

/** Whether two values of a record are deeply equal, whatever the order of their keys. */
export const isSameValue = (one: unknown, other: unknown): boolean =>
  canonical(one) === canonical(other);

const canonical = (value: unknown): string | undefined =>
  JSON.stringify(value, (_key, item: unknown) =>
    item && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );

/** A record's own name: name, else title, else email, else id. The UI shows `recordName` (rule CONSOLE-3). */
export const recordLabel = (record: Record<string, unknown>): string => {
  const found = ['name', 'title', 'email', '_id'].find(
    (key) => typeof record[key] === 'string' && record[key] !== '',
  );
  return found ? String(record[found]) : '';
};

/** The label to show: for a record with only an id, the names of the records it refers to, if any. */
export const recordName = (record: ConsoleRecord): string => {
  const label = recordLabel(record);
  const names = Object.values(record._names ?? {}).filter((name) => name !== '');
  return label === record._id && names.length > 0 ? names.join(' · ') : label;
};

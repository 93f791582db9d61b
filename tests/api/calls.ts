import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import type { Consent } from '#src/contract/accounts/consent.ts';
import type { Device } from '#src/contract/accounts/device.ts';
import { LEGAL_TEXTS_DAY } from '#src/contract/accounts/legal-texts.ts';
import type { BulkReply } from '#src/contract/applications/application.ts';
import { consoleEntities } from '#src/contract/console/console.ts';
import { CONSOLE_ENTITIES, type ConsoleEntity } from '#src/contract/console/console-search.ts';
import { type Endpoint, fillPath, type Params, pathOnServer } from '#src/contract/endpoint.ts';
import { type EndpointName, type Endpoints, endpoints } from '#src/contract/endpoints.ts';
import {
  describeJobField,
  JOB_FIELD_NAMES,
  type JobFieldKind,
} from '#src/contract/jobs/job-fields.ts';
import type { Question } from '#src/contract/jobs/question.ts';
import type { Backend } from '#tests/backend.ts';
import {
  fileForm,
  makeAdmin,
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeExport,
  makeJob,
  makeResume,
  PASSWORD,
  pdfBytes,
  pngBytes,
} from '#tests/factories.ts';

export const ROLES = ['visitor', 'candidate', 'employer', 'admin'] as const;
export type Role = (typeof ROLES)[number];
export type Json = Record<string, unknown>;

/** A request that succeeds: `route` is the endpoint's pattern, `body` fills in every field. */
export type Call = {
  name: EndpointName;
  route: string;
  method: string;
  path: string;
  role: Role;
  body?: Json;
  form?: () => FormData;
};

/** One user of each role, and one record of each kind that the requests need. */
export async function makeWorld(backend: Backend) {
  const [admin, employer, candidate] = await Promise.all([
    makeAdmin(backend),
    makeEmployer(backend),
    makeCandidate(backend),
  ]);
  const job = await makeJob(backend, employer);
  const openJob = await makeJob(backend, employer, { questions: QUESTIONS });
  const resume = await makeResume(backend, candidate);
  await backend.request('PUT', '/api/users/profile/candidate', {
    token: candidate.token,
    json: { title: 'Clerk' },
  });
  const sent = { resume_url: resume, share: ['title' as const] };
  const application = await makeApplication(backend, candidate, job, sent);
  const agreed = await backend.request('GET', '/api/account/consents', { token: candidate.token });
  const { consents } = (await agreed.json()) as { consents: Consent[] };
  const bulk = await backend.request('POST', '/api/applications/bulk-status', {
    token: employer.token,
    json: { applications: [application._id], status: 'reviewed' },
  });
  const { batch } = (await bulk.json()) as BulkReply;
  await backend.request('PUT', `/api/applications/${application._id}/interview`, {
    token: employer.token,
    json: { interview_date: '2099-05-01T09:30:00Z' },
  });
  const noted = await backend.request('POST', `/api/applications/${application._id}/notes`, {
    token: employer.token,
    json: { body: 'Called.' },
  });
  const { _id: note } = (await noted.json()) as { _id: string };
  const upload = await backend.request('POST', '/api/uploads/profile-image', {
    token: candidate.token,
    form: fileForm('me.png', pngBytes()),
  });
  const { url: image } = (await upload.json()) as { url: string };
  const list = async (entity: ConsoleEntity) => {
    const options = { token: admin.token };
    const response = await backend.request('GET', `/api/admin/${entity}?page=1`, options);
    return ((await response.json()) as { records: { _id: string }[] }).records[0]?._id ?? job._id;
  };
  await backend.request('POST', '/api/messages', { json: BODIES.message });
  const message = await list('messages');
  const tokens: Record<Role, string | undefined> = {
    visitor: undefined,
    candidate: candidate.token,
    employer: employer.token,
    admin: admin.token,
  };
  const records: Record<ConsoleEntity, string> = {
    users: candidate._id,
    jobs: job._id,
    applications: application._id,
    candidates: candidate._id,
    employers: employer._id,
    messages: message,
  };
  const link = `?token=${await backend.dependencies.tokens.signPreferencesToken(candidate._id)}&kind=message`;
  const template = await backend.request('POST', '/api/message-templates', {
    token: employer.token,
    json: TEMPLATE,
  });
  // Another session of the candidate.
  const { email, token: known } = candidate;
  const json = { email, password: PASSWORD };
  await backend.request('POST', '/api/auth/login', { json });
  const listed = await backend.request('GET', '/api/auth/sessions', { token: known });
  const { devices } = (await listed.json()) as { devices: Device[] };
  const session = String(devices.find(({ is_current }) => !is_current)?._id);
  const made = {
    batch,
    note,
    session,
    template: ((await template.json()) as { _id: string })._id,
    copy: await makeExport(backend, candidate),
    consent: String(consents.find(({ purpose }) => purpose === 'profile')?._id),
  };
  return {
    employer,
    candidate,
    job,
    openJob,
    resume,
    image,
    ...made,
    tokens,
    records,
    link,
  };
}
export type World = Awaited<ReturnType<typeof makeWorld>>;

const DATES = { start_date: '2020-01', end_date: '2021-02-03', current: false };
const PERSON = {
  first_name: 'Ada',
  last_name: 'Test',
  phone: '555',
  location: 'Izmir',
  resume_url: 'https://cv.example/me.pdf',
  profile_image_url: 'https://cv.example/me.png',
};
const QUESTION = '0192f3a4-0000-7000-8000-000000000001';
const QUESTIONS: Question[] = [
  { _id: QUESTION, kind: 'choice', text: 'When?', is_required: true, options: ['Now', 'Later'] },
];
/** A value for each kind of job field; a choice takes one of its options. */
const FIELD_VALUES: Record<Exclude<JobFieldKind, 'choice'>, unknown> = {
  line: 'Clerk',
  text: 'Work',
  flag: true,
  amount: 1,
  count: 2,
  currency: 'EUR',
  day: '2099-01-01',
  list: ['Counting'],
  questions: QUESTIONS,
};
const JOB: Json = {
  ...Object.fromEntries(
    JOB_FIELD_NAMES.map((name) => {
      const { kind, choices } = describeJobField(name);
      return [name, kind === 'choice' ? choices?.at(1) : FIELD_VALUES[kind]];
    }),
  ),
  salary_max: 2,
  contact_email: 'a@b.example',
  status: 'published',
};
const COMPANY = {
  company_name: 'Example',
  company_website: 'https://example.com',
  company_size: '10',
  industry: 'Logistics',
  company_description: 'Moves things',
};
const PROFESSION = {
  title: 'Clerk',
  skills: ['Counting'],
  experience_level: 'mid',
  bio: 'Careful',
  education: [{ institution: 'School', degree: 'A', field: 'B', ...DATES }],
  experience: [{ company: 'C', title: 'D', location: 'E', description: 'F', ...DATES }],
  education_text: 'G',
  experience_text: 'H',
};
const APPLICATION = {
  cover_letter: 'Hello',
  resume_url: 'https://cv.example/me.pdf',
  phone: '555',
  availability: 'Now',
  additional_questions: 'None',
};
const INTERVIEW = {
  duration_minutes: 45,
  time_zone: 'Europe/Istanbul',
  place: 'Room 1',
  link: 'https://meet.example/1',
  note: 'Ring twice',
};
const TEMPLATE = { kind: 'offer', language: 'en', name: 'Offer', body: 'Hello {name}' };
const ANSWERS = [{ question: QUESTION, text: 'When?', value: 'Later' }];
const FROM_PROFILE = { share: ['title'], save_to_profile: ['phone'] };
const ASSERTION = {
  id: 'AQ',
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};
const ATTESTATION = {
  id: 'AQ',
  response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['internal'] },
};
const BODIES = {
  message: { name: 'Ada', email: 'ada@b.example', subject: 'Hello', body: 'Text' },
};

/** A complete record of each kind in the data console. */
const consoleBody = (entity: ConsoleEntity, { candidate, employer, openJob }: World): Json =>
  ({
    users: {
      ...PERSON,
      email: `new-${openJob._id}@b.example`,
      password: PASSWORD,
      user_type: 'candidate',
    },
    jobs: { ...JOB, employer: employer._id },
    applications: {
      ...APPLICATION,
      job: openJob._id,
      candidate: candidate._id,
      status: 'pending',
      contact_email: 'a@b.example',
      contact_phone: '555',
      interview_date: '2099-05-01T09:30:00Z',
    },
    candidates: { user: candidate._id, ...PROFESSION },
    employers: { user: employer._id, ...COMPANY },
    messages: BODIES.message,
  })[entity];

/** What a request needs to succeed; `paramsOf` supplies the path parameters that `params` leaves out. */
type Sample<E extends Endpoint> = {
  params?: (world: World) => Partial<Params<E>>;
  form?: () => FormData;
  query?: (world: World) => string;
} & (E extends { body: z.ZodMiniType } ? { body: (world: World) => Json } : { body?: never });

/** The form that mail clients send for one-click unsubscribe. */
const oneClick = (): FormData => {
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  return form;
};

const ofOpenJob = ({ openJob }: World) => ({ jobId: openJob._id });

/** The values of the endpoint's parameters in an address. */
const paramsIn = <E extends Endpoint>({ path }: E, address: string): Params<E> => {
  const parts = address.split('/').map(decodeURIComponent);
  const named = path
    .split('/')
    .flatMap((part, index) => (part.startsWith(':') ? [[part.slice(1), parts[index]]] : []));
  return Object.fromEntries(named);
};

/** Endpoints with a body or a file: adding one without a sample doesn't compile. */
type Sending = {
  [Name in EndpointName]: Endpoints[Name] extends { body: unknown } ? Name : never;
}[EndpointName];
type Samples = { [Name in Sending]: Sample<Endpoints[Name]> } & {
  [Name in Exclude<EndpointName, Sending>]?: Sample<Endpoints[Name]>;
};

const SAMPLES: Samples = {
  register: {
    body: () => ({
      first_name: 'Ada',
      last_name: 'Test',
      password: PASSWORD,
      user_type: 'candidate',
      email: `${randomUUID()}@b.example`,
    }),
  },
  login: {
    body: ({ candidate }) => ({
      email: candidate.email,
      password: PASSWORD,
      code: '123456',
      passkey: ASSERTION,
    }),
  },
  changePassword: {
    body: () => ({ current_password: PASSWORD, password: 'another good password' }),
  },
  verifyPassword: { body: () => ({ password: PASSWORD, passkey: ASSERTION }) },
  forgotPassword: { body: ({ candidate }) => ({ email: candidate.email }) },
  resetPassword: { body: () => ({ token: 'unknown', password: PASSWORD }) },
  agreeToTerms: { body: () => ({ version: LEGAL_TEXTS_DAY }) },
  changeEmail: { body: () => ({ email: 'new@b.example', current_password: PASSWORD }) },
  confirmEmail: { body: () => ({ token: 'unknown' }) },
  confirmEmailByCode: { body: () => ({ code: '123456' }) },
  disownEmail: { body: () => ({ token: 'unknown' }) },
  confirmTotp: { body: () => ({ code: '123456' }) },
  loginByPasskey: { body: () => ({ passkey: ASSERTION }) },
  addPasskey: { body: () => ({ name: 'Phone', passkey: ATTESTATION }) },
  renamePasskey: { body: () => ({ name: 'Laptop' }) },
  recoverSecondStep: { body: ({ candidate }) => ({ email: candidate.email, password: PASSWORD }) },
  cancelRecoveryByLink: { body: () => ({ token: 'unknown' }) },
  createJob: { body: () => JOB },
  updateJob: { body: () => ({ ...JOB, __v: 0 }) },
  checkApplication: { params: ofOpenJob },
  checkApplications: { body: ({ job }) => ({ jobIds: [job._id] }) },
  applyToJob: {
    params: ofOpenJob,
    body: () => ({ ...APPLICATION, ...FROM_PROFILE, answers: ANSWERS }),
  },
  setApplicationStatus: {
    body: () => ({ status: 'reviewed', message: 'Hello {name}', __v: 0 }),
  },
  setInterview: {
    body: () => ({ interview_date: '2099-05-01T09:30:00Z', ...INTERVIEW, __v: 0 }),
  },
  answerInterview: {
    body: () => ({ answer: 'confirmed', note: 'With pleasure', sequence: 0 }),
  },
  setReview: { body: () => ({ rating: 4, labels: ['Night shift'], __v: 0 }) },
  addNote: { body: () => ({ body: 'Called back.' }) },
  updateNote: { body: () => ({ body: 'Called back twice.', __v: 0 }) },
  setStatuses: {
    body: ({ records }) => ({
      applications: [records.applications],
      status: 'reviewed',
      message: 'Hello {first_name}',
    }),
  },
  postMessage: { body: () => ({ body: 'Hello' }) },
  markMessagesRead: { body: ({ job }) => ({ messages: [job._id] }) },
  createTemplate: { body: () => TEMPLATE },
  updateTemplate: { body: () => TEMPLATE },
  updateProfile: { body: () => PERSON },
  updateEmployerProfile: { body: () => ({ ...PERSON, ...COMPANY }) },
  updateCandidateProfile: { body: () => ({ ...PERSON, ...PROFESSION }) },
  updateCompanyName: { body: () => ({ company_name: 'New' }) },
  markNotificationsRead: { body: ({ job }) => ({ ids: [job._id] }) },
  uploadResume: { form: () => fileForm('a.pdf', pdfBytes()) },
  uploadProfileImage: { form: () => fileForm('a.png', pngBytes()) },
  getResume: { params: ({ resume }) => paramsIn(endpoints.getResume, resume) },
  getImage: { params: ({ image }) => paramsIn(endpoints.getImage, image) },
  getPreferences: { query: ({ link }) => link },
  updatePreferences: {
    query: ({ link }) => link,
    body: () => ({ language: 'tr', modes: { message: 'daily' } }),
  },
  unsubscribe: { query: ({ link }) => link, form: oneClick },
  openPreferences: { query: ({ link }) => link },
  sendMessage: { body: () => BODIES.message },
  sendReport: {
    body: () => ({
      route: '/jobs',
      errors: [{ kind: 'error', name: 'TypeError', frames: ['jobs-abc1234.js:1:234'] }],
      vitals: [{ name: 'LCP', value: 1200 }],
    }),
  },
  createRecord: { body: () => ({}) },
  updateRecord: { body: () => ({}) },
};

/** What the samples are answered that can't succeed: links and codes come only by mail, and there is no passkey here. */
export const UNMET: Partial<Record<EndpointName, number>> = {
  resetPassword: 400,
  resendConfirmation: 409,
  confirmEmailByCode: 400,
  confirmEmail: 400,
  disownEmail: 400,
  confirmTotp: 409,
  makeRecoveryCodes: 409,
  getLoginOptions: 400,
  loginByPasskey: 400,
  verifyPassword: 400,
  getRegistrationOptions: 400,
  addPasskey: 400,
  renamePasskey: 404,
  removePasskey: 404,
  recoverSecondStep: 409,
  cancelRecoveryByLink: 400,
};

type AnySample = {
  params?: (world: World) => Record<string, string>;
  body?: (world: World) => Json;
  form?: () => FormData;
  query?: (world: World) => string;
};
const sampleOf = (name: string): AnySample => SAMPLES[name as EndpointName] ?? {};

/** The ids for a path's parameters; the start of the path decides which record `:id` is. */
function paramsOf(path: string, world: World) {
  const { job, records, note, batch, template, session, copy, consent } = world;
  const isOf = (folder: string) => path.startsWith(`/api/${folder}/`);
  const ids = [
    isOf('applications') && records.applications,
    isOf('jobs') && job._id,
    isOf('account/exports') && copy,
    isOf('account/consents') && consent,
    isOf('message-templates') && template,
    isOf('auth/sessions') && session,
  ];
  const id = ids.find((found) => found) || records.users;
  return { console: 'admin', id, jobId: job._id, noteId: note, batch: String(batch) };
}

/** A role that may call the endpoint. */
const roleOf = ({ callers, own }: Endpoint): Role => {
  if (callers === 'everyone') return 'visitor';
  if (callers === 'user') return own && own.by !== 'user' ? 'employer' : 'candidate';
  return callers;
};

/** A request for every endpoint; those of the data console once for each kind of record. */
export function everyCall(world: World): Call[] {
  return Object.entries<Endpoint>(endpoints).flatMap(([name, endpoint]): Call[] => {
    const { method, path } = endpoint;
    const { params, body, form, query } = sampleOf(name);
    const entities = path.includes(':entity') ? CONSOLE_ENTITIES : [undefined];
    return entities.map((entity) => {
      const record = entity && { entity, id: world.records[entity] };
      const filled = { ...paramsOf(path, world), ...record, ...params?.(world) };
      const json = entity && body ? consoleBody(entity, world) : body?.(world);
      return {
        name: name as EndpointName,
        method,
        role: roleOf(endpoint),
        route: `${method} ${pathOnServer(path, 'admin')}`,
        path: fillPath(path, filled) + (query?.(world) ?? ''),
        ...(json && { body: json }),
        ...(form && { form }),
      };
    });
  });
}

/** The request fields missing in the samples above; not empty when the samples are outdated. */
export function missingFields(world: World): string[] {
  const shapeOf = (schema: z.core.$ZodType): string[] => {
    const { shape, options, out } = schema._zod.def as unknown as {
      shape?: Json;
      options?: z.core.$ZodType[];
      out?: z.core.$ZodType;
    };
    return out ? shapeOf(out) : (options?.flatMap(shapeOf) ?? Object.keys(shape ?? {}));
  };
  const ofCalls = Object.entries<Endpoint>(endpoints).flatMap(([name, { body }]) => {
    const said = sampleOf(name).body?.(world);
    return typeof body === 'object' && said
      ? shapeOf(body).flatMap((field) => (field in said ? [] : `${name} ${field}`))
      : [];
  });
  const ofConsole = CONSOLE_ENTITIES.flatMap((entity) =>
    consoleEntities[entity].fields.flatMap(({ name, readOnly }) =>
      readOnly || name in consoleBody(entity, world) ? [] : `${entity}.${name}`,
    ),
  );
  return [...ofCalls, ...ofConsole];
}

import type * as z from 'zod/mini';
import type { BulkReply } from '../../src/contract/application.ts';
import {
  applicationInputSchema,
  batchCheckInputSchema,
  bulkStatusInputSchema,
  interviewInputSchema,
  statusInputSchema,
} from '../../src/contract/application-input.ts';
import { consoleEntities } from '../../src/contract/console.ts';
import { CONSOLE_ENTITIES, type ConsoleEntity } from '../../src/contract/console-search.ts';
import { messageInputSchema } from '../../src/contract/contact-message.ts';
import { credentialsSchema, registrationSchema } from '../../src/contract/credentials.ts';
import {
  describeJobField,
  JOB_FIELD_NAMES,
  type JobFieldKind,
} from '../../src/contract/job-fields.ts';
import { jobInputSchema, jobUpdateSchema } from '../../src/contract/job-input.ts';
import { passwordChangeSchema } from '../../src/contract/password-change.ts';
import { forgotPasswordSchema, resetPasswordSchema } from '../../src/contract/password-reset.ts';
import {
  candidateInputSchema,
  companyNameInputSchema,
  employerInputSchema,
  personalInputSchema,
} from '../../src/contract/profile.ts';
import type { Backend } from '../backend.ts';
import {
  fileForm,
  makeAdmin,
  makeApplication,
  makeCandidate,
  makeEmployer,
  makeJob,
  makeResume,
  PASSWORD,
  pdfBytes,
  pngBytes,
} from '../factories.ts';

export const ROLES = ['visitor', 'candidate', 'employer', 'admin'] as const;
export type Role = (typeof ROLES)[number];
export type Json = Record<string, unknown>;

/** One call as it succeeds: `route` is the API's own pattern, `body` says something in every field. */
export type Call = {
  route: string;
  method: string;
  path: string;
  role: Role;
  body?: Json;
  form?: () => FormData;
};

/** Somebody of each role, and one record of each kind that the calls are about. */
export async function makeWorld(backend: Backend) {
  const [admin, employer, candidate] = await Promise.all([
    makeAdmin(backend),
    makeEmployer(backend),
    makeCandidate(backend),
  ]);
  const [job, openJob] = [await makeJob(backend, employer), await makeJob(backend, employer)];
  const resume = await makeResume(backend, candidate);
  const application = await makeApplication(backend, candidate, job, { resume_url: resume });
  const bulk = await backend.request('POST', '/api/applications/bulk-status', {
    token: employer.token,
    json: { applications: [application._id], status: 'reviewed' },
  });
  const { batch } = (await bulk.json()) as BulkReply;
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
    ...{ visitor: undefined, candidate: candidate.token },
    ...{ employer: employer.token, admin: admin.token },
  };
  const records: Record<ConsoleEntity, string> = {
    ...{ users: candidate._id, jobs: job._id, applications: application._id },
    ...{ candidates: candidate._id, employers: employer._id, messages: message },
  };
  return { ...{ employer, candidate, job, openJob, resume, image, batch, tokens, records } };
}
export type World = Awaited<ReturnType<typeof makeWorld>>;

const DATES = { start_date: '2020-01', end_date: '2021-02-03', current: false };
const PERSON = {
  ...{ first_name: 'Ada', last_name: 'Test', phone: '555', location: 'Izmir' },
  ...{ resume_url: 'https://cv.example/me.pdf', profile_image_url: 'https://cv.example/me.png' },
};
/** What a job's field may say, by its kind; a choice says one of its own. */
const SAID: Record<Exclude<JobFieldKind, 'choice'>, unknown> = {
  ...{ line: 'Clerk', text: 'Work', flag: true, amount: 1, day: '2099-01-01', list: ['Counting'] },
};
const JOB: Json = {
  ...Object.fromEntries(
    JOB_FIELD_NAMES.map((name) => {
      const { kind, choices } = describeJobField(name);
      return [name, kind === 'choice' ? choices?.at(1) : SAID[kind]];
    }),
  ),
  ...{ salary_max: 2, contact_email: 'a@b.example', status: 'published' },
};
const COMPANY = {
  ...{ company_name: 'Example', company_website: 'https://example.com', company_size: '10' },
  ...{ industry: 'Logistics', company_description: 'Moves things' },
};
const PROFESSION = {
  ...{ title: 'Clerk', skills: ['Counting'], experience_level: 'mid', bio: 'Careful' },
  education: [{ institution: 'School', degree: 'A', field: 'B', ...DATES }],
  experience: [{ company: 'C', title: 'D', location: 'E', description: 'F', ...DATES }],
  ...{ education_text: 'G', experience_text: 'H' },
};
const APPLICATION = {
  ...{ cover_letter: 'Hello', resume_url: 'https://cv.example/me.pdf', phone: '555' },
  ...{ availability: 'Now', additional_questions: 'None' },
};
const BODIES = {
  message: { name: 'Ada', email: 'ada@b.example', subject: 'Hello', body: 'Text' },
};

/** What each kind of record consists of in the data console. */
const consoleBody = (entity: ConsoleEntity, { candidate, employer, openJob }: World): Json =>
  ({
    users: {
      ...{ ...PERSON, email: `new-${openJob._id}@b.example`, password: PASSWORD },
      user_type: 'candidate',
    },
    jobs: { ...JOB, employer: employer._id },
    applications: {
      ...{ ...APPLICATION, job: openJob._id, candidate: candidate._id, status: 'pending' },
      ...{ contact_email: 'a@b.example', contact_phone: '555' },
      interview_date: '2099-05-01T09:30:00Z',
    },
    candidates: { user: candidate._id, ...PROFESSION },
    employers: { user: employer._id, ...COMPANY },
    messages: BODIES.message,
  })[entity];

type Sample = { role: Role; body?: (world: World) => Json; schema?: z.core.$ZodType };
const sample = (role: Role, schema?: z.core.$ZodType, body?: Json): Sample => ({
  role,
  ...(schema && { schema }),
  ...(body && { body: () => body }),
});

/** Each call that carries a body, by its route: who may make it, with what, and what reads it. */
const SAMPLES: Record<string, Sample> = {
  'POST /api/auth/register': sample('visitor', registrationSchema, {
    ...{ first_name: 'Ada', last_name: 'Test', email: 'new@b.example', password: PASSWORD },
    user_type: 'candidate',
  }),
  'POST /api/auth/login': {
    ...{ role: 'visitor', schema: credentialsSchema },
    body: ({ candidate }) => ({ email: candidate.email, password: PASSWORD }),
  },
  'PUT /api/auth/password': sample('candidate', passwordChangeSchema, {
    current_password: PASSWORD,
    password: 'another good password',
  }),
  'POST /api/auth/forgot-password': {
    ...{ role: 'visitor', schema: forgotPasswordSchema },
    body: ({ candidate }) => ({ email: candidate.email }),
  },
  'POST /api/auth/reset-password': sample('visitor', resetPasswordSchema, {
    token: 'unknown',
    password: PASSWORD,
  }),
  'POST /api/jobs': sample('employer', jobInputSchema, JOB),
  'PUT /api/jobs/:id': sample('employer', jobUpdateSchema, { ...JOB, __v: 0 }),
  'POST /api/applications/bulk-status': {
    ...{ role: 'employer', schema: bulkStatusInputSchema },
    body: ({ records }) => ({ applications: [records.applications], status: 'reviewed' }),
  },
  'PUT /api/applications/:id/status': sample('employer', statusInputSchema, {
    status: 'reviewed',
    __v: 0,
  }),
  'PUT /api/applications/:id/interview': sample('employer', interviewInputSchema, {
    interview_date: '2099-05-01T09:30:00Z',
    __v: 0,
  }),
  'POST /api/applications/check-batch': {
    ...{ role: 'candidate', schema: batchCheckInputSchema },
    body: ({ job }) => ({ jobIds: [job._id] }),
  },
  'POST /api/applications/:jobId': sample('candidate', applicationInputSchema, APPLICATION),
  'PUT /api/users/profile': sample('candidate', personalInputSchema, PERSON),
  'PUT /api/users/profile/employer': sample('employer', employerInputSchema, {
    ...PERSON,
    ...COMPANY,
  }),
  'PUT /api/users/profile/candidate': sample('candidate', candidateInputSchema, {
    ...PERSON,
    ...PROFESSION,
  }),
  'PUT /api/profile/employer': sample('employer', companyNameInputSchema, { company_name: 'New' }),
  'POST /api/messages': sample('visitor', messageInputSchema, BODIES.message),
};

/** Who makes the calls without a body that not everybody may make. */
const roleOf = (method: string, path: string): Role => {
  if (path.includes('/admin/')) return 'admin';
  if (/\/(candidate|my-applications|check\/:jobId)$|uploads\/resume/.test(path)) return 'candidate';
  if (path === '/api/applications/:id') return method === 'DELETE' ? 'candidate' : 'employer';
  return path.startsWith('/api/jobs') || path.startsWith('/api/applications')
    ? 'employer'
    : 'candidate';
};

/** The path with what this world has in the place of each parameter. */
function fill(path: string, world: World, entity: ConsoleEntity | undefined): string {
  if (path.startsWith('/api/uploads/resumes/')) return world.resume;
  if (path.startsWith('/api/uploads/images/')) return world.image;
  const isApplication = path.startsWith('/api/applications/:id');
  const id = entity
    ? world.records[entity]
    : isApplication
      ? world.records.applications
      : world.job._id;
  const isCheck = path.includes('/check/') || path === '/api/applications/:jobId';
  return path
    .replace(':entity', entity ?? '')
    .replace('/users/:id', `/users/${world.records.users}`)
    .replace(':id', id)
    .replace(':jobId', isCheck ? world.openJob._id : world.job._id)
    .replace(':batch', String(world.batch));
}

/** Every call that the API knows, from its own routes; each kind of record of the console by itself. */
export function everyCall(backend: Backend, world: World): Call[] {
  const routes = new Set(
    backend.api.routes.flatMap(({ method, path }) => (method === 'ALL' ? [] : `${method} ${path}`)),
  );
  return [...routes].flatMap((route): Call[] => {
    const [method = '', path = ''] = route.split(' ');
    const entities = path.includes(':entity') ? CONSOLE_ENTITIES : [undefined];
    return entities.map((entity) => {
      const known = SAMPLES[route];
      const body = entity ? consoleBody(entity, world) : known?.body?.(world);
      const takesFile = method === 'POST' && path.startsWith('/api/uploads/');
      const isImage = path.endsWith('image');
      return {
        ...{ route, method, path: fill(path, world, entity) },
        role: known?.role ?? roleOf(method, path),
        ...(body && method !== 'GET' && method !== 'DELETE' && { body }),
        ...(takesFile && {
          form: () => (isImage ? fileForm('a.png', pngBytes()) : fileForm('a.pdf', pdfBytes())),
        }),
      };
    });
  });
}

/** The fields of each request that no body above has: none, or this list is behind. */
export function missingFields(world: World): string[] {
  const shapeOf = (schema: z.core.$ZodType) =>
    Object.keys((schema._zod.def as unknown as { shape: Json }).shape);
  const ofCalls = Object.entries(SAMPLES).flatMap(([route, { schema, body }]) =>
    schema && body
      ? shapeOf(schema).flatMap((name) => (name in body(world) ? [] : `${route} ${name}`))
      : [],
  );
  const ofConsole = CONSOLE_ENTITIES.flatMap((entity) =>
    consoleEntities[entity].fields.flatMap(({ name, readOnly }) =>
      readOnly || name in consoleBody(entity, world) ? [] : `${entity}.${name}`,
    ),
  );
  return [...ofCalls, ...ofConsole];
}

import type { Backend } from '#tests/backend.ts';

/* A server with only the calls and reply fields of the specification. */

/** The calls for visitors, candidates and employers. */
const CALLS = `
POST /api/auth/register
POST /api/auth/login
GET /api/auth/me
GET /api/users/profile
PUT /api/users/profile
PUT /api/users/profile/employer
PUT /api/users/profile/candidate
PUT /api/profile/employer
POST /api/uploads/profile-image
POST /api/uploads/resume
GET /api/jobs
POST /api/jobs
GET /api/jobs/employer
GET /api/jobs/my-applications
GET /api/jobs/:id
PUT /api/jobs/:id
DELETE /api/jobs/:id
GET /api/applications/candidate
GET /api/applications/job/:id
GET /api/applications/check/:id
POST /api/applications/check-batch
PUT /api/applications/:id/status
GET /api/applications/:id
POST /api/applications/:id
DELETE /api/applications/:id
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

/** What `:id` matches; without it, a literal path such as /api/jobs/facets would match too. */
const ID = '[0-9a-f-]{36}';

const isSpecified = (method: string, path: string): boolean =>
  CALLS.some(
    ([one, pattern = '']) =>
      // linear: parts of a fixed length
      one === method && new RegExp(`^${pattern.replaceAll(':id', ID)}$`).test(path),
  );

const PARAMS = 'page limit query location jobType experienceLevel remote employer_id'.split(' ');
const JOB =
  '_id title company_name location description requirements responsibilities job_type experience_level is_remote salary_min salary_max application_deadline contact_email status created_at published_at required_skills benefits employer'.split(
    ' ',
  );
const APPLICATION =
  '_id job candidate cover_letter resume_url phone availability additional_questions status created_at last_updated interview_date contact_email contact_phone'.split(
    ' ',
  );

type Body = Record<string, unknown>;
const pick = (body: Body, fields: readonly string[]): Body =>
  Object.fromEntries(Object.entries(body).filter(([field]) => fields.includes(field)));

/** The reply with only the fields of the specification. */
function specified(path: string, body: unknown): unknown {
  if (Array.isArray(body)) return body.map((one) => specified(path, one));
  const reply = body as Body;
  if (Array.isArray(reply.jobs)) {
    const { totalPages, currentPage } = reply;
    return { jobs: specified(path, reply.jobs), totalPages, currentPage };
  }
  if (typeof reply._id !== 'string') return body;
  if (path.startsWith('/api/applications/') || path === '/api/jobs/my-applications')
    return pick(reply, APPLICATION);
  return path.startsWith('/api/jobs') ? pick(reply, JOB) : body;
}

/** Answers calls as a server with only the specified calls would. */
export const specifiedServer =
  (backend: Backend) =>
  async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    if (!isSpecified(request.method, url.pathname))
      return Response.json({ msg: 'Not Found' }, { status: 404 });
    for (const name of Array.from(url.searchParams.keys()))
      if (!PARAMS.includes(name) || url.pathname !== '/api/jobs') url.searchParams.delete(name);
    const response = await backend.fetch(new Request(url, request));
    const { status } = response;
    const text = await response.text();
    return text
      ? Response.json(specified(url.pathname, JSON.parse(text)), { status })
      : new Response(null, { status });
  };

import fc from 'fast-check';
import { CONSOLE_ENTITIES } from '#src/contract/console/console-search.ts';
import { IDEMPOTENCY_HEADER } from '#src/contract/limits.ts';
import { type Call, type Json, ROLES, type Role } from './calls.ts';

/** A request in which anything may be wrong. */
export type Attempt = {
  method: string;
  path: string;
  role: Role | 'forged';
  headers: Record<string, string>;
  body: string | FormData | null;
};

const long = (part: string) =>
  fc.constantFrom(300, 5_000, 20_000, 120_000).map((length) => part.repeat(length / part.length));

/** Texts that may break a rule, a pattern or a database. */
const text = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      '',
      ' ',
      '\0',
      'a\0b',
      'b\0c',
      '\0d',
      'e\u0001',
      '\ud800',
      '\udfff a',
      '\u202eabc',
      '\ufeff',
      '👩‍💻',
      'İIıi',
      'ﬃ',
      "' or 1=1 --",
      '"; drop table users; --',
      '\\',
      '%',
      '_',
      '%00',
      '../../etc/passwd',
      '__proto__',
      'constructor',
      'null',
      'undefined',
      'NaN',
      '-0',
      '1e309',
      '0x10',
      '١٢',
      '0000-01-01',
      '9999-12-31',
      '2026-02-30',
      '1899-12-31',
      '+012026-01-01',
      'infinity',
      '2026-13-01T25:61:61Z',
      '9998-12-31T23:59:59.999-23:59',
      '1900-01-01T00:00:00+23:59',
      'a@b.co',
      'a@b',
      'https://',
      'https://a',
      'javascript:alert(1)',
      '/api/uploads/',
      '/api/uploads/resumes/x/y.pdf',
      'http://[',
      'https://%00',
      'c++',
      '& | ! : *',
      '<->',
      '00000000-0000-0000-0000-000000000000',
      'ffffffff-ffff-ffff-ffff-ffffffffffff',
      'draft',
      'closed',
      'hired',
      'admin',
      'tr',
      'Europe/Istanbul',
      'Etc/GMT+99',
      '-created_at',
    ),
  },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('.', ' ', '@', '-', '1', '[', 'a,', 'a.', '\n', '\\', 'ı')
      .chain(long),
  },
  // One long word, and as many different words as a query has room for.
  {
    weight: 1,
    arbitrary: fc
      .string({
        unit: fc.constantFrom(...Array.from('aeıoöuübcçdğklmnrsşt')),
        minLength: 400,
        maxLength: 500,
      })
      .chain((word) =>
        fc.constantFrom(
          word,
          Array.from(word).join('.'),
          (word.match(/.{1,3}/gu) ?? []).join(' '),
          (word.match(/.{1,4}/gu) ?? []).join(' -'),
          `"${(word.match(/.{1,6}/gu) ?? []).join('" "')}"`,
        ),
      ),
  },
  {
    weight: 1,
    arbitrary: fc
      .constantFrom('.', '0', 'a.')
      .chain(long)
      .map((end) => `a@${end}@`),
  },
);

const number = fc.constantFrom(
  -1,
  0,
  -0,
  0.5,
  1,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  1e21,
  1e308,
);
const value: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: text },
  { weight: 2, arbitrary: number },
  {
    weight: 1,
    arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], [{}], { a: {} }),
  },
  { weight: 1, arbitrary: fc.array(text, { maxLength: 60 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);

/** The body with a `share` (in percent) of its values replaced, at any depth, and some left out. */
function changed(body: unknown, share: number): fc.Arbitrary<unknown> {
  const keep =
    Array.isArray(body) && body.length > 0
      ? fc.tuple(...body.map((item) => changed(item, share)))
      : typeof body === 'object' && body !== null && !Array.isArray(body)
        ? fc.record(
            Object.fromEntries(
              Object.entries(body as Json).map(([name, item]) => [name, changed(item, share)]),
            ),
            // A nearly valid body lacks no field, or it would be refused at once.
            share < 10 ? {} : { requiredKeys: [] },
          )
        : fc.constant(body);
  return fc.oneof({ weight: 100 - share, arbitrary: keep }, { weight: share, arbitrary: value });
}

/** The places of all values in a body, as paths of keys. */
const placesIn = (body: unknown): string[][] =>
  typeof body === 'object' && body !== null
    ? Object.entries(body).flatMap(([key, item]) => [
        [key],
        ...placesIn(item).map((place) => [key, ...place]),
      ])
    : [];

function withValue(body: unknown, place: readonly string[], put: unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return put;
  const copy = structuredClone(body) as Json;
  copy[key] = withValue(copy[key], rest, put);
  return copy;
}

/** A valid body except for one value, so that this value gets as far as possible. */
const oneChanged = (body: Json): fc.Arbitrary<unknown> =>
  fc
    .tuple(fc.constantFrom(...placesIn(body)), fc.oneof(text, value))
    .map(([place, put]) => withValue(body, place, put));

const bodyOf = ({ body, form }: Call): fc.Arbitrary<Attempt['body']> => {
  const json = (share: number) => changed(body ?? {}, share).map((made) => JSON.stringify(made));
  const whole = fc.constant(body ? JSON.stringify(body) : null);
  const broken = fc.tuple(json(5), fc.nat()).map(([made, at]) => made.slice(0, at % 400));
  const any: fc.Arbitrary<Attempt['body']>[] = [
    json(4).map((made) => made ?? null),
    json(30).map((made) => made ?? null),
    broken,
    whole,
    fc.oneof(
      text,
      value.map((made) => JSON.stringify(made) ?? ''),
    ),
  ];
  if (body)
    for (let share = 0; share < 3; share += 1)
      any.push(oneChanged(body).map((made) => JSON.stringify(made)));
  if (form) any.push(fc.constant(null).map(form), fc.tuple(text, text).map(strangeForm));
  return fc.oneof(...any);
};

/** A form with a file of any name and content. */
function strangeForm([name, content]: [string, string]): FormData {
  const form = new FormData();
  form.set('file', new File([content], name.slice(0, 4000) || 'a.pdf'));
  return form;
}

const PARAMETERS = [
  'page',
  'limit',
  'query',
  'location',
  'jobType',
  'experienceLevel',
  'remote',
  'sort',
  'tz',
  'status',
  'employer_id',
  'not_applied',
  'recommended',
  'tab',
  'record',
  'after',
  'kind',
];
const query = fc
  .array(fc.tuple(fc.constantFrom(...PARAMETERS), fc.oneof(text, number.map(String))), {
    maxLength: 5,
  })
  .map((pairs) => pairs.map(([key, item]): [string, string] => [key, item.slice(0, 4000)]))
  .map((pairs) => new URLSearchParams(pairs));

/** The path of a call, sometimes with one part replaced. */
const pathOf = ({ path }: Call): fc.Arbitrary<string> => {
  const parts = path.split('/');
  const strange = fc.oneof(
    text.map((part) => encodeURIComponent(part.slice(0, 2000).toWellFormed())),
    fc.constantFrom('%', '%zz', '%00', '..', '.', '', '%2f', ...CONSOLE_ENTITIES, 'export', 'job'),
  );
  const other = fc
    .tuple(fc.integer({ min: 2, max: Math.max(2, parts.length - 1) }), strange)
    .map(([at, part]) => parts.with(Math.min(at, parts.length - 1), part).join('/'));
  return fc.oneof({ weight: 6, arbitrary: fc.constant(path) }, { weight: 1, arbitrary: other });
};

const HEADERS = [
  'accept-encoding',
  'accept-language',
  'content-type',
  'content-length',
  'origin',
  'host',
  'x-forwarded-for',
  'x-request-id',
  'if-none-match',
  'range',
  'cookie',
  'authorization',
  IDEMPOTENCY_HEADER,
  IDEMPOTENCY_HEADER,
];
const headerValue = fc
  .oneof(text, fc.constantFrom('gzip;q=1e5', 'br;q=-1', 'multipart/form-data', 'Bearer ..', '-1'))
  .map((made) => made.replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, '?').slice(0, 6000));
const headers = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.dictionary(fc.constantFrom(...HEADERS), headerValue, { maxKeys: 3 }) },
);

/** Requests that are valid or nearly valid for these calls. */
export const attempts = (calls: readonly Call[]): fc.Arbitrary<Attempt> =>
  fc.oneof(
    ...calls.map((call) =>
      fc
        .record({
          method: fc.oneof(
            { weight: 12, arbitrary: fc.constant(call.method) },
            {
              weight: 1,
              arbitrary: fc.constantFrom(
                'GET',
                'POST',
                'PUT',
                'DELETE',
                'PATCH',
                'HEAD',
                'OPTIONS',
                'X',
              ),
            },
          ),
          path: fc.tuple(pathOf(call), fc.option(query, { freq: 2 })),
          role: fc.oneof(
            { weight: 5, arbitrary: fc.constant(call.role) },
            { weight: 1, arbitrary: fc.constantFrom(...ROLES, 'forged' as const) },
          ),
          headers,
          body: bodyOf(call),
        })
        .map(({ path: [path, search], method, body, ...rest }) => ({
          ...rest,
          method,
          path: search ? `${path}?${search.toString()}` : path,
          body: method === 'GET' || method === 'HEAD' ? null : body,
        })),
    ),
  );

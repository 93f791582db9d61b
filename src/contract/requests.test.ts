import { describe, expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { tokenPayloadSchema } from './accounts/user.ts';
import { consoleEntities } from './console/console.ts';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { errorMessages } from './error-messages.ts';
import { imageFileSchema, resumeFileSchema } from './files/upload-rules.ts';
import { problemSchema } from './replies.ts';
import {
  calendarDay,
  emailAddress,
  listOf,
  offsetDateTime,
  optionalFileUrl,
  optionalLine,
  optionalText,
  requiredLine,
  requiredText,
  textList,
  webUrl,
} from './requests.ts';

type Definition = {
  type: string;
  checks?: z.core.$ZodCheck[];
  [part: string]: unknown;
};
const definitionOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Definition;

/** Whether a check reads the value once at most, whatever its length. */
const isHarmless = ({ _zod: { def } }: z.core.$ZodCheck) =>
  ['min_length', 'max_length'].includes(def.check) ||
  (def.check === 'overwrite' && String(Reflect.get(def, 'tx')).includes('trim()'));

/** Whether nothing reads the value before its length is checked. */
const isBounded = (schema: z.core.$ZodType): boolean => {
  const { checks = [], format } = definitionOf(schema);
  const lengths = checks.filter((check) => check._zod.def.check === 'max_length');
  const end = checks.findIndex(({ _zod: { def } }) => def.check === 'max_length' && def.abort);
  const before = end < 0 ? checks : checks.slice(0, end);
  return format === undefined && lengths.length > 0 && before.every(isHarmless);
};

/** Query parameters that are only compared with a word. */
const FLAGS = /\.(remote|not_applied|recommended)$/;

/**
 * The places in a schema where a text or a list of any length could be read. Schemas of an unknown type are
 * such places.
 */
function unbounded(schema: z.core.$ZodType, at: string): string[] {
  const definition = definitionOf(schema);
  const part = (name: string) => definition[name] as z.core.$ZodType;
  switch (definition.type) {
    case 'string':
      return isBounded(schema) ? [] : [`${at}: a text without an end`];
    case 'array': {
      const items = definitionOf(part('element')).type === 'unknown';
      if (items) return isBounded(schema) ? [] : [`${at}: a list without an end`];
      return [`${at}: items looked at before the list's length`];
    }
    case 'pipe': {
      const [from, to] = [definitionOf(part('in')), definitionOf(part('out'))];
      // A list whose length the schema before it has checked.
      if (to.type === 'array' && from.type === 'array')
        return [
          ...unbounded(part('in'), at),
          ...unbounded(to.element as z.core.$ZodType, `${at}[]`),
        ];
      return [...unbounded(part('in'), at), ...unbounded(part('out'), at)];
    }
    case 'object':
      return Object.entries(definition.shape as Record<string, z.core.$ZodType>).flatMap(
        ([name, field]) => unbounded(field, `${at}.${name}`),
      );
    case 'union':
      return (definition.options as z.core.$ZodType[]).flatMap((one) => unbounded(one, at));
    case 'nullable':
    case 'optional':
    case 'default':
    case 'catch':
      return unbounded(part('innerType'), at);
    case 'record':
      return [
        ...unbounded(part('keyType'), `${at}.key`),
        ...unbounded(part('valueType'), `${at}.value`),
      ];
    case 'transform':
    case 'boolean':
    case 'number':
    case 'enum':
    case 'literal':
      return [];
    case 'unknown':
      return FLAGS.test(at) ? [] : [`${at}: anything at all`];
    default:
      return [`${at}: ${definition.type} is not known to this test`];
  }
}

/** The schemas of replies, to which the rule doesn't apply. */
const replies = new Set<z.core.$ZodType>();
const addReply = (schema: z.core.$ZodType) => {
  if (replies.has(schema)) return;
  replies.add(schema);
  const { shape, options, ...parts } = definitionOf(schema);
  const items = 'items' in schema ? [schema.items] : [];
  for (const part of [shape, options, parts, items].flatMap((one) => Object.values(Object(one))))
    if (isSchema(part)) addReply(part);
};
const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;
for (const { reply } of Object.values<Endpoint>(endpoints)) if (isSchema(reply)) addReply(reply);
for (const schema of [problemSchema, tokenPayloadSchema, resumeFileSchema, imageFileSchema])
  addReply(schema);

describe('an invalid length ends the validation', () => {
  const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts'], {
    eager: true,
  });
  const schemas = Object.values(modules)
    .flatMap((exports) => Object.entries(exports))
    .filter((entry): entry is [string, z.core.$ZodType] => isSchema(entry[1]))
    .filter(([, schema]) => !replies.has(schema));

  it('covers the requests', () => {
    const names = schemas.map(([name]) => name);
    expect(names).toContain('registrationSchema');
    expect(names).toContain('jobQuerySchema');
    expect(names.length).toBeGreaterThan(20);
  });

  test.each(schemas)('%s', (name, schema) => {
    expect(unbounded(schema, name)).toEqual([]);
  });

  const requests = Object.entries(endpoints).flatMap(
    ([name, { body, query }]: [string, Endpoint]) =>
      [body, query].flatMap((schema) =>
        typeof schema === 'object' ? [[name, schema] as const] : [],
      ),
  );
  test.each(requests)('the input of %s', (name, schema) => {
    expect(unbounded(schema, name)).toEqual([]);
  });

  test.each(
    Object.entries(consoleEntities).flatMap(([entity, { fields }]) =>
      fields.map(({ name, schema }) => [`${entity}.${name}`, schema] as const),
    ),
  )('%s in the console', (name, schema) => {
    expect(unbounded(schema, name)).toEqual([]);
  });

  it('no pattern runs on a text that is too long (DATA-3)', () => {
    let looked = 0;
    const counting = z.refine<string>(() => {
      looked += 1;
      return true;
    });
    const schema = optionalLine(10).check(counting);
    expect(z.safeParse(schema, 'a'.repeat(11)).success).toBe(false);
    expect(looked).toBe(0);
    expect(z.safeParse(schema, ` ${'a'.repeat(10)} `).success).toBe(true);
    expect(looked).toBe(1);
    const list = listOf(optionalLine().check(counting), 2);
    expect(z.safeParse(list, ['a', 'b', 'c']).error?.issues).toMatchObject([
      { message: errorMessages.listTooLong, path: [] },
    ]);
    expect(looked).toBe(1);
  });
});

const messagesOf = (schema: z.core.$ZodType, value: unknown) =>
  z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? [];

describe('emails', () => {
  it.each([
    'a@b.co',
    'first.last+tag@mail.example.com',
    "o'neill@example.ie",
    'çiğdem@örnek.com.tr',
    '  spaced@example.com  ',
    'a_b-c{d}@x-y.example',
  ])('%s is valid', (email) => {
    expect(z.parse(emailAddress, email)).toBe(email.trim());
  });

  it.each([
    'a',
    'a@b',
    '@b.co',
    'a@b.',
    'a@.co',
    'a@b..co',
    'a@b@c.co',
    'a b@c.co',
    'a@b.co\nBcc: c@d.co',
    'a\u0007@b.co',
    'a\u200b@b.co',
    'a@b.co\u202e',
    'a,c@b.co',
    'a@b.co,c',
    'a@b.co;c',
    '<a@b.co>',
    `a@${'b'.repeat(254)}.co`,
  ])('%j is invalid', (email) => {
    expect(messagesOf(emailAddress, email)).toEqual([errorMessages.emailInvalid]);
  });

  it('a blank one has a single error', () => {
    expect(messagesOf(emailAddress, ' ')).toEqual([errorMessages.emailRequired]);
    expect(messagesOf(emailAddress, 7)).toEqual([errorMessages.emailRequired]);
  });
});

describe('the characters of a text', () => {
  const UNPRINTABLE = ['\0', '\u0007', '\t', '\n', '\r', '\u001b', '\u007f', '\u0085', '\u009f'];
  const TURNING = ['\u2028', '\u2029', '\u202a', '\u202e', '\u2066', '\u2069'];

  it.each([...UNPRINTABLE, ...TURNING])('%j is refused in a line (DATA-3)', (sign) => {
    for (const schema of [optionalLine(), requiredLine('Missing')])
      expect(messagesOf(schema, `a${sign}b`)).toEqual([errorMessages.textUnprintable]);
    expect(messagesOf(textList(100), [`a${sign}b`])).toEqual([errorMessages.textUnprintable]);
    expect(messagesOf(webUrl, `https://a.example/${sign}b`)).toEqual([
      errorMessages.textUnprintable,
    ]);
    expect(messagesOf(optionalFileUrl, `/api/uploads/${sign}b`)).toEqual([
      errorMessages.textUnprintable,
    ]);
  });

  it.each([
    'Çiğdem Şahin',
    'İIıi',
    'Nguyễn Văn An',
    '👩‍💻 Ada',
    'می‌خواهم',
    'דנה',
    "d'Arc",
    '李小龍',
  ])('%s is a name', (name) => {
    expect(z.parse(requiredLine('Missing'), name)).toBe(name);
  });

  it('a text of several lines keeps its lines and loses invisible characters (DATA-3)', () => {
    expect(
      z.parse(optionalText(), ' one\r\ntwo\rthree\n\tfour\u0000\u0007\u001b[31m\vfive\u2028six '),
    ).toBe('one\ntwo\nthree\n\tfour[31m\nfive\nsix');
    expect(messagesOf(requiredText('Missing'), '\u0000 \u0007 ')).toEqual(['Missing']);
  });

  it('an invalid length is the only error (DATA-3)', () => {
    expect(messagesOf(optionalLine(3), '\n\n a\nbc \n')).toEqual([errorMessages.textTooLong]);
    expect(messagesOf(requiredText('Missing', 3), 'abcd')).toEqual([errorMessages.textTooLong]);
    expect(messagesOf(webUrl, 'x'.repeat(5000))).toEqual([errorMessages.textTooLong]);
    expect(messagesOf(offsetDateTime('No date'), '2026-01-01T00:00:00'.padEnd(300, '0'))).toEqual([
      'No date',
    ]);
  });
});

describe('the address of a file', () => {
  it.each(['', '/api/uploads/resumes/1/cv.pdf', 'https://a.example', 'HTTP://a.example/cv'])(
    'may be %j (APPLY-4)',
    (address) => expect(messagesOf(optionalFileUrl, address)).toEqual([]),
  );

  it.each(['cv.pdf', 'ftp://a.example/cv', 'x /api/uploads/', 'https://'])(
    'may not be %j (APPLY-4)',
    (address) =>
      expect(messagesOf(optionalFileUrl, address)).toEqual([errorMessages.resumeUrlInvalid]),
  );
});

it('a date is of the years 1900 to 9998', () => {
  const isRead = (day: string) => messagesOf(calendarDay('No date'), day).length === 0;
  expect(['1900-01-01', '9998-12-31'].map(isRead)).toEqual([true, true]);
  expect(['1899-12-31', '9999-01-01', '2026-02-30'].map(isRead)).toEqual([false, false, false]);
});

// @vitest-environment node
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { jobUpdateSchema } from './job-input.ts';
import { DESCRIPTION_MAX, LIST_MAX, TEXT_MAX } from './limits.ts';
import { messages } from './messages.ts';
import { allowStored, parseUpdate } from './parse-update.ts';
import { candidateInputSchema } from './profile.ts';

const long = `${'Receives goods. '.repeat(DESCRIPTION_MAX / 16)}And more.`;
const messagesOf = (result: { error?: z.core.$ZodError | undefined }) =>
  result.error?.issues.map(({ message, path }) => [path.join('.'), message]) ?? [];

describe('a change of what is stored', () => {
  const stored = { title: 'Clerk', description: long };

  it('may keep a text that is longer than a new one may be', () => {
    const typed = { title: ' Cook ', description: ` ${long.replace('. ', '.\r\n')}` };
    const kept = { ...stored, description: long.replace('. ', '.\n') };
    expect(parseUpdate(jobUpdateSchema, typed, kept).data).toEqual({
      title: 'Cook',
      description: kept.description,
    });
  });

  it('may not make it longer, nor write another one of that length', () => {
    for (const description of [`${long}!`, long.replace('goods', 'parts')])
      expect(messagesOf(parseUpdate(jobUpdateSchema, { description }, stored))).toEqual([
        ['description', messages.textTooLong],
      ]);
  });

  it('is held to every other rule, and only that is told', () => {
    const typed = { title: ' ', description: long };
    expect(messagesOf(parseUpdate(jobUpdateSchema, typed, stored))).toEqual([
      ['title', messages.titleRequired],
    ]);
  });

  it('may keep a list that has too many items', () => {
    const benefits = Array.from({ length: LIST_MAX + 5 }, (_, index) => `Benefit ${index}`);
    expect(parseUpdate(jobUpdateSchema, { benefits }, { benefits }).data).toEqual({ benefits });
    const more = [...benefits, 'One more'];
    expect(messagesOf(parseUpdate(jobUpdateSchema, { benefits: more }, { benefits }))).toEqual([
      ['benefits', messages.listTooLong],
    ]);
  });

  it('may keep a long text in an entry, wherever that now stands', () => {
    const old = { company: 'A', title: 'B', description: 'x'.repeat(TEXT_MAX + 1) };
    const added = { company: 'C', title: 'D' };
    const read = parseUpdate(
      candidateInputSchema,
      { experience: [added, old] },
      { experience: [old] },
    );
    expect(read.data?.experience).toMatchObject([{ ...added, description: '' }, old]);
    const altered = { ...old, description: `${old.description}x` };
    const refused = parseUpdate(
      candidateInputSchema,
      { experience: [altered] },
      { experience: [old] },
    );
    expect(messagesOf(refused)).toEqual([['experience.0.description', messages.textTooLong]]);
  });
});

it('is a schema for forms; without anything stored it is the plain one', () => {
  const stored = { description: long };
  expect(allowStored(jobUpdateSchema, stored).parse(stored)).toEqual(stored);
  expect(messagesOf(z.safeParse(allowStored(jobUpdateSchema, undefined), stored))).toEqual([
    ['description', messages.textTooLong],
  ]);
  expect(messagesOf(z.safeParse(allowStored(jobUpdateSchema, stored), { title: '' }))).toEqual([
    ['title', messages.titleRequired],
  ]);
});

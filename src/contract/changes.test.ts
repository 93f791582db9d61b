// @vitest-environment node
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { overStored, parseChange } from './changes.ts';
import { jobUpdateSchema } from './job-input.ts';
import { DESCRIPTION_MAX, LIST_MAX, TEXT_MAX } from './limits.ts';
import { candidateInputSchema } from './profile.ts';
import { texts } from './texts.ts';

const long = `${'Receives goods. '.repeat(DESCRIPTION_MAX / 16)}And more.`;
const messages = (result: { error?: z.core.$ZodError | undefined }) =>
  result.error?.issues.map(({ message, path }) => [path.join('.'), message]) ?? [];

describe('a change of what is stored', () => {
  const stored = { title: 'Clerk', description: long };

  it('may keep a text that is longer than a new one may be', () => {
    const typed = { title: ' Cook ', description: ` ${long.replace('. ', '.\r\n')}` };
    const kept = { ...stored, description: long.replace('. ', '.\n') };
    expect(parseChange(jobUpdateSchema, typed, kept).data).toEqual({
      title: 'Cook',
      description: kept.description,
    });
  });

  it('may not make it longer, nor write another one of that length', () => {
    for (const description of [`${long}!`, long.replace('goods', 'parts')])
      expect(messages(parseChange(jobUpdateSchema, { description }, stored))).toEqual([
        ['description', texts.textTooLong],
      ]);
  });

  it('is held to every other rule, and only that is told', () => {
    const typed = { title: ' ', description: long };
    expect(messages(parseChange(jobUpdateSchema, typed, stored))).toEqual([
      ['title', texts.titleRequired],
    ]);
  });

  it('may keep a list that has too many items', () => {
    const benefits = Array.from({ length: LIST_MAX + 5 }, (_, index) => `Benefit ${index}`);
    expect(parseChange(jobUpdateSchema, { benefits }, { benefits }).data).toEqual({ benefits });
    const more = [...benefits, 'One more'];
    expect(messages(parseChange(jobUpdateSchema, { benefits: more }, { benefits }))).toEqual([
      ['benefits', texts.listTooLong],
    ]);
  });

  it('may keep a long text in an entry, wherever that now stands', () => {
    const old = { company: 'A', title: 'B', description: 'x'.repeat(TEXT_MAX + 1) };
    const added = { company: 'C', title: 'D' };
    const read = parseChange(
      candidateInputSchema,
      { experience: [added, old] },
      { experience: [old] },
    );
    expect(read.data?.experience).toMatchObject([{ ...added, description: '' }, old]);
    const altered = { ...old, description: `${old.description}x` };
    const refused = parseChange(
      candidateInputSchema,
      { experience: [altered] },
      { experience: [old] },
    );
    expect(messages(refused)).toEqual([['experience.0.description', texts.textTooLong]]);
  });
});

it('is a schema for forms; without anything stored it is the plain one', () => {
  const stored = { description: long };
  expect(overStored(jobUpdateSchema, stored).parse(stored)).toEqual(stored);
  expect(messages(z.safeParse(overStored(jobUpdateSchema, undefined), stored))).toEqual([
    ['description', texts.textTooLong],
  ]);
  expect(messages(z.safeParse(overStored(jobUpdateSchema, stored), { title: '' }))).toEqual([
    ['title', texts.titleRequired],
  ]);
});

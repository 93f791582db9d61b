import { expect, it } from 'vitest';
import { errorMessages } from '#src/contract/error-messages.ts';
import { decisionMessage } from './application-message.ts';
import { fillPlaceholders, PLACEHOLDERS_MAX, unknownPlaceholder } from './placeholders.ts';

const values = { name: 'Ada {job}', first_name: 'Ada', job: 'Clerk', company: 'Kaya' };

it('fills in what it knows and leaves the rest as it is (STATUS-10)', () => {
  expect(fillPlaceholders('{first_name}, {name}: {job} at {company} {x} {', values)).toBe(
    'Ada, Ada {job}: Clerk at Kaya {x} {',
  );
});

it.each([
  ['{name} {first_name} {job} {company}', undefined],
  ['{name} {salary} {x}', '{salary}'],
  ['no {\nplaceholder}, {}', undefined],
])('finds in %j the unknown one %s (STATUS-10)', (text, unknown) => {
  expect(unknownPlaceholder(text)).toBe(unknown);
});

it('takes a text with at most so many', () => {
  const messagesOf = (text: string) =>
    decisionMessage.safeParse(text).error?.issues.map(({ message }) => message);
  expect(messagesOf('{name}'.repeat(PLACEHOLDERS_MAX))).toBeUndefined();
  expect(messagesOf('{name}'.repeat(PLACEHOLDERS_MAX + 1))).toEqual([
    errorMessages.placeholdersMax,
  ]);
});

import { expect, it } from 'vitest';
import { errorMessages } from '#src/contract/error-messages.ts';
import { draftQuestionsInput, questionsInput } from './question-input.ts';

const ID = '0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f';
const messagesOf = (questions: unknown) =>
  (questionsInput.safeParse(questions).error?.issues ?? []).map(({ message }) => message);

it('a choice has two options, and other kinds have none (JOB-13)', () => {
  const choice = { kind: 'choice', text: 'When?' };
  expect(messagesOf([{ ...choice, options: ['Day', 'Night'] }])).toEqual([]);
  expect(messagesOf([{ ...choice, options: ['Day', 'Day'] }])).toEqual([
    errorMessages.questionOptions,
  ]);
  const typed = { text: 'When?', options: ['Day'] };
  expect(questionsInput.parse([{ ...typed, kind: 'short' }])).toEqual([
    { ...typed, _id: '', kind: 'short', is_required: false, options: [] },
  ]);
});

it('keeps the options of a choice in a draft that has one only (JOB-13)', () => {
  const draft = draftQuestionsInput.parse([{ kind: 'choice', text: '', options: ['Day'] }]);
  expect(draft).toMatchObject([{ text: '', options: ['Day'] }]);
});

it('knows a question by its id, which only new ones lack (JOB-13)', () => {
  const question = { kind: 'short', text: 'When?' };
  const other = { ...question, _id: ID.replace('0', '1') };
  expect(messagesOf([question, question, { ...question, _id: ID }, other])).toEqual([]);
  expect(
    messagesOf([
      { ...question, _id: ID },
      { ...question, _id: ID.toUpperCase() },
    ]),
  ).toEqual([errorMessages.questionIdsAlike]);
  expect(messagesOf([{ ...question, _id: 'x' }])).toEqual([errorMessages.recordIdInvalid]);
});

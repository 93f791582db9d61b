import type { Answer, AnswerValue, Question } from '../../../src/contract/question.ts';

/*
 * Two of the demo employer's jobs ask questions, and all who have applied for them have answered. The letters
 * are in `letters/`, by the same keys.
 */

const COORDINATOR = 'fernwick: Operations Coordinator, Berlin North';
const MECHANIC = 'fernwick: Cargo Bike Mechanic';

const idOf = (place: number): string =>
  `01938e00-0000-7000-8000-${String(place).padStart(12, '0')}`;

/** What the jobs ask, by the job's key. */
export const questions: Readonly<Record<string, readonly Question[]>> = {
  [COORDINATOR]: [
    {
      ...{ _id: idOf(1), kind: 'yes_no', is_required: true, options: [] },
      text: 'Can you work four shifts a week, including some weekends?',
    },
    {
      ...{ _id: idOf(2), kind: 'choice', is_required: true },
      text: 'How well do you speak German?',
      options: ['A little', 'Well enough for daily life', 'Fluently', 'It’s my first language'],
    },
    {
      ...{ _id: idOf(3), kind: 'number', is_required: true, options: [] },
      text: 'How many years have you coordinated people or routes?',
    },
    {
      ...{ _id: idOf(4), kind: 'long', is_required: false, options: [] },
      text: 'Tell us about a day when the plan fell apart. What did you do?',
    },
  ],
  [MECHANIC]: [
    {
      ...{ _id: idOf(11), kind: 'choice', is_required: true },
      text: 'Which motors have you worked on most?',
      options: ['Mid-drive motors', 'Hub motors', 'Both', 'None so far'],
    },
    {
      ...{ _id: idOf(12), kind: 'yes_no', is_required: true, options: [] },
      text: 'Do you have a driving licence for cars (class B)?',
    },
    {
      ...{ _id: idOf(13), kind: 'short', is_required: false, options: [] },
      text: 'Which workshop did you learn in?',
    },
  ],
};

type Said = Readonly<Record<string, readonly (AnswerValue | null)[]>>;

const [LITTLE, DAILY, FLUENT, FIRST] = questions[COORDINATOR]?.[1]?.options ?? [];

/** What each candidate has answered, in the order of the questions; null for nothing. */
const said: Readonly<Record<string, Said>> = {
  [COORDINATOR]: {
    leyla: [
      ...[true, FLUENT ?? '', 4],
      'Two drivers called in sick an hour before the market opened. I moved the three stops that could wait to the afternoon, drove one route myself and called every customer before they had to call us.',
    ],
    noor: [
      true,
      FLUENT ?? '',
      6,
      'The depot had no power. We loaded by torchlight and left on time.',
    ],
    dimitra: [true, DAILY ?? '', 5, null],
    olena: [true, FLUENT ?? '', 7, 'A flooded yard: forty bikes moved to a school hall by noon.'],
    amina: [true, FIRST ?? '', 8, null],
    mateusz: [true, DAILY ?? '', 2, null],
    greta: [
      false,
      FIRST ?? '',
      3,
      'I wrote down what we knew, and called the next shift in early.',
    ],
    hannah: [true, FIRST ?? '', 5, null],
    emre: [true, LITTLE ?? '', 4, null],
    jonas: [false, FIRST ?? '', 1, null],
    felix: [false, FIRST ?? '', 0, null],
    daniel: [true, DAILY ?? '', 1.5, null],
    sofia: [true, DAILY ?? '', 3, null],
    luca: [false, LITTLE ?? '', 6, 'A kitchen without gas: cold menu, same evening, full house.'],
    yusuf: [true, FLUENT ?? '', 2, null],
    tomasz: [true, FLUENT ?? '', 12, null],
    ines: [true, LITTLE ?? '', 4, null],
    burak: [true, DAILY ?? '', 5, null],
  },
  [MECHANIC]: {
    yusuf: ['Both', true, 'A family workshop in Neukölln'],
    jonas: ['Mid-drive motors', true, null],
    mateusz: ['Hub motors', false, null],
    felix: ['None so far', false, 'My own cellar'],
  },
};

/** What the candidate has answered to the questions of the job, each by its key. */
export const answersOf = (candidate: string, job: string): Answer[] =>
  (questions[job] ?? []).flatMap(({ _id, text, kind }, index) => {
    const value = said[job]?.[candidate]?.[index] ?? null;
    return value === null ? [] : [{ question: _id, text, kind, value }];
  });

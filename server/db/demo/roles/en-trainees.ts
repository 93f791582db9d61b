import type { DemoRole } from '../types.ts';

/** Internships, apprenticeships and seasonal work, in English. */
export const traineeRolesEn = {
  'software-intern': {
    paragraphs: [
      'You will have one mentor, one project that will really be used, and a desk at the same table as everyone else. Interns are paid, do not stay late, and present their work at the end.',
      'About half of our interns come back. If you do not, you will at least have an honest reference.',
    ],
    requirements: [
      'Studies in computer science or a project of your own that you can explain',
      'Basic TypeScript, Python or a similar language',
      'Three to six months of time',
    ],
    responsibilities: [
      'Build a small feature from the idea to its release',
      'Write tests and notes for whoever comes after you',
      'Take part in reviews, as author and as reader',
    ],
    skills: ['Programming', 'Git', 'Testing'],
  },
  'building-apprentice': {
    paragraphs: [
      'The apprenticeship takes three years, with a week of college in every month. You belong to one gang, spend time in the workshop, and try two neighbouring trades in the second year.',
      'Boots and hand tools are yours from the first day and stay yours.',
    ],
    requirements: [
      'School-leaving certificate with mathematics',
      'Age of sixteen or over; there is no upper limit',
      'Pleasure in working with your hands, also in November',
    ],
    responsibilities: [
      'Learn the trade on site and in the workshop',
      'Attend college and keep a training record',
      'Keep yourself and others safe',
    ],
    skills: ['Manual skills', 'Basic mathematics', 'Teamwork'],
  },
  'research-intern': {
    paragraphs: [
      'You will join a group for six months, learn two methods properly, and leave with a data set that has your name on it.',
      'A stipend and travel to the laboratory are paid. Each Friday the interns meet to read a paper together.',
    ],
    requirements: [
      'Final-year or master student in science or engineering',
      'Laboratory basics and some programming',
      'A short statement on why this topic',
    ],
    responsibilities: [
      'Prepare samples and take measurements',
      'Analyse data with your supervisor',
      'Write a report and release the data',
    ],
    skills: ['Laboratory basics', 'Python', 'Data analysis'],
  },
  'accounting-trainee': {
    paragraphs: [
      'You rotate through bookkeeping, tax and audit over two years, with a senior as your sponsor. Courses are paid and count as working time.',
      'Trainees meet clients from the first month, at first to listen.',
    ],
    requirements: [
      'Degree in business, economics or mathematics, finished or nearly so',
      'Interest in how organisations earn and spend',
      'Careful work under a deadline',
    ],
    responsibilities: [
      'Prepare working papers and simple returns',
      'Take part in stocktakes and audit visits',
      'Study for the professional examinations',
    ],
    skills: ['Accounting basics', 'Spreadsheets', 'Written communication'],
  },
  'seasonal-assistant': {
    paragraphs: [
      'The contract covers the busy months, with an agreed last day. Training takes two paid days, and nobody works alone in the first fortnight.',
      'Those who come back the year after start at a higher rate and choose their weeks first.',
    ],
    requirements: [
      'No experience needed',
      'Reliability and good humour in busy hours',
      'Right to work in the country for the length of the contract',
    ],
    responsibilities: [
      'Help the permanent team with its daily work',
      'Serve customers and guests',
      'Keep your area tidy and safe',
    ],
    skills: ['Customer service', 'Teamwork', 'Reliability'],
  },
} as const satisfies Readonly<Record<string, DemoRole>>;

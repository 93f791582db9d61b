import type { Phrases } from './phrases.ts';

export const ENGLISH: Phrases = {
  about: [
    ({ company, year }) =>
      `${company} was founded in ${year} and is still owned by the same family.`,
    ({ company, people }) =>
      `At ${company}, ${people} people work in small teams that decide for themselves.`,
    ({ company, city }) =>
      `${company} has its largest branch in ${city} and three smaller ones nearby.`,
    ({ people }) =>
      `We have grown by ${people % 40} percent a year and need good people to keep it up.`,
    ({ company }) => `Customers know ${company} for honest advice and short ways.`,
    ({ year }) =>
      `Since ${year} we have trained more than two hundred apprentices, and most of them stayed.`,
  ],
  role: [
    ({ role, company }) => `We are looking for a ${role} to join ${company}.`,
    ({ role, city }) =>
      `As our new ${role} you will work in ${city} with a team that has known each other for years.`,
    ({ role }) => `The post of ${role} is new, so there is room for your own ideas.`,
    ({ people }) =>
      `You report to the head of the department and work with ${(people % 12) + 3} colleagues.`,
    ({ role }) => `Somebody who has been a ${role} before will feel at home within a week.`,
    () => 'Full or part time, we will find hours that suit both of us.',
  ],
  passing: [
    ({ others }) => `Our customers are mostly ${others[0]} and ${others[1]}.`,
    ({ others }) => `You will sit next to our ${others[0]}, who are always glad of a coffee.`,
    ({ others, company }) => `${company} also has openings for ${others[0]}; see our other ads.`,
    ({ tool }) => `Knowledge of ${tool} is not needed; other departments use it.`,
    ({ others }) =>
      `We supply ${others[0]}, ${others[1]} and anybody else who works with their hands.`,
  ],
  boilerplate: [
    ({ company }) =>
      `${company} is an equal opportunities employer and welcomes applications from everybody.`,
    () => 'Please apply through this page; we answer every application within ten working days.',
    () => 'The selection has two steps: a call of half an hour and a visit on a working day.',
    () => 'We check references and the right to work before the first day, as the law asks of us.',
    ({ people }) => `Reference ${people * 37 + 10000}. No agencies, please.`,
    () => 'Your data is kept for six months after the end of the selection and deleted then.',
    () => 'The building has step-free access, showers, and a place for bicycles.',
    () => 'Pay follows a published scale, which we send to everybody who is invited.',
  ],
  tasks: [
    'keep records of what was done',
    'help new colleagues to find their feet',
    'suggest how the work could be done better',
    'take part in the morning meeting',
    'follow the rules for health and safety',
    'report to the shift leader',
    'speak with customers politely, also when it is busy',
    'order what runs out',
  ],
  needs: [
    'Two years of experience in a similar post',
    'A finished training or a degree in the subject',
    'Good spoken and written English',
    'Reliability and an eye for detail',
    'Willingness to work one weekend a month',
    'Being glad to work with others',
    'Calm when several things happen at once',
    'The right to work in the country',
  ],
  skillNeeds: [
    'Good knowledge of',
    'Experience with',
    'You know your way around',
    'Working knowledge of',
  ],
  benefits: [
    ...[
      'Pension plan',
      '28 days of leave',
      'Free meals on shift',
      'Bicycle leasing',
      'Health insurance',
    ],
    ...[
      'Training budget',
      'Discount in our shops',
      'Travel card',
      'Flexible hours',
      'Christmas bonus',
    ],
  ],
};

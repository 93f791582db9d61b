import type { DemoRole } from '../types.ts';

/** Teaching, finance, law and office work, in English. */
export const professionRolesEn = {
  'primary-teacher': {
    paragraphs: [
      'You will teach one class of up to twenty-eight children, with a teaching assistant in the mornings. Units are planned together with the teacher of the parallel class.',
      'Written reports go home twice a year. We do not grade lessons; colleagues visit each other and talk about one thing they saw.',
    ],
    requirements: [
      'Qualified teacher status, or completion of it this summer',
      'Knowledge of early reading and number',
      'Warmth, order and humour',
    ],
    responsibilities: [
      'Plan and teach the full primary curriculum',
      'Assess progress and adapt teaching to it',
      'Work closely with families and support staff',
    ],
    skills: ['Primary teaching', 'Phonics', 'Assessment', 'Safeguarding'],
  },
  'secondary-teacher': {
    paragraphs: [
      'You join a department that plans its schemes of work together and shares every resource. Homework is set centrally, and marking is limited to what pupils will act on.',
      'You would teach ages eleven to eighteen, with at least one examination group.',
    ],
    requirements: [
      'Degree in the subject or a related one, and qualified teacher status',
      'Clear explanations and high expectations',
      'Interest in taking part in trips, clubs or ensembles',
    ],
    responsibilities: [
      'Teach and assess across the age range',
      'Be form tutor to a group of twenty-five',
      'Contribute to schemes of work',
    ],
    skills: ['Secondary teaching', 'Curriculum planning', 'Assessment', 'Safeguarding'],
  },
  'teaching-assistant': {
    paragraphs: [
      'You will support one class and, in the afternoons, small groups of pupils who need more time or another explanation.',
      'The contract runs over term time. Training in speech, language and autism support takes place in the first term.',
    ],
    requirements: [
      'Good written English and mathematics',
      'Experience with children, paid or not',
      'Patience on the eleventh attempt',
    ],
    responsibilities: [
      'Support pupils in class and in groups',
      'Prepare materials with the teacher',
      'Supervise at break on two days a week',
    ],
    skills: ['Classroom support', 'Special needs', 'Communication'],
  },
  accountant: {
    paragraphs: [
      'You take care of the accounts from the daily entries to the year-end file, and you explain them to people who would rather do something else.',
      'Month-end closes on the fifth working day. We got there by fixing the causes of late entries, and would like to go on doing that.',
    ],
    requirements: [
      'Professional qualification, complete or in progress',
      'Three years or more in accounting',
      'Good command of spreadsheets and one ledger system',
    ],
    responsibilities: [
      'Prepare monthly and annual accounts',
      'Reconcile balance sheet accounts',
      'File returns on time and answer auditors',
    ],
    skills: ['Financial reporting', 'Reconciliation', 'Tax returns', 'Spreadsheets'],
  },
  bookkeeper: {
    paragraphs: [
      'You post invoices, match payments and chase missing receipts with good humour. About a third of the work can be automated, and you would help to choose which third.',
      'The hours can be spread over the week as it suits you, as long as payments go out on Thursdays.',
    ],
    requirements: [
      'Two years of bookkeeping experience',
      'Exactness and discretion',
      'Ease with accounting software',
    ],
    responsibilities: [
      'Process purchase and sales invoices',
      'Prepare payment runs and bank reconciliation',
      'Keep supplier records up to date',
    ],
    skills: ['Bookkeeping', 'Accounts payable', 'Bank reconciliation'],
  },
  auditor: {
    paragraphs: [
      'You will work in teams of three on the audits of organisations that are small enough to understand as a whole. You see an engagement from planning to the meeting with the board.',
      'Files are reviewed as the work goes on, not in a pile at the end.',
    ],
    requirements: [
      'University degree and progress towards a professional designation',
      'Experience in audit or assurance',
      'Polite persistence',
    ],
    responsibilities: [
      'Plan and carry out audit procedures',
      'Document findings and discuss them with clients',
      'Guide junior staff on the engagement',
    ],
    skills: ['Audit', 'Internal controls', 'Financial statements'],
  },
  'compliance-officer': {
    paragraphs: [
      'You translate rules into things that people can do on a Tuesday. You advise product teams early, test controls, and report to the board without decoration.',
      'The team is four people; each looks after two areas and knows a third.',
    ],
    requirements: [
      'Three years or more in compliance, risk or law',
      'Knowledge of payments, anti-money-laundering or data protection rules',
      'Plain writing',
    ],
    responsibilities: [
      'Advise on products, contracts and notices',
      'Monitor controls and follow up gaps',
      'Prepare regulatory returns and training',
    ],
    skills: ['Compliance', 'Anti-money-laundering', 'Data protection', 'Risk assessment'],
  },
  'people-partner': {
    paragraphs: [
      'You are the person whom managers and staff ask first: contracts, conflicts, parental leave, pay. You know the law, and you know when it is not the point.',
      'You will have your own area and share projects with two colleagues.',
    ],
    requirements: [
      'Three years or more in human resources',
      'Sound knowledge of local employment law',
      'Trustworthiness and tact',
    ],
    responsibilities: [
      'Advise managers and employees',
      'Run hiring from the advertisement to the first day',
      'Keep policies short and up to date',
    ],
    skills: ['Employment law', 'Recruiting', 'Mediation', 'Payroll basics'],
  },
  'marketing-coordinator': {
    paragraphs: [
      'You look after the website, the newsletter and a small calendar of events. We write about what we do in the words that we would use at a kitchen table.',
      'Budgets are modest, so you will write, photograph and measure a good deal yourself.',
    ],
    requirements: [
      'Two years in communication or marketing',
      'Confident writing and a sense for pictures',
      'Basic web analytics',
    ],
    responsibilities: [
      'Plan and publish on the website and by newsletter',
      'Prepare events with partners',
      'Report each month on what worked',
    ],
    skills: ['Copywriting', 'Content planning', 'Web analytics', 'Photography'],
  },
  advocate: {
    paragraphs: [
      'You will carry your own files from the first consultation to court or settlement, with a partner to talk them through. Clients are farmers, co-operatives and owners of small factories.',
      'We bill fixed fees wherever possible, keep hours humane, and give every associate two days a month for cases without a fee.',
    ],
    requirements: [
      'Admission to the bar and a current practising certificate',
      'Experience in one of land, labour or commercial law',
      'Clear drafting in English, spoken Swahili',
    ],
    responsibilities: [
      'Advise clients and draft agreements',
      'Appear before courts and tribunals',
      'Supervise pupils and legal assistants',
    ],
    skills: ['Legal drafting', 'Litigation', 'Land law', 'Negotiation'],
  },
  'legal-assistant': {
    paragraphs: [
      'You keep files, dates and documents in order so that nothing is missed. You will search registries, prepare bundles and be the voice that clients hear first.',
      'We support assistants who study for a diploma or a degree with time and fees.',
    ],
    requirements: [
      'Diploma in law or office administration',
      'Accuracy and discretion',
      'Fast, correct typing',
    ],
    responsibilities: [
      'Prepare filings and court bundles',
      'Keep the diary of hearings and deadlines',
      'Search registries and order copies',
    ],
    skills: ['Legal research', 'Filing', 'Scheduling'],
  },
} as const satisfies Readonly<Record<string, DemoRole>>;

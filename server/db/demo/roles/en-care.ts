import type { DemoRole } from '../types.ts';

/** Nursing, therapy and social care, in English. */
export const careRolesEn = {
  'staff-nurse': {
    paragraphs: [
      'You will work as a registered nurse in a team with a named senior nurse for every shift. The planned ratio is one nurse to six patients by day; when it cannot be kept, beds are closed rather than breaks.',
      'New colleagues have four weeks of supernumerary time and a preceptor for the first six months. Nurses who trained abroad are supported through registration.',
    ],
    requirements: [
      'Registration with the national nursing board, or eligibility for it',
      'Safe practice in medication and record keeping',
      'Willingness to work days, nights and alternate weekends',
    ],
    responsibilities: [
      'Assess, plan and give nursing care',
      'Communicate with patients, families and the wider team',
      'Supervise students and health care assistants',
      'Report and learn from incidents',
    ],
    skills: ['Acute nursing', 'Medication administration', 'Patient assessment', 'Documentation'],
  },
  midwife: {
    paragraphs: [
      'Our midwives follow families from the booking visit to the first weeks at home, in teams of eight who know each other well. About 2,900 children are born here in a year.',
      'The unit has two pools, a low-risk suite led by midwives, and obstetric theatre on the same floor.',
    ],
    requirements: [
      'Registration as a midwife',
      'Recent experience on a labour ward, or a return-to-practice course',
      'Current training in neonatal resuscitation',
    ],
    responsibilities: [
      'Care for women before, during and after birth',
      'Recognise complications and refer in good time',
      'Keep complete records and take part in audits',
    ],
    skills: ['Midwifery', 'Neonatal resuscitation', 'Antenatal care', 'Breastfeeding support'],
  },
  physiotherapist: {
    paragraphs: [
      'You will see patients from the first day after a stroke or an operation until they go home, and in some cases in their own kitchen afterwards.',
      'The department of twenty-two rotates every eight months at junior grades and meets for an hour of training each Wednesday.',
    ],
    requirements: [
      'Degree in physiotherapy and state registration',
      'Placement or work experience in neurology, orthopaedics or care of older people',
      'Good spoken English',
    ],
    responsibilities: [
      'Assess and treat patients on the ward and in clinics',
      'Set goals together with patients and their families',
      'Plan discharges with nurses and occupational therapists',
    ],
    skills: ['Rehabilitation', 'Neurology', 'Manual handling', 'Discharge planning'],
  },
  'health-care-assistant': {
    paragraphs: [
      'You help patients with washing, meals and moving about, take observations, and notice when somebody is not quite themselves. The nurses rely on that.',
      'No experience is needed. The first three weeks are training, fully paid, followed by shifts alongside an experienced assistant.',
    ],
    requirements: [
      'Kindness and reliability',
      'Spoken and written English good enough to record care',
      'Readiness to work shifts, including nights and weekends',
    ],
    responsibilities: [
      'Support patients in daily life with respect for their privacy',
      'Take and record observations',
      'Keep the ward clean, stocked and calm',
    ],
    skills: ['Personal care', 'Observations', 'Teamwork'],
  },
  'hospital-pharmacist': {
    paragraphs: [
      'You will spend most of the day on the wards: taking medication histories, checking charts, and advising doctors before they prescribe rather than after.',
      'The pharmacy is open from eight to eight, with one weekend in five and a resident on call.',
    ],
    requirements: [
      'Registration as a pharmacist',
      'Experience in a hospital, or completed training in one',
      'Confidence in speaking up about a prescription',
    ],
    responsibilities: [
      'Reconcile medicines at admission and discharge',
      'Review charts and advise on doses and interactions',
      'Train junior doctors and pharmacy technicians',
    ],
    skills: ['Clinical pharmacy', 'Medication reconciliation', 'Antimicrobial stewardship'],
  },
  'care-worker': {
    paragraphs: [
      'You visit the same small group of people each week and help them to live at home in the way they like: getting up, cooking, medication, a walk to the shop.',
      'Your rota is fixed a month ahead. A coordinator who has done the job answers the phone whenever you are out, evenings included.',
    ],
    requirements: [
      'A warm, practical manner',
      'Right to work in the country and a clear background check, which we pay for',
      'A driving licence helps but is not needed on walking rounds',
    ],
    responsibilities: [
      'Give personal care as agreed in the care plan',
      'Prompt and record medication',
      'Tell the coordinator early when something changes',
    ],
    skills: ['Home care', 'Medication support', 'Communication'],
  },
  'care-coordinator': {
    paragraphs: [
      'You match care workers with the people they visit, keep the rota honest, and pick up the phone when a bus breaks down. It is a job for someone who can hold forty details and stay polite.',
      'You share an office with two other coordinators and a registered manager, and spend a day a week on visits.',
    ],
    requirements: [
      'Experience in care or in planning rotas',
      'Careful with names, times and confidential matters',
      'Driving licence',
    ],
    responsibilities: [
      'Plan and adjust rotas for about thirty care workers',
      'Visit new clients and write the first care plan',
      'Answer calls and settle problems on the same day',
      'Share the evening phone, one week in four',
    ],
    skills: ['Rota planning', 'Care planning', 'Telephone work'],
  },
} as const satisfies Readonly<Record<string, DemoRole>>;

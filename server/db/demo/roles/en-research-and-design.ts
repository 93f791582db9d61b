import type { DemoRole } from '../types.ts';

/** Research, laboratories and design, in English. */
export const researchRolesEn = {
  'graphic-designer': {
    paragraphs: [
      'You draw signs, maps and pictograms for places in which people are in a hurry or afraid. We print at full size, hang it up and watch what happens.',
      'Projects last from two months to two years. You would work on two or three at a time, each with a project lead and a fabricator.',
    ],
    requirements: [
      'Portfolio with typographic work',
      'Precision in production files',
      'Polish or English',
    ],
    responsibilities: [
      'Develop sign systems, maps and layouts',
      'Build and test prototypes on site',
      'Prepare and check artwork for production',
    ],
    skills: ['Typography', 'Wayfinding', 'Prepress', 'Prototyping'],
  },
  'user-researcher': {
    paragraphs: [
      'You plan and carry out studies with the people who use what we make: interviews, observation, tests with prototypes. You recruit people who are usually left out.',
      'Findings are presented to the whole team within a week, while they can still change something.',
    ],
    requirements: [
      'Three years or more of research practice',
      'Care with consent and personal data',
      'Ability to say what a study cannot show',
    ],
    responsibilities: [
      'Plan, run and analyse studies',
      'Keep a library of findings',
      'Coach colleagues who run their own tests',
    ],
    skills: ['Interviews', 'Usability testing', 'Research ethics', 'Synthesis'],
  },
  'research-scientist': {
    paragraphs: [
      'You will design experiments, publish, and work with an engineer and two technicians. Projects are funded for three years at a time, with a review after eighteen months.',
      'Data and code are released with each paper. Negative results count in appraisals.',
    ],
    requirements: [
      'PhD in materials science, chemistry, physics or a related field',
      'Publications appropriate to your stage',
      'Experience with the methods named above',
    ],
    responsibilities: [
      'Plan and carry out experiments',
      'Publish and present results',
      'Co-supervise doctoral students',
      'Contribute to proposals',
    ],
    skills: ['Experimental design', 'Materials characterisation', 'Python', 'Scientific writing'],
  },
  'laboratory-technician': {
    paragraphs: [
      'You run instruments, prepare samples and keep the laboratory safe and ready for about thirty researchers. You will become the person who knows one instrument better than its manual.',
      'Working hours are regular, with a late booking slot one evening a week.',
    ],
    requirements: [
      'Diploma or degree in a laboratory science',
      'Experience with analytical instruments',
      'Strict habits in safety and labelling',
    ],
    responsibilities: [
      'Operate and maintain instruments',
      'Prepare samples and record methods',
      'Train users and keep the safety files',
    ],
    skills: ['Laboratory safety', 'Sample preparation', 'Instrument maintenance'],
  },
} as const satisfies Readonly<Record<string, DemoRole>>;

import { msg } from '@lingui/core/macro';
import { candidateQuestions } from './candidate-questions.tsx';
import { accountQuestions, employerQuestions } from './employer-questions.tsx';
import { Questions } from './questions.tsx';
import type { StaticPageContent } from './static-page.tsx';

export const faq: StaticPageContent = {
  title: msg`Questions and answers`,
  lead: msg`Short answers for candidates and employers.`,
  sections: [
    {
      id: 'candidates',
      title: msg`For job seekers`,
      body: <Questions questions={candidateQuestions} />,
    },
    {
      id: 'employers',
      title: msg`For employers`,
      body: <Questions questions={employerQuestions} />,
    },
    {
      id: 'account',
      title: msg`Your account`,
      body: <Questions questions={accountQuestions} />,
    },
  ],
};

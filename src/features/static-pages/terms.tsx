import { msg } from '@lingui/core/macro';
import { LEGAL_TEXTS_DAY } from '#src/contract/accounts/legal-texts.ts';
import { linked } from './prose.tsx';
import { legalPage } from './static-page.tsx';

export const Terms = legalPage({
  title: msg`Terms of Service`,
  lead: msg`The rules of this site, in plain words.`,
  updated: LEGAL_TEXTS_DAY,
  short: [
    msg`What you say must be true: in a job as in a resume and a letter.`,
    msg`Employers never ask for money, and don’t discriminate.`,
    msg`What you post stays yours.`,
    msg`You can have your account closed at any time.`,
    msg`The operator may remove what breaks these terms.`,
  ],
  sections: [
    {
      id: 'agreement',
      title: msg`Who agrees to this`,
      body: [
        msg`These terms are between you and the operator of this site. You accept them when you create an account. Employment contracts are only between candidates and employers: the operator isn’t part of them.`,
      ],
    },
    {
      id: 'everyone',
      title: msg`For everyone`,
      body: [
        {
          points: [
            msg`Use <b>your own name</b> and an email address where you can be reached.`,
            msg`<b>Keep your password to yourself.</b> You’re responsible for what happens in your account.`,
            msg`Don’t post or send anything that is <b>illegal, insulting, false or someone else’s</b>.`,
            msg`Don’t try to <b>access other people’s data</b>, collect data automatically or disrupt the service.`,
          ],
        },
      ],
    },
    {
      id: 'candidates',
      title: msg`For job seekers`,
      body: [
        {
          points: [
            msg`What you say in your resume and your letter must be <b>true</b>.`,
            msg`<b>Apply for yourself</b>, and only for jobs you’d consider.`,
            msg`<b>Withdraw</b> applications you no longer want.`,
            msg`By applying, you <b>allow that employer to read</b> your application and your resume in order to decide.`,
          ],
        },
      ],
    },
    {
      id: 'employers',
      title: msg`For employers`,
      body: [
        {
          points: [
            msg`Only post <b>real, open positions</b>, for yourself or a company you’re allowed to speak for.`,
            msg`<b>Be honest</b> about what the work is, where it’s done and what it pays.`,
            msg`<b>Don’t discriminate</b>, either in your job ads or in your choices, and follow the law on this.`,
            msg`<b>Never ask candidates for money</b>, bank access or copies of identity papers.`,
            msg`Use applications <b>only for the position they were sent for</b>. Don’t pass them on, and delete your copies once the position is filled.`,
            msg`<b>Reply to candidates</b> within a reasonable time, and close jobs once they’re filled.`,
          ],
        },
      ],
    },
    {
      id: 'posting',
      title: msg`What you post`,
      body: [
        linked(
          msg`It stays yours. You allow the operator to store it and show it to the people it’s meant for, as described in the <0>privacy policy</0>, until you or the operator delete it.`,
          '/privacy',
        ),
      ],
    },
    {
      id: 'operator',
      title: msg`What the operator may do`,
      body: [
        linked(
          msg`The operator may remove jobs and applications that break these terms, and close such accounts. You can have yours closed at any time through the <0>contact page</0>.`,
          '/contact',
        ),
      ],
    },
    {
      id: 'liability',
      title: msg`No promises`,
      body: [
        msg`We offer the service as it is. We can’t promise that it’s always available, that a job will be filled or that an application will succeed. If the law gives you more rights, the law applies.`,
      ],
    },
    {
      id: 'changes',
      title: msg`Changes`,
      body: [
        msg`The operator may change these terms. The current ones are always on this page, and after a change everyone is asked to accept them at their next visit. If you don’t agree with a change, you can delete your account.`,
      ],
    },
  ],
});

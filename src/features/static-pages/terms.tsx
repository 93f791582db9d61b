import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Points, TextLink } from './prose.tsx';
import type { StaticPageContent } from './static-page.tsx';

export const terms: StaticPageContent = {
  title: msg`Terms of Service`,
  lead: msg`The rules of this site, in plain words.`,
  sections: [
    {
      id: 'agreement',
      title: msg`Who agrees to this`,
      body: (
        <p>
          <Trans>
            These terms are between you and the operator of this site. You accept them when you
            create an account. Employment contracts are only between candidates and employers: the
            operator isn’t part of them.
          </Trans>
        </p>
      ),
    },
    {
      id: 'everyone',
      title: msg`For everyone`,
      body: (
        <Points>
          <li>
            <Trans>Use your own name and an email address where you can be reached.</Trans>
          </li>
          <li>
            <Trans>
              Keep your password to yourself. You’re responsible for what happens in your account.
            </Trans>
          </li>
          <li>
            <Trans>
              Don’t post or send anything that is illegal, insulting, false or someone else’s.
            </Trans>
          </li>
          <li>
            <Trans>
              Don’t try to access other people’s data, collect data automatically or disrupt the
              service.
            </Trans>
          </li>
        </Points>
      ),
    },
    {
      id: 'candidates',
      title: msg`For job seekers`,
      body: (
        <Points>
          <li>
            <Trans>What you say in your resume and your letter must be true.</Trans>
          </li>
          <li>
            <Trans>Apply for yourself, and only for jobs you’d consider.</Trans>
          </li>
          <li>
            <Trans>Withdraw applications you no longer want.</Trans>
          </li>
          <li>
            <Trans>
              By applying, you allow that employer to read your application and your resume in order
              to decide.
            </Trans>
          </li>
        </Points>
      ),
    },
    {
      id: 'employers',
      title: msg`For employers`,
      body: (
        <Points>
          <li>
            <Trans>
              Only post real, open positions, for yourself or a company you’re allowed to speak for.
            </Trans>
          </li>
          <li>
            <Trans>Be honest about what the work is, where it’s done and what it pays.</Trans>
          </li>
          <li>
            <Trans>
              Don’t discriminate, either in your job ads or in your choices, and follow the law on
              this.
            </Trans>
          </li>
          <li>
            <Trans>Never ask candidates for money, bank access or copies of identity papers.</Trans>
          </li>
          <li>
            <Trans>
              Use applications only for the position they were sent for. Don’t pass them on, and
              delete your copies once the position is filled.
            </Trans>
          </li>
          <li>
            <Trans>
              Reply to candidates within a reasonable time, and close jobs once they’re filled.
            </Trans>
          </li>
        </Points>
      ),
    },
    {
      id: 'posting',
      title: msg`What you post`,
      body: (
        <p>
          <Trans>
            It stays yours. You allow the operator to store it and show it to the people it’s meant
            for, as described in the <TextLink to="/privacy">privacy policy</TextLink>, until you or
            the operator delete it.
          </Trans>
        </p>
      ),
    },
    {
      id: 'operator',
      title: msg`What the operator may do`,
      body: (
        <p>
          <Trans>
            The operator may remove jobs and applications that break these terms, and close such
            accounts. You can have yours closed at any time through the{' '}
            <TextLink to="/contact">contact page</TextLink>.
          </Trans>
        </p>
      ),
    },
    {
      id: 'liability',
      title: msg`No promises`,
      body: (
        <p>
          <Trans>
            We offer the service as it is. We can’t promise that it’s always available, that a job
            will be filled or that an application will succeed. If the law gives you more rights,
            the law applies.
          </Trans>
        </p>
      ),
    },
    {
      id: 'changes',
      title: msg`Changes`,
      body: (
        <p>
          <Trans>
            The operator may change these terms. The current ones are always on this page. If you
            don’t agree with a change, you can have your account deleted.
          </Trans>
        </p>
      ),
    },
  ],
};

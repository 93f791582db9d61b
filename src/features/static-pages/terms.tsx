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
      title: msg`Between whom`,
      body: (
        <p>
          <Trans>
            These terms are between you and the operator of this site. You accept them when you
            create an account. A contract of work comes about between candidate and employer alone;
            the operator is no party to it.
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
            <Trans>Give your own name and an email address that you can be reached at.</Trans>
          </li>
          <li>
            <Trans>
              Keep your password to yourself. What is done with your account counts as you.
            </Trans>
          </li>
          <li>
            <Trans>Don’t post or send what is unlawful, insulting, false or somebody else’s.</Trans>
          </li>
          <li>
            <Trans>
              Don’t try to get at other people’s data, collect data by machine, or disturb the
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
            <Trans>What your resume and your letter say must be true.</Trans>
          </li>
          <li>
            <Trans>Apply for yourself, and only to jobs that you would consider.</Trans>
          </li>
          <li>
            <Trans>Withdraw an application that you no longer mean.</Trans>
          </li>
          <li>
            <Trans>
              With an application you allow that employer to read it and your resume in order to
              decide on it.
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
              Post real, open positions only, for yourself or for a company that you may speak for.
            </Trans>
          </li>
          <li>
            <Trans>Say truthfully what the work is, where it is done and what it pays.</Trans>
          </li>
          <li>
            <Trans>
              Keep to the law against discrimination, in the listing as in the choice that you make.
            </Trans>
          </li>
          <li>
            <Trans>Never ask candidates for money, bank access or copies of identity papers.</Trans>
          </li>
          <li>
            <Trans>
              Use applications for the position that they were sent for and for nothing else. Give
              them to nobody outside, and delete your copies when the position is filled.
            </Trans>
          </li>
          <li>
            <Trans>
              Answer candidates within a reasonable time, and close jobs that are filled.
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
            It stays yours. You allow the operator to store it and to show it to those whom it is
            meant for, as the <TextLink to="/privacy">privacy policy</TextLink> describes, until you
            or the operator delete it.
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
            The operator may remove listings and applications, and close accounts, that break these
            terms. You can close yours at any time through the{' '}
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
            The service is offered as it is. Nobody promises that it is always available, that a job
            is filled or that an application succeeds. Where the law grants you more, the law holds.
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
            The operator may change these terms. The ones that hold are always on this page. If you
            don’t agree with a change, you can have your account deleted.
          </Trans>
        </p>
      ),
    },
  ],
};

import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Info } from './info-page.tsx';
import { Points, TextLink } from './prose.tsx';

export const privacy: Info = {
  title: msg`Privacy Policy`,
  lead: msg`What is stored about you, who sees it, and how you have it deleted.`,
  sections: [
    {
      id: 'stored',
      title: msg`What is stored`,
      body: (
        <Points>
          <li>
            <Trans>
              Your account: name, email address, whether you are a candidate or an employer, and
              what you add to your profile. Of your password only a salted hash is kept, from which
              it cannot be read.
            </Trans>
          </li>
          <li>
            <Trans>
              Your applications: the cover letter, the resume, the contact details that you give
              with them, and the employer’s answer.
            </Trans>
          </li>
          <li>
            <Trans>Your files: the resumes and the profile image that you upload.</Trans>
          </li>
          <li>
            <Trans>The jobs that you post as an employer.</Trans>
          </li>
          <li>
            <Trans>The messages that you send through the contact page.</Trans>
          </li>
        </Points>
      ),
    },
    {
      id: 'browser',
      title: msg`What is kept in your browser`,
      body: (
        <>
          <Points>
            <li>
              <Trans>
                A token that keeps you signed in for up to seven days, and with it your own user
                data. Both are removed when you log out.
              </Trans>
            </li>
            <li>
              <Trans>Your choice of theme and language.</Trans>
            </li>
            <li>
              <Trans>
                Letters and messages that you began and have not sent yet, until you send them or
                log out.
              </Trans>
            </li>
          </Points>
          <p>
            <Trans>
              This software sets no cookies, and carries no advertising and no trackers of other
              companies.
            </Trans>
          </p>
        </>
      ),
    },
    {
      id: 'resumes',
      title: msg`Who can open your resume`,
      body: (
        <>
          <p>
            <Trans>
              You, and the employers of the jobs that you sent it to. Nobody else gets it, even with
              its address. When you withdraw an application, that employer can no longer open it.
            </Trans>
          </p>
          <p>
            <Trans>
              A resume that you give as a link to another site is as open as that site makes it.
            </Trans>
          </p>
        </>
      ),
    },
    {
      id: 'seen',
      title: msg`Who sees everything else`,
      body: (
        <Points>
          <li>
            <Trans>Jobs, company names, company logos and profile images are public.</Trans>
          </li>
          <li>
            <Trans>An application is seen by its candidate and by the employer of the job.</Trans>
          </li>
          <li>
            <Trans>
              The operator and the administrators of this site can read and correct its records, and
              whoever runs the server can reach what lies on it.
            </Trans>
          </li>
          <li>
            <Trans>
              Data is given to others only where the law demands it, or by the services that the
              operator needs to run the site, such as hosting and email.
            </Trans>
          </li>
        </Points>
      ),
    },
    {
      id: 'deletion',
      title: msg`How to have it deleted`,
      body: (
        <>
          <p>
            <Trans>
              You can withdraw any application and delete any of your jobs yourself. They are gone
              at once.
            </Trans>
          </p>
          <p>
            <Trans>
              To have your account deleted, write through the{' '}
              <TextLink to="/contact">contact page</TextLink> from the email address of your
              account. The operator then deletes the account with its profile, applications, jobs
              and files. The same way you can ask for a copy of your data, or have it corrected.
            </Trans>
          </p>
        </>
      ),
    },
    {
      id: 'kept',
      title: msg`How long it is kept`,
      body: (
        <p>
          <Trans>
            Your account and what belongs to it stay until they are deleted. A link for a new
            password is valid for one hour. The operator’s server and backups may keep traces for
            some time longer; ask the operator for how long.
          </Trans>
        </p>
      ),
    },
  ],
};

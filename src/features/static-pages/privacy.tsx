import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Points, TextLink } from './prose.tsx';
import type { StaticPageContent } from './static-page.tsx';

export const privacy: StaticPageContent = {
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
              Your applications: the cover letter, the resume, the contact details, availability and
              questions that you give with them, an interview date, and each change of the status:
              when it was and who made it.
            </Trans>
          </li>
          <li>
            <Trans>Your files: the resumes and the profile image that you upload.</Trans>
          </li>
          <li>
            <Trans>The jobs that you post as an employer, drafts among them.</Trans>
          </li>
          <li>
            <Trans>The messages that you send through the contact page.</Trans>
          </li>
          <li>
            <Trans>
              A log of what administrators do with the records of this site: who created, changed or
              deleted what and when, and what stood there before and after. Passwords are not in it.
            </Trans>
          </li>
          <li>
            <Trans>
              How often your network address or your account has asked for certain things, such as
              logging in. This is counted in the server’s memory alone.
            </Trans>
          </li>
          <li>
            <Trans>
              The server’s log: which kinds of requests arrived and when, from which account, and
              how they were answered. The network address is noted only when a login fails, or a
              request is refused or exceeds a limit. Nothing that you type is in the log.
            </Trans>
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
                What you have typed and not sent or saved yet: letters and all other fields of
                application forms, job forms, changes to your profile, interview dates, and messages
                to the operator. Each stays until you send, save or discard it, and all of them go
                when you log out.
              </Trans>
            </li>
            <li>
              <Trans>
                Subject and text of a message that you began on the contact page without being
                signed in. They stay until you send them, empty the fields, or somebody logs out in
                this browser.
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
              You, and the employers of the jobs that you sent it to. No other user gets it, even
              with its address. When you withdraw an application, its employer can no longer open it
              here, unless you sent it to another of their jobs. A copy that they saved stays with
              them.
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
            <Trans>
              Posted jobs are public with all that stands in them, and so are the names,
              descriptions, websites and logos of companies, and everybody’s profile image.
            </Trans>
          </li>
          <li>
            <Trans>
              A candidate’s profile is seen by that candidate and by the administrators. Employers
              don’t see it: they see what you send with an application, and the parts of your
              profile that you leave ticked there, as they are at that moment.
            </Trans>
          </li>
          <li>
            <Trans>
              An application is seen by its candidate and by the employer of the job: name, email
              address, phone number, letter, resume, availability and questions. The employer can
              save it in a file.
            </Trans>
          </li>
          <li>
            <Trans>
              The operator and the administrators of this site can read, correct and delete its
              records and set a new password for an account, and whoever runs the server can reach
              what lies on it.
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
              at once, a job together with all applications to it.
            </Trans>
          </p>
          <p>
            <Trans>
              To have your account deleted, write through the{' '}
              <TextLink to="/contact">contact page</TextLink> from the email address of your
              account. The operator then deletes the account with its profile, applications, jobs
              and files. With an employer’s jobs go the applications that others sent to them. The
              same way you can ask for a copy of your data, or have it corrected.
            </Trans>
          </p>
          <p>
            <Trans>
              Messages from the contact page belong to no account and stay when one is deleted. If
              yours are to go as well, say so when you write.
            </Trans>
          </p>
        </>
      ),
    },
    {
      id: 'kept',
      title: msg`How long it is kept`,
      body: (
        <Points>
          <li>
            <Trans>
              Your account and what belongs to it stay until they are deleted. A link for a new
              password is valid for one hour.
            </Trans>
          </li>
          <li>
            <Trans>
              An uploaded file that neither your profile nor an application refers to is removed
              within about a day.
            </Trans>
          </li>
          <li>
            <Trans>Messages from the contact page stay until an administrator deletes them.</Trans>
          </li>
          <li>
            <Trans>
              Not even administrators can change or shorten their log, so it outlives what it tells
              of. It keeps what a record was called that an administrator deleted, and what an
              administrator created or changed before that, such as names, email addresses and
              letters. What only you wrote, changed or deleted is not in it.
            </Trans>
          </li>
          <li>
            <Trans>
              The operator decides how long the server’s log and backups are kept; ask the operator
              for how long.
            </Trans>
          </li>
        </Points>
      ),
    },
  ],
};

import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Points, TextLink } from './prose.tsx';
import type { StaticPageContent } from './static-page.tsx';

export const privacy: StaticPageContent = {
  title: msg`Privacy Policy`,
  lead: msg`What we store about you, who sees it, and how to have it deleted.`,
  sections: [
    {
      id: 'stored',
      title: msg`What we store`,
      body: (
        <Points>
          <li>
            <Trans>
              Your account: your name, email address, whether you’re a candidate or an employer, and
              what you add to your profile. We only keep a salted hash of your password, which can’t
              be turned back into the password.
            </Trans>
          </li>
          <li>
            <Trans>
              Your applications: the cover letter, resume, contact details, availability, questions
              and answers, the parts of your profile you send with them, interviews, and every
              change of status: when it happened and who made it.
            </Trans>
          </li>
          <li>
            <Trans>
              The messages that candidates and employers send each other about an application.
            </Trans>
          </li>
          <li>
            <Trans>
              What you keep as an employer: your jobs, including drafts, your message templates, and
              the ratings, labels and notes you give to applications.
            </Trans>
          </li>
          <li>
            <Trans>
              What we’ve notified you of, here and by email, and the emails you’ve chosen to get.
            </Trans>
          </li>
          <li>
            <Trans>Your files: the resumes and the profile picture you upload.</Trans>
          </li>
          <li>
            <Trans>The messages you send through the contact page.</Trans>
          </li>
          <li>
            <Trans>
              A log of what administrators do with this site’s records: who created, changed or
              deleted what and when, and what the record said before and after. It doesn’t contain
              passwords.
            </Trans>
          </li>
          <li>
            <Trans>
              How often certain things, such as logging in, were done from your IP address or
              account. These counts are only kept in the server’s memory.
            </Trans>
          </li>
          <li>
            <Trans>
              Where you log in from: the last ten IP addresses, for 90 days, so that nobody who
              guesses at your password can lock you out there. They’re stored in a form that can’t
              be read without the server’s secret key, and deleted with your account.
            </Trans>
          </li>
          <li>
            <Trans>
              The server’s log: which kinds of requests arrived and when, from which account, and
              how they were answered. An IP address is only logged when a login fails, or when a
              request is refused or exceeds a limit. Nothing you type is in the log.
            </Trans>
          </li>
        </Points>
      ),
    },
    {
      id: 'browser',
      title: msg`What your browser keeps`,
      body: (
        <>
          <Points>
            <li>
              <Trans>
                A token that keeps you logged in for up to seven days, and your own user data. Both
                are removed when you log out, or when you close the browser if you logged in without
                “Remember me”.
              </Trans>
            </li>
            <li>
              <Trans>Your choice of theme and language.</Trans>
            </li>
            <li>
              <Trans>A note that it has the typeface of this site, and can use it at once.</Trans>
            </li>
            <li>
              <Trans>
                What you’ve typed and haven’t sent or saved yet: applications, jobs, changes to your
                profile, interviews and messages. They stay until you send, save or discard them,
                log out, or close the browser after logging in without “Remember me”.
              </Trans>
            </li>
            <li>
              <Trans>
                A message you started on the contact page without logging in. It stays until you
                send it, empty the fields, or someone logs out in this browser.
              </Trans>
            </li>
          </Points>
          <p>
            <Trans>
              This site sets two cookies at most. When you choose a language, one keeps your choice
              for a year, so that pages come in that language. When you log in without “Remember
              me”, the other one says that your browser is still open, and is gone when you close
              it. There is no advertising, and there are no trackers from other companies.
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
              You and the employers of the jobs you sent it to, even after you withdraw your
              application. No other user can open it, even with its address. When an employer
              deletes the job, they can no longer open it here. Copies that they’ve saved stay with
              them.
            </Trans>
          </p>
          <p>
            <Trans>
              If you give a link to another site instead, that site decides who can open your
              resume.
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
              Posted jobs are public. So are companies’ names, descriptions, websites and logos, and
              everyone’s profile picture.
            </Trans>
          </li>
          <li>
            <Trans>
              Only you and the administrators see your profile as a candidate. Employers see what
              you send with an application: later changes to your profile don’t reach them.
            </Trans>
          </li>
          <li>
            <Trans>
              An application and its messages are seen by the candidate and by the employer of the
              job, who can save applications as a file. Ratings, labels and notes are never shown to
              candidates.
            </Trans>
          </li>
          <li>
            <Trans>
              The operator and administrators of this site can read, correct and delete its records
              and set new passwords, and whoever runs the server can access the data on it.
            </Trans>
          </li>
          <li>
            <Trans>
              Others only get data where the law requires it, or because the operator needs their
              services to run the site, such as hosting and email.
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
              You can withdraw an application until the employer has decided. It then stays readable
              for you and the employer. You can delete your jobs at any time: candidates keep the
              applications they sent.
            </Trans>
          </p>
          <p>
            <Trans>
              To have your account deleted, write to us through the{' '}
              <TextLink to="/contact">contact page</TextLink> with the email address of your
              account. The operator then deletes the account with its profile, applications, jobs
              and files. When an employer’s account is deleted, the applications to its jobs are
              deleted, too. You can ask for a copy of your data or have it corrected in the same
              way.
            </Trans>
          </p>
          <p>
            <Trans>
              Messages from the contact page don’t belong to an account. If you’d like those deleted
              as well, say so when you write.
            </Trans>
          </p>
        </>
      ),
    },
    {
      id: 'kept',
      title: msg`How long we keep it`,
      body: (
        <Points>
          <li>
            <Trans>Your account and everything in it: until it’s deleted.</Trans>
          </li>
          <li>
            <Trans>Notifications and the emails we’ve sent you: 90 days.</Trans>
          </li>
          <li>
            <Trans>
              Uploaded files that neither your profile nor an application uses: two days at most.
            </Trans>
          </li>
          <li>
            <Trans>
              Copies of what you post, so that nothing is posted twice if your connection drops:
              about a day.
            </Trans>
          </li>
          <li>
            <Trans>Messages from the contact page: until an administrator deletes them.</Trans>
          </li>
          <li>
            <Trans>
              The log of what administrators do: for good, because not even they can change it. It
              keeps the name of each record an administrator deleted, and what an administrator
              created or changed in it before, such as names, email addresses and letters. What you
              did yourself isn’t in it.
            </Trans>
          </li>
          <li>
            <Trans>
              The server’s log and backups: as long as the operator decides. Ask the operator how
              long that is.
            </Trans>
          </li>
        </Points>
      ),
    },
  ],
};

import { msg } from '@lingui/core/macro';
import { LEGAL_TEXTS_DAY } from './legal-texts-day.ts';
import { linked } from './prose.tsx';
import { legalPage } from './static-page.tsx';

export const Privacy = legalPage({
  title: msg`Privacy Policy`,
  lead: msg`What we store about you, who sees it, and how to have it deleted.`,
  updated: LEGAL_TEXTS_DAY,
  short: [
    msg`Employers only see what you send with an application.`,
    msg`Only you and the employers you apply to can open your resume. No other user can.`,
    msg`There is no advertising, and there are no trackers from other companies.`,
    msg`This site sets two cookies at most.`,
    msg`You can have your account deleted, and ask for a copy of your data.`,
  ],
  sections: [
    {
      id: 'stored',
      title: msg`What we store`,
      body: [
        {
          points: [
            msg`<b>Your account:</b> your name, email address, whether you’re a candidate or an employer, and what you add to your profile. We only keep a salted hash of your password, which can’t be turned back into the password.`,
            msg`<b>Your applications:</b> the cover letter, resume, contact details, availability, questions and answers, the parts of your profile you send with them, interviews, and every change of status: when it happened and who made it.`,
            msg`The <b>messages</b> that candidates and employers send each other about an application.`,
            msg`<b>What you keep as an employer:</b> your jobs, including drafts, your message templates, and the ratings, labels and notes you give to applications.`,
            msg`<b>What we’ve notified you of</b>, here and by email, and the emails you’ve chosen to get.`,
            msg`<b>Your files:</b> the resumes and the profile picture you upload.`,
            msg`The <b>messages you send through the contact page</b>.`,
            msg`<b>A log of what administrators do</b> with this site’s records: who created, changed or deleted what and when, and what the record said before and after. It doesn’t contain passwords.`,
            msg`<b>How often certain things</b>, such as logging in, were done from your IP address or account. These counts are only kept in the server’s memory.`,
            msg`<b>Where you log in from:</b> the last ten IP addresses, for 90 days, so that nobody who guesses at your password can lock you out there. They’re stored in a form that can’t be read without the server’s secret key, and deleted with your account.`,
            msg`<b>The server’s log:</b> which kinds of requests arrived and when, from which account, and how they were answered. An IP address is only logged when a login fails, or when a request is refused or exceeds a limit. Nothing you type is in the log.`,
          ],
        },
      ],
    },
    {
      id: 'browser',
      title: msg`What your browser keeps`,
      body: [
        {
          points: [
            msg`<b>A token that keeps you logged in</b> for up to seven days, and your own user data. Both are removed when you log out, or when you close the browser if you logged in without “Remember me”.`,
            msg`Your choice of <b>theme and language</b>.`,
            msg`<b>What you’ve typed and haven’t sent or saved yet:</b> applications, jobs, changes to your profile, interviews and messages. They stay until you send, save or discard them, log out, or close the browser after logging in without “Remember me”.`,
            msg`<b>A message you started on the contact page</b> without logging in. It stays until you send it, empty the fields, or someone logs out in this browser.`,
          ],
        },
        msg`This site sets <b>two cookies at most</b>. When you choose a language, one keeps your choice for a year, so that pages come in that language. When you log in without “Remember me”, the other one says that your browser is still open, and is gone when you close it. There is no advertising, and there are no trackers from other companies.`,
      ],
    },
    {
      id: 'resumes',
      title: msg`Who can open your resume`,
      body: [
        msg`You and the employers of the jobs you sent it to, even after you withdraw your application. No other user can open it, even with its address. When an employer deletes the job, they can no longer open it here. Copies that they’ve saved stay with them.`,
        msg`If you give a link to another site instead, that site decides who can open your resume.`,
      ],
    },
    {
      id: 'seen',
      title: msg`Who sees everything else`,
      body: [
        {
          points: [
            msg`<b>Posted jobs are public.</b> So are companies’ names, descriptions, websites and logos, and everyone’s profile picture.`,
            msg`Only you and the administrators see <b>your profile as a candidate</b>. Employers see what you send with an application: later changes to your profile don’t reach them.`,
            msg`<b>An application and its messages</b> are seen by the candidate and by the employer of the job, who can save applications as a file. Ratings, labels and notes are never shown to candidates.`,
            msg`<b>The operator and administrators</b> of this site can read, correct and delete its records and set new passwords, and whoever runs the server can access the data on it.`,
            msg`<b>Others</b> only get data where the law requires it, or because the operator needs their services to run the site, such as hosting and email.`,
          ],
        },
      ],
    },
    {
      id: 'deletion',
      title: msg`How to have it deleted`,
      body: [
        msg`You can withdraw an application until the employer has decided. It then stays readable for you and the employer. You can delete your jobs at any time: candidates keep the applications they sent.`,
        linked(
          msg`To have your account deleted, write to us through the <0>contact page</0> with the email address of your account. The operator then deletes the account with its profile, applications, jobs and files. When an employer’s account is deleted, the applications to its jobs are deleted, too. You can ask for a copy of your data or have it corrected in the same way.`,
          '/contact',
        ),
        msg`Messages from the contact page don’t belong to an account. If you’d like those deleted as well, say so when you write.`,
      ],
    },
    {
      id: 'kept',
      title: msg`How long we keep it`,
      body: [
        {
          points: [
            msg`<b>Your account</b> and everything in it: until it’s deleted.`,
            msg`<b>Notifications and the emails</b> we’ve sent you: 90 days.`,
            msg`<b>Uploaded files</b> that neither your profile nor an application uses: two days at most.`,
            msg`<b>Copies of what you post</b>, so that nothing is posted twice if your connection drops: about a day.`,
            msg`<b>Messages from the contact page:</b> until an administrator deletes them.`,
            msg`<b>The log of what administrators do:</b> for good, because not even they can change it. It keeps the name of each record an administrator deleted, and what an administrator created or changed in it before, such as names, email addresses and letters. What you did yourself isn’t in it.`,
            msg`<b>The server’s log and backups:</b> as long as the operator decides. Ask the operator how long that is.`,
          ],
        },
      ],
    },
  ],
});

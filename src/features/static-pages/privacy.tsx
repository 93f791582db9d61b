import { msg } from '@lingui/core/macro';
import { LEGAL_TEXTS_DAY } from '#src/contract/accounts/legal-texts.ts';
import { BrowserKeyList } from './browser-key-list.tsx';
import { HowLongKept } from './how-long-kept.tsx';
import { linked } from './prose.tsx';
import { Responsible } from './responsible.tsx';
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
    msg`You can download a copy of your data and delete your account.`,
  ],
  sections: [
    {
      id: 'stored',
      title: msg`What we store`,
      body: [
        {
          points: [
            msg`<b>Your account:</b> your name, email address, whether you’re a candidate or an employer, and what you add to your profile. We only keep a salted hash of your password, which can’t be turned back into the password.`,
            msg`<b>What you’ve agreed to:</b> which version of the terms and of this policy, in which language and when, and which applications you share parts of your profile with.`,
            msg`<b>Your applications:</b> the cover letter, resume, contact details, availability, questions and answers, the parts of your profile you send with them, interviews, and every change of status: when it happened and who made it.`,
            msg`The <b>messages</b> that candidates and employers send each other about an application.`,
            msg`<b>What you keep as an employer:</b> your jobs, including drafts, your message templates, and the ratings, labels and notes you give to applications.`,
            msg`<b>What we’ve notified you of</b>, here and by email, and the emails you’ve chosen to get.`,
            msg`<b>Your files:</b> the resumes and the profile picture you upload.`,
            msg`The <b>messages you send through the contact page</b>.`,
            msg`<b>A log of what administrators do</b> with this site’s records: who created, changed or deleted what and when, and what the record said before and after. It doesn’t contain passwords.`,
            msg`<b>How often certain things</b>, such as logging in, were done from your IP address or account. These counts are only kept in the server’s memory.`,
            msg`<b>Where you log in from:</b> the last ten IP addresses, for 90 days, so that nobody who guesses at your password can lock you out there. They’re stored in a form that can’t be read without the server’s secret key, and deleted with your account.`,
            msg`<b>Where you’re logged in:</b> for each login, what the browser says about itself, the country if the operator has a list of countries, and when you last used it. It’s deleted when you log out there, or once the login has expired. The last 20 devices are remembered for a year by a random number that your browser keeps, so that we can email you about a login on a new one.`,
            msg`<b>The server’s log:</b> which kinds of requests arrived and when, from which account, and how they were answered. An IP address is only logged when a login fails, or when a request is refused or exceeds a limit. Nothing you type is in the log.`,
          ],
        },
      ],
    },
    {
      id: 'browser',
      title: msg`What your browser keeps`,
      body: [
        msg`What this site may write into your browser, under which name, what for and for how long. Nothing is written before you choose, type or log in, apart from how far you’ve scrolled. There is no advertising, and there are no trackers from other companies.`,
        BrowserKeyList,
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
          msg`You can delete your account under <0>Settings</0>. It’s then closed, and deleted 14 days later, unless you log in and keep it. Its profile, files, jobs, messages and letters are deleted, and so are messages from the contact page that came from its address.`,
          { to: '/settings', hash: 'delete-account' },
        ),
        {
          points: [
            msg`<b>Employers keep</b> that somebody applied to a job, when, and the status of the application: without name, contact details, letter, resume, answers and messages.`,
            msg`<b>Candidates keep</b> the applications they sent to an employer who deletes their account, with the title of the job and the name of the company.`,
            msg`<b>The log of what administrators do</b> keeps that something was changed, when and by whom. What it said of you can’t be read any more.`,
          ],
        },
        linked(
          msg`If you can’t log in, write to us through the <0>contact page</0> with the email address of your account. You can have your data corrected in the same way, and download a copy of it under <1>Settings</1>.`,
          '/contact',
          { to: '/settings', hash: 'your-data' },
        ),
      ],
    },
    {
      id: 'kept',
      title: msg`How long we keep it`,
      body: [HowLongKept],
    },
    {
      id: 'responsible',
      title: msg`Who is responsible`,
      body: [Responsible],
    },
    {
      id: 'reasons',
      title: msg`Why we may use your data`,
      body: [
        {
          points: [
            msg`<b>To provide what you ask for:</b> your account, your profile, jobs, applications, messages, files and emails about them. It’s needed for our agreement with you (GDPR Article 6(1)(b), KVKK Article 5(2)(c)).`,
            msg`<b>To keep the service safe:</b> where you log in from, the counts and the logs. We have a legitimate interest in that (GDPR Article 6(1)(f), KVKK Article 5(2)(f)).`,
            msg`<b>Because the law requires it</b>, if an authority may ask for it (GDPR Article 6(1)(c), KVKK Article 5(2)(ç)).`,
          ],
        },
        msg`We only have what you enter, what others write to you or about your applications here, and what your browser sends. You don’t have to give us anything, but there’s no account without a name and an email address. No decision about you is made by software alone: recommended jobs are only a selection for you.`,
      ],
    },
    {
      id: 'rights',
      title: msg`Your rights`,
      body: [
        {
          points: [
            linked(
              msg`<b>Access and portability:</b> you can download everything we hold about you, also in a form that programs can read, under <0>Settings</0>.`,
              { to: '/settings', hash: 'your-data' },
            ),
            msg`<b>Correction:</b> you can change most of it in your profile and your settings, and ask us to correct the rest.`,
            linked(msg`<b>Deletion:</b> <0>how to have it deleted</0>.`, {
              to: '/privacy',
              hash: 'deletion',
            }),
            msg`<b>Objection and restriction:</b> you can object to what we do to keep the service safe, and ask us not to use data while a question about it is open.`,
            msg`<b>Complaint:</b> you can complain to the data protection authority of your country, in Türkiye to the Kişisel Verileri Koruma Kurulu once you’ve written to us.`,
          ],
        },
        linked(
          msg`For all of these, write to us through the <0>contact page</0>. You’ll get an answer within 30 days, free of charge.`,
          '/contact',
        ),
      ],
    },
  ],
});

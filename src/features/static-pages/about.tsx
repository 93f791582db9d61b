import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PRODUCT_NAME } from '../../lib/config.ts';
import { Points, TextLink } from './prose.tsx';
import type { StaticPageContent } from './static-page.tsx';

export const about: StaticPageContent = {
  title: msg`About Us`,
  lead: msg`An open place where people and work find each other.`,
  isIllustrated: true,
  sections: [
    {
      id: 'what',
      title: msg`What we do`,
      body: (
        <>
          <p>
            <Trans>
              {PRODUCT_NAME} is a job marketplace. Employers post jobs and reply to the people who
              apply. Candidates search, apply with a resume and a letter, and always see where each
              application is.
            </Trans>
          </p>
          <p>
            <Trans>
              ‘Meydan’ is Turkish for town square: an open place where everyone can meet and that
              belongs to no one alone.
            </Trans>
          </p>
        </>
      ),
    },
    {
      id: 'principles',
      title: msg`What we stand for`,
      body: (
        <Points>
          <li>
            <Trans>
              No one can pay for a higher place. Jobs are found by what they say and how new they
              are.
            </Trans>
          </li>
          <li>
            <Trans>
              Every application deserves an answer. Candidates can always see its status.
            </Trans>
          </li>
          <li>
            <Trans>
              Your resume is for the employers you send it to.{' '}
              <TextLink to="/privacy" hash="resumes">
                See who can open it
              </TextLink>
              .
            </Trans>
          </li>
          <li>
            <Trans>
              It’s for everyone: in English and Turkish, with a keyboard or a screen reader, on a
              small phone and a slow connection.
            </Trans>
          </li>
        </Points>
      ),
    },
    {
      id: 'operator',
      title: msg`Who runs this site`,
      body: (
        <p>
          <Trans>
            Whoever runs this site is responsible for its accounts, its data and what is posted
            here. You can reach them through the <TextLink to="/contact">contact page</TextLink>.
            The software behind it is open source, so anyone can check how it works.
          </Trans>
        </p>
      ),
    },
  ],
};

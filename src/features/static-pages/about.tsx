import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { PRODUCT_NAME } from '../../lib/config.ts';
import { Points, TextLink } from './prose.tsx';
import type { StaticPageContent } from './static-page.tsx';

export const about: StaticPageContent = {
  title: msg`About Us`,
  lead: msg`An open place where people and work find each other.`,
  sections: [
    {
      id: 'what',
      title: msg`What it is`,
      body: (
        <>
          <p>
            <Trans>
              {PRODUCT_NAME} is a job marketplace. Employers post jobs and answer the applications
              they get. Candidates search, apply with a resume and a letter, and see what became of
              it.
            </Trans>
          </p>
          <p>
            <Trans>
              ‘Meydan’ is Turkish for a town square: an open place where both sides meet, and that
              belongs to neither of them.
            </Trans>
          </p>
        </>
      ),
    },
    {
      id: 'principles',
      title: msg`What it holds to`,
      body: (
        <Points>
          <li>
            <Trans>
              Nobody buys a better place. Listings are found by what they say and how new they are.
            </Trans>
          </li>
          <li>
            <Trans>
              An application deserves an answer. Its status is always there for the candidate to
              see.
            </Trans>
          </li>
          <li>
            <Trans>
              A resume is for those it was sent to.{' '}
              <TextLink to="/privacy" hash="resumes">
                Who can open it
              </TextLink>{' '}
              is decided on the server.
            </Trans>
          </li>
          <li>
            <Trans>
              It is for everyone: in English and Turkish, with a keyboard or a screen reader, on a
              small phone and a slow line.
            </Trans>
          </li>
        </Points>
      ),
    },
    {
      id: 'open-source',
      title: msg`Open source`,
      body: (
        <p>
          <Trans>
            The software is open source under the MIT licence. Anyone may run it, read how it works,
            change it and pass it on. It can run on one machine or grow onto several.
          </Trans>
        </p>
      ),
    },
    {
      id: 'operator',
      title: msg`Who runs this site`,
      body: (
        <p>
          <Trans>
            Each site is run by its own operator, who answers for it: for the accounts, for the data
            and for what is posted. You reach the operator of this one through the{' '}
            <TextLink to="/contact">contact page</TextLink>.
          </Trans>
        </p>
      ),
    },
  ],
};

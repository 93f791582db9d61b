import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { ApiError, describeFailure, type FailureTexts } from '../../api/api-error.ts';
import { loadTexts } from '../../lib/i18n.ts';
import { showText } from '../../lib/text.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { PageHeading, PageTitle } from '../../ui/page.tsx';
import { NotFound } from './not-found.tsx';

const anyFailure: FailureTexts = {
  otherwise: msg`Sorry, something went wrong on our servers. Please try again later.`,
};
const unexpected = msg`An unexpected error occurred`;

/** A screen whose data could not be had: what happened, and a way to try again. `texts` are that screen's own. */
export function RouteError({
  error,
  texts = anyFailure,
}: ErrorComponentProps & { texts?: FailureTexts }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  useEffect(() => reset(), [reset]);
  // The server's own words stand there, and public screens come without them.
  useEffect(() => void loadTexts('account').catch(() => undefined), []);

  if (error instanceof ApiError && error.status === 404) return <NotFound />;

  const text = error instanceof ApiError ? describeFailure(error, texts) : unexpected;
  return (
    <div className="page-width grid min-h-96 content-center justify-items-center gap-4 py-16 text-center">
      <PageTitle title={t`Something went wrong`} />
      <PageHeading>
        <Trans>Something went wrong</Trans>
      </PageHeading>
      <p role="alert" className="max-w-prose text-muted">
        {showText(i18n, text)}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => router.invalidate()}>
          <Trans>Try again</Trans>
        </Button>
        <Link to="/" className={buttonLook('secondary')}>
          <Trans>Back to home</Trans>
        </Link>
      </div>
    </div>
  );
}

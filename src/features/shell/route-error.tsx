import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { ApiError, anyFailure, type FailureMessages, failureMessage } from '#src/api/api-error.ts';
import { isChunkError, reloadForChunk, reloadPage } from '#src/lib/connection.ts';
import { loadCatalog } from '#src/lib/i18n.ts';
import { translate } from '#src/lib/ui-text.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageHeading, PageTitle } from '#src/ui/page.tsx';
import { NotFound } from './lazy-not-found.ts';

const unexpected = msg`An unexpected error occurred`;

/**
 * A screen whose data failed to load: the reason and a retry button. `failure` holds the call's rows of the error
 * catalog; `missing` replaces the screen on a 404.
 */
export function RouteError({
  error,
  failure = anyFailure,
  missing,
}: ErrorComponentProps & { failure?: FailureMessages; missing?: ReactNode }) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  useEffect(() => reset(), [reset]);
  const isChunkMissing = isChunkError(error);
  useEffect(() => {
    if (isChunkError(error)) void reloadForChunk(error);
  }, [error]);
  const tryAgain = () => void (isChunkMissing ? reloadPage() : router.invalidate());
  const onOnline = useEffectEvent(tryAgain);
  // Retries automatically once back online, which is safe: loaders only read.
  useEffect(() => {
    const listener = () => onOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);
  // That catalog has the server's messages; public screens don't load it.
  useEffect(() => void loadCatalog('account').catch(() => undefined), []);

  if (error instanceof ApiError && error.status === 404) return missing ?? <NotFound />;

  const isKnown = isChunkMissing || error instanceof ApiError;
  const text = isKnown ? failureMessage(error, failure) : unexpected;
  return (
    <div className="page-width grid min-h-96 content-center justify-items-center gap-4 py-16 text-center">
      <PageTitle title={t`Something went wrong`} />
      <PageHeading>
        <Trans>Something went wrong</Trans>
      </PageHeading>
      <p role="alert" className="max-w-prose text-muted">
        {translate(i18n, text)}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={tryAgain}>
          <Trans>Try again</Trans>
        </Button>
        <Link to="/" className={buttonClass('secondary')}>
          <Trans>Back to home</Trans>
        </Link>
      </div>
    </div>
  );
}

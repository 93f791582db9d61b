import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { ApiError, type FailureMessages, failureMessage } from '#src/api/api-error.ts';
import { translate, type UiText } from '#src/lib/ui-text.ts';
import { ErrorNotice, Notice } from '#src/ui/panel.tsx';

const unexpected = msg`An unexpected error occurred`;

/** Why a screen's record failed to load, on the screen itself; `missing` for a 404. */
export function ScreenFailure({
  error,
  failure,
  missing,
}: {
  error: unknown;
  failure: FailureMessages;
  missing: UiText;
}) {
  const { i18n } = useLingui();
  const router = useRouter();
  if (error instanceof ApiError && error.status === 404)
    return <Notice tone="warning">{translate(i18n, missing)}</Notice>;
  const text = error instanceof ApiError ? failureMessage(error, failure) : unexpected;
  return <ErrorNotice text={translate(i18n, text)} onRetry={() => router.invalidate()} />;
}

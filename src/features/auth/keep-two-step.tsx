import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { cancelRecoveryByLink } from '#src/api/second-step.ts';
import { Button } from '#src/ui/button.tsx';
import { TextLink } from '#src/ui/link.tsx';
import { Notice } from '#src/ui/panel.tsx';

/** What a mail about a lost device links to: two-step login stays on, by one press (rule TWOSTEP-8). */
export function KeepTwoStep({ token }: { token: string }) {
  const cancelling = useMutation(cancelRecoveryByLink());
  if (cancelling.isSuccess)
    return (
      <Notice tone="success">
        <Trans>
          Two-step login stays on. Whoever asked knows your password:{' '}
          <TextLink to="/forgot-password">choose a new one</TextLink>.
        </Trans>
      </Notice>
    );
  return (
    <Notice
      tone="warning"
      action={
        <Button
          variant="secondary"
          size="small"
          pending={cancelling.isPending}
          onClick={() => cancelling.mutate(token)}
        >
          <Trans>Keep two-step login</Trans>
        </Button>
      }
    >
      <Trans>Someone who knows your password asked to turn off two-step login.</Trans>
    </Notice>
  );
}

import { Trans } from '@lingui/react/macro';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Card } from '../../ui/panel.tsx';

/** The form that had the focus is gone, so the heading is focused and announced. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** Shown instead of the contact form once the message has been sent. */
export function MessageSent({ email, onAnother }: { email: string; onAnother: () => void }) {
  return (
    <Card className="grid justify-items-center gap-3 px-6 py-12 text-center">
      <span className="grid size-14 place-items-center rounded-full bg-success-wash text-success">
        <Icon name="check" width="28" height="28" />
      </span>
      <h2 ref={takeFocus} tabIndex={-1} className="text-22 outline-none">
        <Trans>Your message has been sent</Trans>
      </h2>
      <p className="max-w-prose text-muted">
        <Trans>Thank you for writing. We’ll reply to {email}.</Trans>
      </p>
      <Button variant="secondary" className="mt-2" onClick={onAnother}>
        <Trans>Write another message</Trans>
      </Button>
    </Card>
  );
}

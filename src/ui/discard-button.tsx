import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button, type ButtonLook, type ButtonSize } from './button.tsx';
import { Confirm } from './confirm.tsx';
import { onIntent } from './lazily.tsx';

type DiscardButtonProps = {
  look?: ButtonLook;
  size?: ButtonSize;
  disabled?: boolean;
  /** What discarding does, where that is no draft of something to send. */
  text?: string;
  onDiscard: () => void;
};

/** Throws away what was typed and not sent, after asking. */
export function DiscardButton({
  look = 'quiet',
  size = 'small',
  disabled,
  text,
  onDiscard,
}: DiscardButtonProps) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button
        look={look}
        size={size}
        disabled={disabled}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
        {...onIntent(Confirm.preload)}
      >
        <Trans>Discard changes</Trans>
      </Button>
      {isAsking && (
        <Confirm
          title={t`Discard your changes?`}
          confirmLabel={t`Discard`}
          onConfirm={() => {
            close();
            onDiscard();
          }}
          onCancel={close}
        >
          <p className="text-muted">
            {text ?? (
              <Trans>What you have typed and not sent is gone then. This cannot be undone.</Trans>
            )}
          </p>
        </Confirm>
      )}
    </>
  );
}

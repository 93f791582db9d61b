import { type ReactNode, useState } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from './button.tsx';
import { Confirm } from './confirm.tsx';
import { onIntent } from './lazily.tsx';

type ConfirmButtonProps = {
  label: string;
  variant: ButtonVariant;
  size?: ButtonSize;
  disabled?: boolean;
  /** While what was confirmed is taking effect. */
  pending?: boolean;
  /** The question and its verb, as in `ConfirmDialog`. */
  title: string;
  confirmLabel: string;
  onConfirm: () => void;
  children: ReactNode;
};

/** A button whose press asks before it takes effect. */
export function ConfirmButton({
  label,
  title,
  confirmLabel,
  onConfirm,
  children,
  ...button
}: ConfirmButtonProps) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button
        {...button}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
        {...onIntent(Confirm.preload)}
      >
        {label}
      </Button>
      {isAsking && (
        <Confirm
          title={title}
          confirmLabel={confirmLabel}
          onConfirm={() => {
            close();
            onConfirm();
          }}
          onCancel={close}
        >
          {children}
        </Confirm>
      )}
    </>
  );
}

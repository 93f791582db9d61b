import { type ReactNode, useState } from 'react';
import { Button, type ButtonSize, type ButtonVariant } from './button.tsx';
import { Confirm } from './confirm.tsx';
import { onIntent } from './lazy-component.tsx';

type ConfirmButtonProps = {
  label: string;
  variant: ButtonVariant;
  size?: ButtonSize;
  disabled?: boolean;
  /** While the confirmed action runs. */
  pending?: boolean;
  /** The title and confirm label of the `ConfirmDialog`. */
  title: string;
  confirmLabel: string;
  onConfirm: () => void;
  children: ReactNode;
};

/** A button that asks for confirmation. */
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

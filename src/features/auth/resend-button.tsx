import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { resendConfirmation } from '#src/api/email.ts';

/** Sends the confirming mail again; looks like a link, since it may be part of a sentence. */
export function ResendButton({ children }: { children?: ReactNode }) {
  const { mutate, isPending } = useMutation(resendConfirmation());
  return (
    <button
      type="button"
      aria-disabled={isPending || undefined}
      className="link min-h-8"
      onClick={() => !isPending && mutate()}
    >
      {children}
    </button>
  );
}

import { useLingui } from '@lingui/react/macro';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { type FailureMessages, failureMessage } from '#src/api/api-error.ts';
import type { Upload } from '#src/api/uploads.ts';
import type { imageFileSchema, resumeFileSchema } from '#src/contract/files/upload-rules.ts';
import type { UiText } from '#src/lib/ui-text.ts';
import { ConfirmButton } from '#src/ui/confirm-button.tsx';

type ProfileFileOptions = {
  /** Validates the file. */
  schema: typeof imageFileSchema | typeof resumeFileSchema;
  upload: UseMutationOptions<void, Error, Upload>;
  remove: UseMutationOptions<void>;
  /** Upload errors that the field shows instead of an alert. */
  failure?: FailureMessages;
  /** Called once the file is uploaded or removed. */
  onDone?: () => void;
};

/** Chooses, validates, uploads and removes a file of the profile. */
export const useProfileFile = ({ schema, upload, remove, failure, onDone }: ProfileFileOptions) => {
  const input = useRef<HTMLInputElement>(null);
  const uploading = useMutation(upload);
  const removing = useMutation(remove);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<UiText>();
  const [progress, setProgress] = useState(0);
  const problemOf = (chosen: File | null) => schema.safeParse(chosen).error?.issues[0]?.message;

  return {
    input,
    /** The chosen file, even if invalid. */
    file,
    error,
    /** Upload progress from 0 to 1; null when idle. */
    progress: uploading.isPending ? progress : null,
    choose: (chosen: File | null) => {
      setFile(chosen);
      setError(chosen ? problemOf(chosen) : undefined);
    },
    save: () => {
      const problem = problemOf(file);
      setError(problem);
      if (!file || problem) {
        input.current?.focus();
        return;
      }
      setProgress(0);
      uploading.mutate(
        { file, onProgress: setProgress },
        {
          onSuccess: () => {
            setFile(null);
            onDone?.();
          },
          onError: (reason) => failure && setError(failureMessage(reason, failure)),
        },
      );
    },
    isRemoving: removing.isPending,
    remove: () =>
      removing.mutate(undefined, {
        ...(onDone && { onSuccess: onDone }),
        // The pressed button is gone.
        onSettled: () => setTimeout(() => input.current?.focus()),
      }),
  };
};

/** Removes the file from the profile after a confirmation. */
export function RemoveFileButton({
  of: { isRemoving, remove },
  label,
  title,
  children,
}: {
  of: ReturnType<typeof useProfileFile>;
  label: string;
  /** The confirmation's question. */
  title: string;
  /** The consequences. */
  children: ReactNode;
}) {
  const { t } = useLingui();
  return (
    <ConfirmButton
      variant="ghost"
      size="small"
      label={label}
      pending={isRemoving}
      title={title}
      confirmLabel={t`Remove`}
      onConfirm={remove}
    >
      <p>{children}</p>
    </ConfirmButton>
  );
}

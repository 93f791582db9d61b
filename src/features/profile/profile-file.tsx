import { useLingui } from '@lingui/react/macro';
import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { type FailureMessages, failureMessage } from '#src/api/api-error.ts';
import type { Upload } from '#src/api/uploads.ts';
import type { imageFileSchema, resumeFileSchema } from '#src/contract/files/upload-rules.ts';
import type { UiText } from '#src/lib/ui-text.ts';
import { ConfirmButton } from '#src/ui/confirm-button.tsx';

type ProfileFileOptions = {
  /** What a file has to be. */
  schema: typeof imageFileSchema | typeof resumeFileSchema;
  upload: UseMutationOptions<void, Error, Upload>;
  remove: UseMutationOptions<void>;
  /** What the field says when the upload fails, if no alert does. */
  failure?: FailureMessages;
};

/** A file of the profile: chosen, checked and uploaded, and removed again. */
export const useProfileFile = ({ schema, upload, remove, failure }: ProfileFileOptions) => {
  const input = useRef<HTMLInputElement>(null);
  const uploading = useMutation(upload);
  const removing = useMutation(remove);
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<UiText>();
  const [progress, setProgress] = useState(0);
  const problemOf = (chosen: File | null) => schema.safeParse(chosen).error?.issues[0]?.message;

  return {
    input,
    /** The chosen file, also when something is wrong with it. */
    file,
    error,
    /** The progress of the upload from 0 to 1; null when there is none. */
    progress: uploading.isPending ? progress : null,
    choose: (chosen: File | null) => {
      setFile(chosen);
      setError(chosen ? problemOf(chosen) : undefined);
    },
    save: (onSaved?: () => void) => {
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
            onSaved?.();
          },
          onError: (reason) => failure && setError(failureMessage(reason, failure)),
        },
      );
    },
    isRemoving: removing.isPending,
    remove: () =>
      removing.mutate(undefined, {
        // The button that was pressed is gone.
        onSettled: () => setTimeout(() => input.current?.focus()),
      }),
  };
};

/** The button that removes the file from the profile, after a confirmation. */
export function RemoveFileButton({
  of: { isRemoving, remove },
  label,
  title,
  children,
}: {
  of: ReturnType<typeof useProfileFile>;
  label: string;
  /** The question. */
  title: string;
  /** What follows from it. */
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

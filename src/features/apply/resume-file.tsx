import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { resumeProblem } from '#src/contract/files/upload-rules.ts';
import { RESUME_EXTENSIONS } from '#src/contract/limits.ts';
import { createObjectUrl, saveAs } from '#src/lib/save-file.ts';
import { FileField } from '#src/ui/file-field.tsx';
import { Notice } from '#src/ui/panel.tsx';
import type { ApplyForm } from './apply-form-schema.ts';

const PDF = 'application/pdf';

/**
 * Opens a chosen file before upload: a PDF in a new tab, any other as a download. Sets the MIME type itself, so that
 * HTML under another extension never runs in our origin.
 */
const openChosenFile = (file: File): void => {
  if (file.name.toLowerCase().endsWith('.pdf'))
    window.open(createObjectUrl(new Blob([file], { type: PDF })), '_blank', 'noopener');
  else saveAs(new Blob([file], { type: 'application/octet-stream' }), file.name);
};

/** The resume file; `stored` shows until one is chosen. */
export function ResumeFile({
  label,
  stored,
  progress,
  onChoose,
}: {
  label: string;
  stored?: ReactNode;
  progress: number | null;
  onChoose: (file: File | null) => void;
}) {
  const { t } = useLingui();
  const { control, formState } = useFormContext<ApplyForm>();
  const {
    field: { ref, value },
  } = useController({ control, name: 'resume' });
  const [choice, lostFile] = useWatch({ control, name: ['resume_choice', 'lost_file'] });
  const file = choice === 'file' ? value : null;
  return (
    <>
      {choice === 'file' && lostFile && (
        <Notice>
          <Trans>Please choose “{lostFile}” again: browsers don’t keep files after a reload.</Trans>
        </Notice>
      )}
      <FileField
        label={label}
        hint={t`PDF, DOC or DOCX, up to 5 MB`}
        accept={RESUME_EXTENSIONS.join(',')}
        file={file}
        stored={stored}
        onChange={onChoose}
        onOpen={file && !resumeProblem(file) ? openChosenFile : undefined}
        ref={ref}
        progress={progress}
        error={formState.errors.resume?.message}
      />
    </>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode, Ref } from 'react';
import { formatNumber } from '#src/lib/format.ts';
import { Button, buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import { type ControlProps, Field, type FieldProps } from './field.tsx';
import { Icon } from './icons.tsx';
import { moreIcons } from './more-icons.ts';

type FileInputProps = ControlProps & {
  /** The file types or extensions that the file picker offers. */
  accept: string;
  isSending: boolean;
  onChoose: (file: File) => void;
  ref?: Ref<HTMLInputElement> | undefined;
};

/** A visually hidden file input; `FileLabel` is its visible part. */
export function FileInput({ isSending, onChoose, ...input }: FileInputProps) {
  return (
    <input
      {...input}
      type="file"
      // Not `disabled`, which would lose the focus.
      aria-disabled={isSending || undefined}
      className="sr-only"
      onClick={(event) => isSending && event.preventDefault()}
      onChange={({ target }) => {
        const file = target.files?.item(0);
        if (file) onChoose(file);
        // Lets the same file be chosen again after its removal.
        target.value = '';
      }}
    />
  );
}

/** The label of a `FileInput`, as a button. */
export function FileLabel({
  htmlFor,
  isSending,
  children,
}: {
  htmlFor: string;
  isSending: boolean;
  children: ReactNode;
}) {
  return (
    <label
      htmlFor={htmlFor}
      className={classNames(
        buttonClass('secondary', 'small'),
        isSending && 'pointer-events-none opacity-55',
      )}
    >
      <Icon name={moreIcons.upload} width="18" height="18" />
      {children}
    </label>
  );
}

/** Upload progress from 0 to 1; nothing for null. */
export function UploadProgress({ value }: { value: number | null }) {
  const { t } = useLingui();
  if (value === null) return null;
  return (
    <progress
      aria-label={t`Upload progress`}
      value={value}
      max={1}
      className="h-2 w-full overflow-hidden rounded-full accent-(--action)"
    />
  );
}

type FileFieldProps = FieldProps & {
  /** The file extensions that the file picker offers. */
  accept: string;
  file: File | null;
  onChange: (file: File | null) => void;
  /** Upload progress from 0 to 1; null when no upload is running. */
  progress: number | null;
  /** The stored file, shown until another is chosen. */
  stored?: ReactNode;
  /** Opens the chosen file; omit it to hide the button. */
  onOpen?: ((file: File) => void) | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** A field for a chosen or dropped file, with its name and upload progress. */
export function FileField({
  accept,
  file,
  onChange,
  progress,
  stored,
  onOpen,
  ref,
  ...field
}: FileFieldProps) {
  const { t, i18n } = useLingui();
  const isSending = progress !== null;

  return (
    <Field
      {...field}
      control={(props) => (
        // Dropping is optional: the input does it all.
        <div
          className={classNames(
            'grid gap-3 rounded border border-dashed p-4 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-ring has-[input:focus-visible]:outline-offset-2',
            field.error ? 'border-danger' : 'border-line-strong',
          )}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            const dropped = event.dataTransfer.files.item(0);
            if (dropped && !isSending) onChange(dropped);
          }}
        >
          <FileInput
            {...props}
            ref={ref}
            accept={accept}
            isSending={isSending}
            onChoose={onChange}
          />
          {file && (
            <p className="flex items-center gap-2">
              <Icon name={moreIcons.document} className="shrink-0 text-muted" />
              <span className="min-w-0 flex-1">{file.name}</span>
              <span className="text-14 text-muted tabular">
                {t`${formatNumber(Math.max(1, Math.round(file.size / 1024)), i18n.locale)} KB`}
              </span>
            </p>
          )}
          {!file && stored}
          <UploadProgress value={progress} />
          <div className="flex flex-wrap gap-2">
            <FileLabel htmlFor={props.id} isSending={isSending}>
              {file || stored ? <Trans>Choose another file</Trans> : <Trans>Choose a file</Trans>}
            </FileLabel>
            {file && onOpen && (
              <Button variant="ghost" size="small" onClick={() => onOpen(file)}>
                <Trans>Open</Trans>
              </Button>
            )}
            {file && !isSending && (
              <Button
                variant="ghost"
                size="small"
                onClick={() => {
                  document.getElementById(props.id)?.focus();
                  onChange(null);
                }}
              >
                <Trans>Remove</Trans>
              </Button>
            )}
          </div>
        </div>
      )}
    />
  );
}

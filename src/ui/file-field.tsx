import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type Ref, useRef } from 'react';
import { formatNumber } from '#src/lib/format.ts';
import { Button, buttonClass } from './button.tsx';
import { classNames } from './class-names.ts';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from './icons.tsx';
import { moreIcons } from './more-icons.ts';

type FileFieldProps = FieldProps & {
  /** The file extensions that the file picker offers. */
  accept: string;
  file: File | null;
  onChange: (file: File | null) => void;
  /** Upload progress from 0 to 1; null when no upload is running. */
  progress: number | null;
  /** What there is already, shown until a file is chosen in its place. */
  stored?: ReactNode;
  /** Opens the chosen file; without it, there is no button for that. */
  onOpen?: ((file: File) => void) | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** A field for a file that is chosen or dropped, with its name and upload progress. */
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
  const input = useRef<HTMLInputElement | null>(null);

  const isSending = progress !== null;

  const choose = (files: FileList | null) => {
    const chosen = files?.item(0);
    if (chosen) onChange(chosen);
    // So that the same file can be chosen again after it was removed.
    if (input.current) input.current.value = '';
  };

  return (
    <Field
      {...field}
      control={(props) => (
        // Dropping is an extra; the input within does it all
        <div
          className={classNames(
            'grid gap-3 rounded border border-dashed p-4 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-ring has-[input:focus-visible]:outline-offset-2',
            field.error ? 'border-danger' : 'border-line-strong',
          )}
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            if (!isSending) choose(event.dataTransfer.files);
          }}
        >
          <input
            {...props}
            ref={(element) => {
              input.current = element;
              if (typeof ref === 'function') ref(element);
            }}
            type="file"
            accept={accept}
            // Not `disabled`, which would lose the focus.
            aria-disabled={isSending || undefined}
            className="sr-only"
            onClick={(event) => isSending && event.preventDefault()}
            onChange={({ target }) => choose(target.files)}
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
          {isSending && (
            <progress
              aria-label={t`Upload progress`}
              value={progress}
              max={1}
              className="h-2 w-full overflow-hidden rounded-full accent-(--action)"
            />
          )}
          <div className="flex flex-wrap gap-2">
            <label
              htmlFor={props.id}
              className={classNames(
                buttonClass('secondary', 'small'),
                isSending && 'pointer-events-none opacity-55',
              )}
            >
              <Icon name={moreIcons.upload} width="18" height="18" />
              {file || stored ? <Trans>Choose another file</Trans> : <Trans>Choose a file</Trans>}
            </label>
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
                  input.current?.focus();
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

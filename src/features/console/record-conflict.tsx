import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import type { ConsoleRecord } from '#src/contract/console/console.ts';
import { Button } from '#src/ui/button.tsx';
import { choiceCardClass } from '#src/ui/choice-group.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { Form } from '#src/ui/form.tsx';
import { Notice } from '#src/ui/panel.tsx';
import { useSchemaForm } from '#src/ui/use-schema-form.ts';
import { sayChoice } from './choice-labels.ts';
import { FieldLabel } from './field-label.tsx';
import { type RecordField, type Typed, toTyped } from './record-values.ts';

/** The chosen version of each field. */
const choicesSchema = z.record(z.string(), z.enum(['mine', 'theirs']));

type RecordConflictProps = {
  title: string;
  conflicts: readonly { field: RecordField; isMine: boolean }[];
  typed: Typed;
  theirs: ConsoleRecord;
  onResolve: (mine: ReadonlySet<string>) => void;
  onDiscard: () => void;
  /** Returns to the form without a decision. */
  onBack: () => void;
  /** The confirmation before leaving. */
  children: ReactNode;
};

/** Shows two versions of a record side by side; the admin chooses one for each differing field. */
export function RecordConflict({
  title,
  conflicts,
  typed,
  theirs,
  onResolve,
  onDiscard,
  onBack,
  children,
}: RecordConflictProps) {
  const { t, i18n } = useLingui();
  const formId = useId();
  const say = ({ name, kind, choices }: RecordField, text: string): string => {
    if (kind === 'boolean' && text !== '') return text === 'true' ? t`Yes` : t`No`;
    return kind === 'choice' && text !== '' ? sayChoice(i18n, name, text, choices) : text;
  };
  const form = useSchemaForm({
    schema: choicesSchema,
    defaultValues: Object.fromEntries(
      conflicts.map(({ field, isMine }) => [field.name, isMine ? 'mine' : 'theirs']),
    ),
  });
  const resolve = (chosen: z.infer<typeof choicesSchema>) =>
    onResolve(new Set(Object.keys(chosen).filter((name) => chosen[name] === 'mine')));

  return (
    <Dialog
      wide
      title={title}
      onClose={onBack}
      actions={
        <>
          <Button variant="secondary" onClick={onDiscard}>
            <Trans>Discard my changes</Trans>
          </Button>
          <Button type="submit" form={formId}>
            <Trans>Save my choices</Trans>
          </Button>
        </>
      }
    >
      <Notice tone="warning">
        <Trans>This record was changed by someone else in the meantime</Trans>
      </Notice>
      <Form id={formId} form={form} onSubmit={resolve} className="mt-5 grid gap-5">
        {conflicts.map(({ field }) => (
          <fieldset key={field.name} className="min-w-0">
            <legend className="mb-1.5 font-medium text-14">
              <FieldLabel name={field.name} />
            </legend>
            <div className="grid gap-3 sm:grid-cols-2">
              <Version
                {...form.register(field.name)}
                choice="mine"
                label={t`Your version`}
                value={say(field, typed[field.name] ?? '')}
                isSecret={field.kind === 'password'}
              />
              <Version
                {...form.register(field.name)}
                choice="theirs"
                label={t`Saved version`}
                value={say(field, toTyped(field, theirs[field.name]))}
                isSecret={field.kind === 'password'}
              />
            </div>
          </fieldset>
        ))}
      </Form>
      {children}
    </Dialog>
  );
}

function Version({
  choice,
  label,
  value,
  isSecret,
  ...registered
}: UseFormRegisterReturn & {
  choice: 'mine' | 'theirs';
  label: string;
  value: string;
  isSecret: boolean;
}) {
  const { t } = useLingui();
  return (
    <label className={classNames(choiceCardClass, 'min-w-0')}>
      <input {...registered} type="radio" value={choice} className="mt-0.5 size-5" />
      <span className="min-w-0">
        <span className="block font-medium text-14">{label}</span>
        <span className="block max-h-48 overflow-y-auto whitespace-pre-wrap wrap-anywhere text-14 text-muted">
          {isSecret ? '••••••' : value || t`(blank)`}
        </span>
      </span>
    </label>
  );
}

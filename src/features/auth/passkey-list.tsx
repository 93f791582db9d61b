import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { failureMessages } from '#src/api/api-error.ts';
import {
  addPasskey,
  changeSecondStepFailure,
  removePasskey,
  renamePasskey,
} from '#src/api/second-step.ts';
import { type Passkey, passkeyNameSchema } from '#src/contract/accounts/second-step.ts';
import type { UiText } from '#src/lib/ui-text.ts';
import { useTimes } from '#src/lib/use-times.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmButton } from '#src/ui/confirm-button.tsx';
import { fieldOf } from '#src/ui/field-of.ts';
import { SimpleForm } from '#src/ui/form.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useFocusAfterRemoval } from '#src/ui/use-restored-focus.ts';
import { useSchemaForm } from '#src/ui/use-schema-form.ts';

/** The account's passkeys. `isKept` keeps the last factor from being removed. */
export function PasskeyList({
  passkeys,
  isKept,
}: {
  passkeys: readonly Passkey[];
  isKept: boolean;
}) {
  return (
    <ul className="divide-y divide-line border-line border-y">
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey._id} passkey={passkey} isKept={isKept} />
      ))}
    </ul>
  );
}

function PasskeyRow({ passkey, isKept }: { passkey: Passkey; isKept: boolean }) {
  const { t } = useLingui();
  const times = useTimes();
  const removing = useMutation(removePasskey());
  const renaming = useMutation(renamePasskey());
  const [isRenaming, setIsRenaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(rename, isRenaming ? 1 : 0);
  const { _id: id, name } = passkey;
  const [created, used] = [times.longDate(passkey.created_at), times.longDate(passkey.used_at)];
  if (isRenaming)
    return (
      <li className="py-3">
        <NameForm
          name={name}
          label={<Trans>Save</Trans>}
          isPending={renaming.isPending}
          failures={failureMessages(renaming.error, changeSecondStepFailure)}
          onSubmit={(typed) =>
            renaming.mutate({ id, name: typed }, { onSuccess: () => setIsRenaming(false) })
          }
          onCancel={() => {
            renaming.reset();
            setIsRenaming(false);
          }}
        />
      </li>
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p dir="auto" className="wrap-anywhere font-medium">
          {name}
        </p>
        <p className="text-14 text-muted">
          {used ? (
            <Trans>
              Added {created}, last used {used}
            </Trans>
          ) : (
            <Trans>Added {created}, not used yet</Trans>
          )}
        </p>
      </div>
      <div className="-mx-3 flex flex-wrap gap-2">
        <Button
          ref={rename}
          variant="ghost"
          size="small"
          aria-label={t`Rename ${name}`}
          onClick={() => setIsRenaming(true)}
        >
          <Trans>Rename</Trans>
        </Button>
        {!isKept && (
          <ConfirmButton
            variant="ghost"
            size="small"
            label={t`Remove`}
            pending={removing.isPending}
            title={t`Remove this passkey?`}
            confirmLabel={t`Remove`}
            onConfirm={() => removing.mutate(id)}
          >
            <p dir="auto">
              <Trans>You’ll no longer be able to log in with {name}.</Trans>
            </p>
          </ConfirmButton>
        )}
      </div>
    </li>
  );
}

/** Adds a passkey: a name first, then the browser asks for it. */
export function NewPasskey({
  onAdded,
  onCancel,
}: {
  onAdded: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}) {
  const adding = useMutation(addPasskey());
  return (
    <NameForm
      name=""
      label={<Trans>Add passkey</Trans>}
      isPending={adding.isPending}
      failures={failureMessages(adding.error, changeSecondStepFailure)}
      onSubmit={(name) =>
        adding.mutate(name, { onSuccess: ({ recovery_codes }) => onAdded(recovery_codes) })
      }
      onCancel={onCancel}
    />
  );
}

function NameForm({
  name,
  label,
  isPending,
  failures,
  onSubmit,
  onCancel,
}: {
  name: string;
  label: ReactNode;
  isPending: boolean;
  failures: readonly UiText[];
  onSubmit: (name: string) => void;
  onCancel: () => void;
}) {
  const { t } = useLingui();
  const form = useSchemaForm({ schema: passkeyNameSchema, defaultValues: { name } });
  const { setFocus } = form;
  useEffect(() => setFocus('name'), [setFocus]);
  return (
    <div className="grid max-w-md gap-2">
      <SimpleForm
        form={form}
        onCancel={onCancel}
        onSubmit={(typed) => onSubmit(typed.name)}
        failures={failures}
        button={{ children: label, size: 'small', pending: isPending }}
      >
        <TextField
          label={t`Name of the passkey`}
          hint={t`Such as the device it’s on`}
          required
          {...fieldOf(form)('name')}
        />
      </SimpleForm>
    </div>
  );
}

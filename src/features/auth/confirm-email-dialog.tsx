import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId } from 'react';
import { failureMessages, problemsOf } from '#src/api/api-error.ts';
import {
  confirmEmailByCode,
  confirmEmailElsewhere,
  confirmEmailFailure,
  getEmailSettingsQuery,
} from '#src/api/email.ts';
import { emailCodeSchema } from '#src/contract/accounts/email.ts';
import { Dialog } from '#src/ui/dialog.tsx';
import { FailureList } from '#src/ui/failure-notices.tsx';
import { fieldOf } from '#src/ui/field-of.ts';
import { Form, FormActions } from '#src/ui/form.tsx';
import { showFieldErrors } from '#src/ui/show-field-errors.ts';
import { useSchemaForm } from '#src/ui/use-schema-form.ts';
import { DigitsField } from './digits-field.tsx';
import { ResendButton } from './resend-button.tsx';

/** Milliseconds between checks whether the link was opened elsewhere. */
const CHECK_MS = 4000;

/**
 * Asks for the code of the confirming mail, and notices when its link was opened on another device. `isWaiting` says that
 * something goes on afterwards (rule CONFIRM-4).
 */
export function ConfirmEmailDialog({
  email: known,
  isWaiting = false,
  onDone,
  onClose,
}: {
  /** Where the mail went, until the server has said so. */
  email: string;
  isWaiting?: boolean;
  onDone: () => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const formId = useId();
  const confirming = useMutation(confirmEmailByCode());
  const form = useSchemaForm({ schema: emailCodeSchema, defaultValues: { code: '' } });
  const client = useQueryClient();
  const { data } = useQuery({ ...getEmailSettingsQuery(), refetchInterval: CHECK_MS });
  const email = data?.pending || data?.email || known;
  // What waits for a confirmed address doesn’t mind which.
  const isDone = data?.is_confirmed && (isWaiting || data.pending === '');
  // A code that was typed here has refetched everything itself.
  const isByCode = confirming.isPending || confirming.isSuccess;
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (!isDone || isByCode) return;
    let isShown = true;
    void confirmEmailElsewhere(client).then(() => isShown && finish());
    return () => {
      isShown = false;
    };
  }, [isDone, isByCode, client]);

  const isAtField = problemsOf(confirming.error).length > 0;
  return (
    <Dialog
      title={t`Confirm your email`}
      onClose={onClose}
      actions={
        <FormActions formId={formId} pending={confirming.isPending} onCancel={onClose}>
          <Trans>Confirm</Trans>
        </FormActions>
      }
    >
      <Form
        id={formId}
        form={form}
        onSubmit={(body) =>
          confirming.mutate(body, {
            onSuccess: onDone,
            onError: (error) => showFieldErrors(form, problemsOf(error)),
          })
        }
      >
        <FailureList
          failures={isAtField ? [] : failureMessages(confirming.error, confirmEmailFailure)}
        />
        <p className="wrap-anywhere">
          <Trans>
            We’ve sent an email to <b>{email}</b>. Open its link on any device, or enter the code
            from it.
          </Trans>{' '}
          {isWaiting && <Trans>We’ll then continue where you left off.</Trans>}
        </p>
        <DigitsField label={t`Code`} autoFocus hint={t`6 digits`} {...fieldOf(form)('code')} />
        <p className="text-14 text-muted">
          <Trans>
            No email? Check your spam folder too, or <ResendButton>resend it</ResendButton>.
          </Trans>
        </p>
      </Form>
    </Dialog>
  );
}

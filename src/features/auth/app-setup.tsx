import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { failureMessages, problemsOf } from '#src/api/api-error.ts';
import { changeSecondStepFailure, confirmTotp } from '#src/api/second-step.ts';
import { type TotpSetup, totpCodeSchema } from '#src/contract/accounts/second-step.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { CopyButton } from '#src/ui/copy-button.tsx';
import { fieldOf } from '#src/ui/field-of.ts';
import { SimpleForm } from '#src/ui/form.tsx';
import { lazyComponent } from '#src/ui/lazy-component.tsx';
import { NumberedStep } from '#src/ui/numbered-step.tsx';
import { showFieldErrors } from '#src/ui/show-field-errors.ts';
import { useSchemaForm } from '#src/ui/use-schema-form.ts';
import { DigitsField } from './digits-field.tsx';
import { focusShown } from './focus-shown.ts';

const QrCode = lazyComponent(async () => (await import('./qr-code.tsx')).QrCode);

/** The secret in groups of four, as apps show it. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?!$)/g, '$1 ');

/** Shows a new app's secret, and asks for its first code (rule TWOSTEP-2). */
export function AppSetup({
  setup,
  onDone,
  onCancel,
}: {
  setup: TotpSetup;
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}) {
  const { t } = useLingui();
  const confirming = useMutation(confirmTotp());
  const form = useSchemaForm({ schema: totpCodeSchema, defaultValues: { code: '' } });
  const isAtField = problemsOf(confirming.error).length > 0;
  return (
    <ol className="grid max-w-form grid-cols-1 gap-6">
      <NumberedStep number={1}>
        <p ref={focusShown} tabIndex={-1} className="font-medium outline-none">
          <Trans>Install an authenticator app</Trans>
        </p>
        <p className="text-14 text-muted">
          <Trans>Any authenticator app will do. If you already have one, skip to step 2.</Trans>
        </p>
      </NumberedStep>
      <NumberedStep number={2}>
        <p className="font-medium">
          <Trans>Add your account to the app</Trans>
        </p>
        <p className="text-14 text-muted">
          <Trans>Scan the QR code with the app, or copy the key into it.</Trans>
        </p>
        <Secret setup={setup} />
      </NumberedStep>
      <NumberedStep number={3}>
        <p className="mb-3 font-medium">
          <Trans>Enter a code to finish</Trans>
        </p>
        <SimpleForm
          form={form}
          onCancel={onCancel}
          onSubmit={({ code }) =>
            confirming.mutate(code, {
              onSuccess: ({ recovery_codes }) => onDone(recovery_codes),
              onError: (error) => showFieldErrors(form, problemsOf(error)),
            })
          }
          failures={isAtField ? [] : failureMessages(confirming.error, changeSecondStepFailure)}
          button={{
            children: <Trans context="two-step login">Turn on</Trans>,
            size: 'small',
            pending: confirming.isPending,
          }}
        >
          <DigitsField
            label={t`Code from the app`}
            hint={t`6 digits`}
            required
            {...fieldOf(form)('code')}
          />
        </SimpleForm>
      </NumberedStep>
    </ol>
  );
}

/** The ways to hand the secret to the app. A phone can't scan its own screen, so there the QR code comes last. */
function Secret({ setup: { secret, uri } }: { setup: TotpSetup }) {
  const { t } = useLingui();
  return (
    <div className="mt-3 grid justify-items-start gap-4">
      {/* Not the router's link: an app on the phone opens this address. */}
      <a href={uri} className={`${buttonClass('secondary', 'small')} sm:hidden`}>
        <Trans>Open in your app</Trans>
      </a>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <p>
          <span className="block text-14 text-muted">
            <Trans>Key</Trans>
          </span>
          <span className="wrap-anywhere font-mono" translate="no">
            {inGroups(secret)}
          </span>
        </p>
        <CopyButton
          text={secret}
          failure={msg`Your browser didn’t copy the key. Type it into the app.`}
        >
          <Trans>Copy key</Trans>
        </CopyButton>
      </div>
      <div className="sm:order-first">
        <QrCode text={uri} label={t`QR code with the key`} />
      </div>
    </div>
  );
}

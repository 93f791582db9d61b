import { Trans, useLingui } from '@lingui/react/macro';
import { TEXT_MAX } from '../../contract/limits.ts';
import type { User } from '../../contract/user.ts';
import { Button } from '../../ui/button.tsx';
import { FailureList } from '../../ui/failure-notices.tsx';
import { Card } from '../../ui/panel.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { MessageSent } from './message-sent.tsx';
import { useContactForm } from './use-contact-form.ts';

/** A message to the operator. The draft is kept until it has been sent. */
export function ContactForm({ user }: { user: User | null }) {
  const { t } = useLingui();
  const { form, submit, sending, failures, startAgain } = useContactForm(user);
  const { errors } = form.formState;

  if (sending.isSuccess)
    return <MessageSent email={sending.variables.email} onAnother={startAgain} />;
  return (
    <Card className="p-6 sm:p-8">
      <form onSubmit={submit} noValidate className="grid gap-5">
        <FailureList failures={failures} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            label={t`Name`}
            autoComplete="name"
            error={errors.name?.message}
            {...form.register('name')}
          />
          <TextField
            label={t`Email`}
            type="email"
            autoComplete="email"
            inputMode="email"
            error={errors.email?.message}
            {...form.register('email')}
          />
        </div>
        <TextField
          label={t`Subject`}
          error={errors.subject?.message}
          {...form.register('subject')}
        />
        <TextArea
          label={t`Message`}
          limit={TEXT_MAX}
          error={errors.body?.message}
          {...form.register('body')}
        />
        <Button type="submit" pending={sending.isPending}>
          <Trans>Send message</Trans>
        </Button>
      </form>
    </Card>
  );
}

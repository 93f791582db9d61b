import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useHydrated } from '@tanstack/react-router';
import {
  type ReactNode,
  type RefObject,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { failureMessages } from '#src/api/api-error.ts';
import { useSession } from '#src/api/auth.ts';
import { sendMessage, sendMessageFailure } from '#src/api/contact-messages.ts';
import type { User } from '#src/contract/accounts/user.ts';
import {
  contactMessageInputSchema,
  type MessageInput,
} from '#src/contract/contact/contact-message.ts';
import { TEXT_MAX } from '#src/contract/limits.ts';
import { contactDraftNames } from '#src/lib/draft-names.ts';
import { draftOf, textPart } from '#src/lib/form-draft.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { fieldOf } from '#src/ui/field-of.ts';
import { SimpleForm } from '#src/ui/form.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { NumberedStep } from '#src/ui/numbered-step.tsx';
import { Card, Notice } from '#src/ui/panel.tsx';
import { TextArea } from '#src/ui/text-area.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useDraftForm } from '#src/ui/use-draft-form.ts';
import { type EarlyText, useEarlyText } from './use-early-text.ts';

/** Where the form is, and what replaces it. */
const formClass = 'lg:col-start-1 lg:row-span-2 lg:row-start-1';

/** The focused form has unmounted, so the heading is focused and announced. */
const takeFocus = (heading: HTMLElement | null) => heading?.focus();

/** What was sent, and what comes of it. */
function MessageSent({ message, onAnother }: { message: MessageInput; onAnother: () => void }) {
  const { email, subject, body } = message;
  return (
    <Card className={classNames('grid gap-5 p-6 sm:p-8', formClass)}>
      <div className="flex items-center gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-success-wash text-success">
          <Icon name="check" width="24" height="24" />
        </span>
        <h2 ref={takeFocus} tabIndex={-1} className="text-22 outline-none">
          <Trans>Your message has been sent</Trans>
        </h2>
      </div>
      <p className="wrap-anywhere max-w-prose">
        <Trans>Thank you for writing. We’ll reply to {email}.</Trans>{' '}
        <Trans>Check your spam folder too.</Trans>
      </p>
      <blockquote dir="auto" className="border-line border-s-4 ps-4 text-14">
        <p className="wrap-anywhere font-semibold text-brand">{subject}</p>
        <p className="wrap-anywhere mt-1 max-h-60 overflow-y-auto whitespace-pre-line text-muted">
          {body}
        </p>
      </blockquote>
      <div>
        <Button variant="secondary" onClick={onAnother}>
          <Trans>Send another message</Trans>
        </Button>
      </div>
    </Card>
  );
}

/**
 * A message to the operator, whose draft is kept until sent. `answers`, which may save writing it, are beside it, or
 * above it on narrow screens.
 */
export function ContactForm({ answers }: { answers: ReactNode }) {
  const { user, isPending } = useSession();
  const place = useRef<HTMLFormElement>(null);
  const isReady = useHydrated() && !isPending;
  const takeText = useEarlyText(place, isReady);
  return (
    <MessageForm
      key={user?._id}
      user={user}
      isReady={isReady}
      place={place}
      takeText={takeText}
      answers={answers}
    />
  );
}

type MessageFormProps = {
  user: User | null;
  /** Whether the app is hydrated and the user known. Until then the fields are uncontrolled. */
  isReady: boolean;
  place: RefObject<HTMLFormElement | null>;
  takeText: EarlyText;
  answers: ReactNode;
};

function MessageForm(props: MessageFormProps) {
  const { isReady, place, answers } = props;
  const { t } = useLingui();
  const { form, send, sending, failures, startAgain } = useContactForm(props);
  // Values set too early, such as another user's draft, would count as typed.
  const field = (name: keyof MessageInput) => (isReady ? fieldOf(form)(name) : { name });

  return (
    <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:grid-rows-[auto_1fr] lg:gap-y-8">
      <div className="lg:col-start-2">{answers}</div>
      {sending.isSuccess ? (
        <MessageSent message={sending.variables} onAnother={startAgain} />
      ) : (
        <Card className={classNames('p-5 sm:p-8', formClass)}>
          <SimpleForm
            ref={place}
            form={form}
            onSubmit={send}
            failures={failures}
            button={{
              children: <Trans>Send message</Trans>,
              // A native submit would put the message into the URL.
              disabled: !isReady,
              pending: sending.isPending,
            }}
          >
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField label={t`Name`} autoComplete="name" {...field('name')} />
              <TextField
                label={t`Email`}
                type="email"
                autoComplete="email"
                inputMode="email"
                {...field('email')}
              />
            </div>
            <TextField label={t`Subject`} {...field('subject')} />
            <TextArea label={t`Message`} limit={TEXT_MAX} {...field('body')} />
            <div className="hidden noscript:block">
              <Notice tone="warning">
                <Trans>
                  Sending a message needs JavaScript. Please turn it on in your browser.
                </Trans>
              </Notice>
            </div>
          </SimpleForm>
        </Card>
      )}
      {!sending.isSuccess && <AfterSending />}
    </div>
  );
}

/**
 * The contact form's state, filled in for a signed-in user and kept as a draft until sent. Once `isReady`, it adopts
 * the text typed before hydration (`takeText`).
 */
const useContactForm = ({ user, isReady, place, takeText }: MessageFormProps) => {
  const names = contactDraftNames(user?._id);
  const { form, discard, begin } = useDraftForm({
    schema: contactMessageInputSchema,
    start: {
      form: {
        name: user ? `${user.first_name} ${user.last_name}`.trim() : '',
        email: user?.email ?? '',
        subject: '',
        body: '',
      },
    },
    draft: draftOf<MessageInput>(textPart(names.subject, 'subject'), textPart(names.body, 'body')),
  });
  const adoptEarlyText = useEffectEvent(() => {
    const isField = (name: string): name is keyof MessageInput => name in form.getValues();
    const { texts, focused } = takeText();
    for (const [name, text] of texts) if (isField(name)) form.setValue(name, text);
    // At once, since the form's own `setFocus` waits, and keys typed meanwhile would be lost.
    const field = focused && place.current?.elements.namedItem(focused);
    if (field instanceof HTMLElement) field.focus();
  });
  // Before anything else can be typed: the form that had the focus may have been replaced.
  useLayoutEffect(() => {
    if (isReady) adoptEarlyText();
  }, [isReady]);

  const sending = useMutation({
    ...sendMessage(),
    // Also after the page is left.
    onSuccess: discard,
  });

  const send = (message: MessageInput) =>
    sending.mutate(message, {
      onSuccess: () => begin({ form: { ...form.getValues(), subject: '', body: '' } }),
    });

  return {
    form,
    send,
    sending,
    failures: failureMessages(sending.error, sendMessageFailure),
    startAgain: () => sending.reset(),
  };
};

/** The steps that follow a sent message. */
function AfterSending() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="grid gap-4 lg:col-start-2">
      <h2 id={headingId} className="text-18">
        <Trans>What happens next</Trans>
      </h2>
      <ol className="grid gap-4">
        <NumberedStep number={1}>
          <Trans>
            You’ll see here that it has been sent. Until then, this browser keeps what you’ve typed.
          </Trans>
        </NumberedStep>
        <NumberedStep number={2}>
          <Trans>The people who run this site read it. No other user can.</Trans>
        </NumberedStep>
        <NumberedStep number={3}>
          <Trans>They reply to the email address you’ve entered.</Trans>
        </NumberedStep>
      </ol>
    </section>
  );
}

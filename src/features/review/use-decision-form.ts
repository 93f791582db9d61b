import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { useSession } from '../../api/auth.ts';
import type { Application } from '../../contract/application.ts';
import { statusInputSchema } from '../../contract/application-input.ts';
import { templateInputSchema } from '../../contract/application-message.ts';
import { messages } from '../../contract/messages.ts';
import { unknownPlaceholder } from '../../contract/placeholders.ts';
import { decisionDraftName } from '../../lib/draft-names.ts';
import { draftOf, textPart } from '../../lib/form-draft.ts';
import { useDraftForm } from '../../ui/use-draft-form.ts';

/** What the form says of a status that wasn't chosen, and of a placeholder that nobody fills in. */
type Texts = { chooseStatus: string; unknown: (placeholder: string) => string };

/** A decision: the call's status, and a message that has to be written, as in a template. */
const decisionFormSchema = ({ chooseStatus, unknown }: Texts) =>
  z.object({
    status: z.pipe(
      z.string().check(z.minLength(1, { error: chooseStatus, abort: true })),
      statusInputSchema.shape.status,
    ),
    message: templateInputSchema.shape.body.check(({ value, issues }) => {
      const placeholder = unknownPlaceholder(value);
      if (placeholder) issues.push({ code: 'custom', message: unknown(placeholder), input: value });
    }),
  });
export type DecisionForm = z.input<ReturnType<typeof decisionFormSchema>>;
export type Decision = z.output<ReturnType<typeof decisionFormSchema>>;

export const chooseStatus = msg`Choose a status`;

const BLANK: DecisionForm = { status: '', message: '' };

/** The form of a decision on these applications; its message is a draft for them and no others (rule REVIEW-13). */
export const useDecisionForm = (applications: readonly Application[]) => {
  const { i18n } = useLingui();
  const userId = useSession().user?._id;
  const name = decisionDraftName(
    userId,
    applications.map(({ _id }) => _id),
  );
  const { settle, form } = useDraftForm({
    schema: decisionFormSchema({
      chooseStatus: i18n._(chooseStatus),
      unknown: (placeholder) => i18n._(messages.placeholderUnknown, { placeholder }),
    }),
    start: { form: BLANK },
    draft: draftOf<DecisionForm>(textPart(name, 'message')),
    isSame: (one, other) => one.message === other.message,
  });
  return { form, settle: (sent: DecisionForm) => settle(sent, { form: BLANK }) };
};

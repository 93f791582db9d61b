import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSession } from '../../api/auth.ts';
import type { Application } from '../../contract/application.ts';
import { messages } from '../../contract/messages.ts';
import { decisionDraftName } from '../../lib/draft-names.ts';
import { draftOf, textPart } from '../../lib/form-draft.ts';
import { useDraftForm } from '../../ui/use-draft-form.ts';
import { type DecisionForm, decisionFormSchema } from './decision-form-schema.ts';

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
    schema: () =>
      decisionFormSchema({
        chooseStatus: i18n._(chooseStatus),
        unknown: (placeholder) => i18n._(messages.placeholderUnknown, { placeholder }),
      }),
    start: { form: BLANK },
    draft: draftOf<DecisionForm>(textPart(name, 'message')),
    isSame: (one, other) => one.message === other.message,
  });
  return { form, settle: (sent: DecisionForm) => settle(sent, { form: BLANK }) };
};

import { useMutation } from '@tanstack/react-query';
import { ApiError, describeFailure } from '../../api/api-error.ts';
import { applyFailure, applyToJob } from '../../api/application-mutations.ts';
import type { User } from '../../contract/user.ts';
import { useDraftForm } from '../../ui/use-draft-form.ts';
import { discardApplyDrafts, fullApplyDraft } from './apply-draft.ts';
import { type FullApplyForm, fullApplyFormSchema } from './full-apply-form-schema.ts';

/**
 * The full application form: filled in from the account, then from its draft, which lasts until it is
 * sent.
 */
export const useFullApplyForm = (
  jobId: string,
  user: User,
  { onApplied, onRefused }: { onApplied: () => void; onRefused: () => void },
) => {
  const applying = useMutation({
    ...applyToJob(jobId),
    // However the page is left meanwhile.
    onSuccess: () => discardApplyDrafts(user._id, jobId),
  });
  const { form, isChanged } = useDraftForm({
    schema: () => fullApplyFormSchema,
    start: {
      form: {
        cover_letter: '',
        resume_url: user.resume_url,
        phone: user.phone,
        availability: '',
        additional_questions: '',
        agree: false,
      },
    },
    draft: fullApplyDraft(user._id, jobId),
  });

  const send = ({ agree: _agree, ...application }: FullApplyForm) =>
    applying.mutate(application, {
      onSuccess: onApplied,
      onError: (error) => {
        if (error instanceof ApiError && error.status === 409) onRefused();
      },
    });

  return {
    form,
    send,
    isSending: applying.isPending,
    hasUnsent: isChanged && !applying.isSuccess,
    failure: applying.error ? describeFailure(applying.error, applyFailure) : null,
  };
};

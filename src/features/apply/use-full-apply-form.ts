import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ApiError, describeFailure } from '../../api/api-error.ts';
import { applyFailure, applyToJob } from '../../api/application-mutations.ts';
import type { User } from '../../contract/user.ts';
import { discardApplyDraft } from '../../lib/apply-draft-names.ts';
import { useSchemaForm } from '../../ui/use-schema-form.ts';
import { isTyped, readFullDraft, saveFullDraft } from './apply-draft.ts';
import { type FullApplyForm, fullApplyFormSchema } from './full-apply-form-schema.ts';

/**
 * The full application form: filled in from the account, then from what was typed here before. It is
 * kept in the browser at every change, until it is sent.
 */
export const useFullApplyForm = (
  jobId: string,
  user: User,
  { onApplied, onRefused }: { onApplied: () => void; onRefused: () => void },
) => {
  const applying = useMutation({
    ...applyToJob(jobId),
    // However the page is left meanwhile.
    onSuccess: () => discardApplyDraft(user._id, jobId),
  });
  const [{ prefill, initial, keep }] = useState(() => {
    const prefill: FullApplyForm = {
      cover_letter: '',
      resume_url: user.resume_url,
      phone: user.phone,
      availability: '',
      additional_questions: '',
      agree: false,
    };
    return {
      prefill,
      initial: readFullDraft(user._id, jobId, prefill),
      keep: (form: FullApplyForm) => saveFullDraft(user._id, jobId, form, prefill),
    };
  });

  const form = useSchemaForm({
    schema: fullApplyFormSchema,
    defaultValues: initial,
    onChange: keep,
  });
  const values = useWatch({ control: form.control }) as FullApplyForm;

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
    hasUnsent: isTyped(values, prefill) && !applying.isSuccess,
    failure: applying.error ? describeFailure(applying.error, applyFailure) : null,
  };
};

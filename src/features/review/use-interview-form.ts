import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { describeFailure, problemsOf } from '../../api/api-error.ts';
import { useSession } from '../../api/auth.ts';
import { interviewFailure, setInterview } from '../../api/interviews.ts';
import type { Application } from '../../contract/application.ts';
import type { InterviewInput } from '../../contract/interview-input.ts';
import { interviewDraftName } from '../../lib/draft-names.ts';
import { changedPart, draftOf } from '../../lib/form-draft.ts';
import { useDraftForm } from '../../ui/use-draft-form.ts';
import { useRefusal } from '../../ui/use-refusal.ts';
import {
  draftFields,
  formField,
  formOf,
  type InterviewForm,
  interviewFormSchema,
} from './interview-form-schema.ts';

/** The form of an application's interview. What was typed is kept until it is saved or given up. */
export const useInterviewForm = (application: Application, onClose: () => void) => {
  const name = interviewDraftName(useSession().user?._id, application._id);
  const [saved] = useState(() => formOf(application.interview));
  const { form, settle, discard } = useDraftForm({
    schema: interviewFormSchema,
    start: { form: saved },
    draft: draftOf<InterviewForm>(changedPart(name, draftFields)),
  });
  const { mutateAsync, isPending } = useMutation(setInterview(application._id));
  const { failures, refuse, clear } = useRefusal(form);

  const save = async (input: InterviewInput) => {
    const sent = { ...form.getValues() };
    clear();
    try {
      await mutateAsync(input);
    } catch (error) {
      const problems = problemsOf(error).map(({ msg, path }) => ({ msg, path: formField(path) }));
      return refuse(problems, describeFailure(error, interviewFailure));
    }
    if (settle(sent, { form: sent })) onClose();
  };
  return {
    form,
    saved,
    save,
    isSaving: isPending,
    failures,
    giveUp: () => {
      discard();
      onClose();
    },
  };
};

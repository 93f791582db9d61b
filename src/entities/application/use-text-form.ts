import { useLingui } from '@lingui/react/macro';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { type FailureMessages, failureMessage, problemsOf } from '#src/api/api-error.ts';
import { draftOf, textPart } from '#src/lib/form-draft.ts';
import { translate } from '#src/lib/ui-text.ts';
import { useDraftForm } from '#src/ui/use-draft-form.ts';
import { useServerErrors } from '#src/ui/use-server-errors.ts';

type Values = { body: string };

type TextForm = {
  schema: StandardSchemaV1<Values, Values>;
  /** The name of the draft that keeps unsent text in the browser. */
  draftName: string;
  /** The text of the form when there is no draft. */
  start?: string;
  send: (body: string) => Promise<unknown>;
  failure: FailureMessages;
  onSent?: () => void;
};

/**
 * A form of one text about an application: a message or a note. Unsent text is kept as a draft, and `field` also
 * shows why the server refused it.
 */
export const useTextForm = ({ schema, draftName, start = '', send, failure, onSent }: TextForm) => {
  const { i18n } = useLingui();
  const base = { form: { body: start } };
  const { form, settle } = useDraftForm({
    schema,
    start: base,
    draft: draftOf<Values>(textPart(draftName, 'body')),
  });
  const { failures, showErrors, clear } = useServerErrors(form);
  const [refusal] = failures;
  return {
    form,
    field: {
      ...form.register('body', { onChange: clear }),
      error: form.formState.errors.body?.message ?? (refusal && translate(i18n, refusal)),
    },
    submit: async ({ body }: Values) => {
      const sent = { ...form.getValues() };
      clear();
      try {
        await send(body);
      } catch (error) {
        return showErrors(problemsOf(error), failureMessage(error, failure));
      }
      settle(sent, base);
      onSent?.();
    },
  };
};

import * as z from 'zod/mini';
import { statusInputSchema } from '../../contract/application-input.ts';
import { templateInputSchema } from '../../contract/application-message.ts';
import { unknownPlaceholder } from '../../contract/placeholders.ts';

/** What the form says of a status that wasn't chosen, and of a placeholder that nobody fills in. */
type Texts = { chooseStatus: string; unknown: (placeholder: string) => string };

/** A decision: the call's status, and a message that has to be written, as in a template. */
export const decisionFormSchema = ({ chooseStatus, unknown }: Texts) =>
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

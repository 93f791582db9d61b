import * as z from 'zod/mini';
import { errorMessages } from '#src/contract/error-messages.ts';
import { LANGUAGES } from '#src/contract/language.ts';
import { BATCH_MAX, LINE_MAX, NAME_MAX, TEXT_MAX } from '#src/contract/limits.ts';
import { lenientDate, lenientList, lenientText } from '#src/contract/replies.ts';
import {
  atMost,
  listOf,
  optionalText,
  requiredLine,
  requiredText,
} from '#src/contract/requests.ts';
import { MESSAGE_STATES } from './message-states.ts';
import { hasTooManyPlaceholders } from './placeholders.ts';

export const MESSAGE_SIDES = ['employer', 'candidate'] as const;
export type MessageSide = (typeof MESSAGE_SIDES)[number];

/** One message of a thread; candidates only receive those in the state `sent`. */
export const applicationMessageSchema = z.object({
  _id: z.string(),
  side: z.enum(MESSAGE_SIDES),
  body: lenientText,
  state: z.catch(z.enum(MESSAGE_STATES), 'sent'),
  /** Whether the caller hasn't read it yet. */
  is_unread: z.catch(z.boolean(), false),
  created_at: lenientDate,
});
export type ApplicationMessage = z.infer<typeof applicationMessageSchema>;

/**
 * GET /api/applications/{id}/messages: one page of the thread, newest first. `has_earlier`: whether older messages
 * follow; `can_write`: whether the caller may write now.
 */
export const threadSchema = z.object({
  messages: lenientList(applicationMessageSchema),
  has_earlier: z.catch(z.boolean(), false),
  can_write: z.catch(z.boolean(), false),
});
export type Thread = z.infer<typeof threadSchema>;

/** Requests the messages before `before`; the newest if it is missing or unknown. */
export const threadQuerySchema = z.object({
  before: z.catch(z.optional(z.string().check(atMost(LINE_MAX))), undefined),
});

/** POST /api/applications/{id}/messages: plain text, without placeholders (rule STATUS-11). */
export const applicationMessageInputSchema = z.object({
  body: requiredText(errorMessages.messageRequired),
});

/** PUT /api/applications/{id}/messages/read: ids of the messages shown on the screen. */
export const readMessagesSchema = z.object({
  messages: listOf(z.string().check(atMost(LINE_MAX)), BATCH_MAX),
});
/** Number of messages from the other side that the caller hasn't read. */
export const unreadMessagesSchema = z.object({ unread: z.int() });

/** A text whose placeholders are filled in per application. The server reports unknown ones. */
const fillable = <Text extends z.ZodMiniType<string>>(text: Text) =>
  text.check(z.refine((value) => !hasTooManyPlaceholders(value), errorMessages.placeholdersMax));

/** The message sent with a decision; '' for none. */
export const decisionMessage = z.optional(fillable(optionalText(TEXT_MAX)));

export const TEMPLATE_KINDS = ['rejection', 'next_step', 'offer'] as const;
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** POST /api/message-templates and PUT /api/message-templates/{id}. */
export const templateInputSchema = z.object({
  kind: z.enum(TEMPLATE_KINDS, errorMessages.templateKindInvalid),
  language: z.enum(LANGUAGES, errorMessages.languageInvalid),
  name: requiredLine(errorMessages.nameRequired, NAME_MAX),
  body: fillable(requiredText(errorMessages.messageRequired)),
});
export type TemplateInput = z.infer<typeof templateInputSchema>;

/** An employer's saved text. */
export const messageTemplateSchema = z.object({
  _id: z.string(),
  kind: z.catch(z.enum(TEMPLATE_KINDS), 'next_step'),
  language: z.catch(z.enum(LANGUAGES), 'en'),
  name: lenientText,
  body: lenientText,
});
export type MessageTemplate = z.infer<typeof messageTemplateSchema>;

/** GET /api/message-templates: all of the caller's, oldest first. */
export const templateListSchema = z.object({ templates: lenientList(messageTemplateSchema) });

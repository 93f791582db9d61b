import { msg } from '@lingui/core/macro';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { TemplateInput } from '#src/contract/messages/application-message.ts';
import * as endpoints from '#src/contract/messages/endpoints.ts';
import { withServerMessage } from './api-error.ts';
import { defineMutation } from './define-mutation.ts';
import { call, callWithoutReply } from './http.ts';
import { keyOf } from './resource-key.ts';

/** Milliseconds between checks for new messages while a thread is on screen (rule REVIEW-11). */
const LOOK_MS = 20_000;

const threadKey = (applicationId: string) => keyOf(endpoints.listMessages.reads, applicationId);

/** The messages about an application, the newest page first. */
export const listMessagesQuery = (applicationId: string) =>
  infiniteQueryOptions({
    queryKey: threadKey(applicationId),
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.listMessages, {
        params: { id: applicationId },
        query: { before: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ has_earlier, messages }) =>
      has_earlier ? messages.at(-1)?._id : undefined,
    refetchInterval: LOOK_MS,
  });

export const listTemplatesQuery = () =>
  queryOptions({
    queryKey: keyOf(endpoints.listTemplates.reads),
    queryFn: ({ signal }) => call(endpoints.listTemplates, { signal }),
  });

export const listMessagesFailure = withServerMessage(msg`The messages couldn’t be loaded.`);

export const postMessageFailure = withServerMessage(
  msg`Your message couldn’t be sent. Please try again.`,
);
const templateFailure = withServerMessage(msg`The template couldn’t be saved.`);

/** Sends a message about an application; the form shows failures. */
export const postMessage = (applicationId: string) =>
  defineMutation(endpoints.postMessage, {
    mutationFn: (body: string) =>
      call(endpoints.postMessage, { params: { id: applicationId }, body: { body } }),
  });

/** Marks messages as read. Failures are silent: the messages just stay unread. */
export const markMessagesRead = (applicationId: string) =>
  defineMutation(endpoints.markMessagesRead, {
    mutationFn: (messages: string[]) =>
      call(endpoints.markMessagesRead, { params: { id: applicationId }, body: { messages } }),
  });

export const createTemplate = () =>
  defineMutation(endpoints.createTemplate, {
    mutationFn: (body: TemplateInput) => call(endpoints.createTemplate, { body }),
    meta: { success: msg`Template saved.`, failure: templateFailure },
  });

export const updateTemplate = () =>
  defineMutation(endpoints.updateTemplate, {
    mutationFn: ({ _id, ...body }: TemplateInput & { _id: string }) =>
      call(endpoints.updateTemplate, { params: { id: _id }, body }),
    meta: { success: msg`Template saved.`, failure: templateFailure },
  });

export const deleteTemplate = () =>
  defineMutation(endpoints.deleteTemplate, {
    mutationFn: (id: string) => callWithoutReply(endpoints.deleteTemplate, { params: { id } }),
    meta: {
      success: msg`Template deleted.`,
      failure: withServerMessage(msg`The template couldn’t be deleted.`),
    },
  });

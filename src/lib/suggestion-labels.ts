import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { SuggestionKind } from '../contract/enumerations.ts';

/** The headings of suggestions (rule SUGGEST-2). */
export const suggestionKindLabels: Record<SuggestionKind, MessageDescriptor> = {
  title: msg`Job titles`,
  company: msg`Companies`,
  place: msg`Places`,
};

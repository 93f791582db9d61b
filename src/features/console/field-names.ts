import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FieldName } from '#src/contract/console/console.ts';
import type { ConsoleEntity } from '#src/contract/console/console-search.ts';
import { sharedFieldNames } from '#src/entities/record/field-names.ts';

/**
 * Readable names of all record fields. Labels also show the key, by which fields are found, so no name may contain
 * the key of another field of its entity (a test checks this).
 */
const fieldNames: Record<FieldName<ConsoleEntity>, MessageDescriptor> = {
  ...sharedFieldNames,
  bio: msg`About the person`,
  body: msg`Message`,
  interview_date: msg`Interview`,
  password: msg`Password`,
  subject: msg`Subject`,
  title: msg`Job title`,
  user: msg`User`,
};

const known = new Map<string, MessageDescriptor>(Object.entries(fieldNames));

/** The readable name of a field; an unknown key becomes words ('last_seen': 'last seen') (rule CONSOLE-4). */
export const nameField = (i18n: I18n, key: string): string => {
  const name = known.get(key);
  return name ? i18n._(name) : key.replaceAll('_', ' ').trim() || key;
};

/** The name in lower case, for use within a sentence. */
export const nameInSentence = (i18n: I18n, key: string): string =>
  nameField(i18n, key).toLocaleLowerCase(i18n.locale);

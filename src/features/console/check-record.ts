import { msg } from '@lingui/core/macro';
import { newPassword } from '#src/contract/accounts/credentials.ts';
import type { ConsoleRecord } from '#src/contract/console/console.ts';
import { PASSWORD_MIN } from '#src/contract/limits.ts';
import type { Settings } from '#src/contract/server/settings.ts';
import type { UiText } from '#src/lib/ui-text.ts';
import { isChanged, type RecordField, readJson, type Typed, toValue } from './record-values.ts';

type PasswordMin = Settings['password_min'];

export const jsonInvalid = msg`This isn’t valid JSON. Enter an array or an object.`;

/** Validates a field by the server's rule; null when valid. */
const checkField = (field: RecordField, typed: string, passwordMin: PasswordMin): UiText | null => {
  if (field.kind === 'json' && !readJson(typed)) return jsonInvalid;
  const schema = field.kind === 'password' ? newPassword(passwordMin) : field.described?.schema;
  const result = schema?.safeParse(toValue(field, typed));
  return result && !result.success ? (result.error.issues[0]?.message ?? null) : null;
};

/** Errors by field name. Like the server, checks only the changed fields of a stored record. */
export const checkRecord = (
  fields: readonly RecordField[],
  typed: Typed,
  record: ConsoleRecord | undefined,
  passwordMin: PasswordMin = PASSWORD_MIN,
): Record<string, UiText> =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const text = typed[field.name] ?? '';
      const isAsked = record
        ? isChanged(field, typed, record)
        : field.described?.required || text !== '';
      const problem = isAsked && !field.readOnly ? checkField(field, text, passwordMin) : null;
      return problem === null ? [] : [[field.name, problem]];
    }),
  );

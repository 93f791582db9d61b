import type { ApiSettings } from '#server/http/dependencies.ts';
import { fieldProblem } from '#server/http/problem.ts';
import { errorMessages } from '#src/contract/error-messages.ts';
import { PASSWORD_MIN, PASSWORD_STRONG_MIN } from '#src/contract/limits.ts';
import { PRODUCT_NAME } from '#src/contract/product.ts';
import type { Settings } from '#src/contract/server/settings.ts';
import { emailKey } from './queries.ts';

/** `specification`: six characters (rule AUTH-5). `strong` (AUTH-6): eight, and no easily guessed password. */
type PasswordPolicy = ApiSettings['passwordPolicy'];

/** Minimum characters under the policy. */
export const passwordMin = (policy: PasswordPolicy): Settings['password_min'] =>
  policy === 'strong' ? PASSWORD_STRONG_MIN : PASSWORD_MIN;

/** Tens of thousands of common passwords in lower case, loaded on first use. */
let common: Promise<ReadonlySet<string>> | undefined;
const commonPasswords = () => {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return common;
};

/** Words that are guessed first here, in lower case (rule AUTH-6). */
const OWN_WORDS = [
  PRODUCT_NAME.toLowerCase(),
  'admin',
  'yönetici',
  'candidate',
  'aday',
  'employer',
  'işveren',
  'password',
  'parola',
  'şifre',
];

/** Whether too little is left of a password without such words. */
const isOwnWord = (folded: string): boolean => {
  const rest = OWN_WORDS.reduce((left, word) => left.replaceAll(word, ''), folded);
  return rest !== folded && [...rest].length < PASSWORD_MIN;
};

/** Refuses (400, at the field `password`) a new password that the policy does not allow for this account. */
export async function checkNewPassword(
  policy: PasswordPolicy,
  password: string,
  email: string,
): Promise<void> {
  if (policy === 'specification') return;
  const typed = password.normalize('NFC');
  if ([...typed].length < PASSWORD_STRONG_MIN)
    throw fieldProblem('password', errorMessages.passwordShort);
  const folded = typed.trim().toLowerCase();
  const address = emailKey(email);
  if (folded === address || folded === address.split('@')[0])
    throw fieldProblem('password', errorMessages.passwordIsEmail);
  if (isOwnWord(folded) || (await commonPasswords()).has(folded))
    throw fieldProblem('password', errorMessages.passwordCommon);
}

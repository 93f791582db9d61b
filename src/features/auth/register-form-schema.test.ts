import { describe, expect, it } from 'vitest';
import { errorMessages } from '#src/contract/error-messages.ts';
import { type RegisterForm, registerFormSchema } from './register-form-schema.ts';

const filled: RegisterForm = {
  first_name: 'Ceren',
  last_name: 'Kaya',
  email: 'ceren@example.com',
  password: 'secret',
  user_type: 'candidate',
  confirmPassword: 'secret',
  termsAccepted: true,
};

/** The first error of each field, as the form shows it. */
const problems = (given: Partial<RegisterForm>) => {
  const shown: Record<string, string> = {};
  const { error } = registerFormSchema(6).safeParse({ ...filled, ...given });
  for (const { path, message } of error?.issues ?? []) shown[path.join()] ??= message;
  return shown;
};

describe('the registration form (AUTH-2)', () => {
  it.each<[keyof RegisterForm, string | boolean, string]>([
    ['first_name', ' ', 'First name is required'],
    ['last_name', ' ', 'Last name is required'],
    ['email', ' ', 'Email is required'],
    ['email', 'ada@example', 'Email is invalid'],
    ['password', '', 'Password is required'],
    ['password', '12345', 'Password must be at least 6 characters'],
    ['confirmPassword', '', 'Please confirm your password'],
    ['confirmPassword', 'another', 'Passwords do not match'],
    ['termsAccepted', false, 'You must accept the terms and conditions'],
  ])('%s %j: %s', (field, value, text) => {
    expect(problems({ [field]: value })).toMatchObject({ [field]: text });
  });

  it('accepts a password of 6 characters, including blanks (AUTH-5)', () => {
    expect(problems({ password: ' 4567 ', confirmPassword: ' 4567 ' })).toEqual({});
  });

  it('compares the passwords while other fields are still wrong', () => {
    expect(problems({ email: '', confirmPassword: 'other!' })).toEqual({
      email: errorMessages.emailRequired,
      confirmPassword: errorMessages.passwordsNotMatch,
    });
  });
});

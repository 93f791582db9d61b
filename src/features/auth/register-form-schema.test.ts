// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { messages } from '../../contract/messages.ts';
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

/** What each field says first: that is what the form shows under it. */
const problems = (given: Partial<RegisterForm>, min: 6 | 8 = 6) => {
  const shown: Record<string, string> = {};
  const { error } = registerFormSchema(min).safeParse({ ...filled, ...given });
  for (const { path, message } of error?.issues ?? []) shown[path.join()] ??= message;
  return shown;
};

describe('the registration form', () => {
  it('takes what is filled in', () => {
    expect(problems({})).toEqual({});
  });

  it.each<[keyof RegisterForm, string | boolean, string]>([
    ['first_name', '', messages.firstNameRequired],
    ['first_name', '   ', messages.firstNameRequired],
    ['last_name', ' ', messages.lastNameRequired],
    ['email', '', messages.emailRequired],
    ['email', '  ', messages.emailRequired],
    ['email', 'ceren', messages.emailInvalid],
    ['email', 'ceren@example', messages.emailInvalid],
    ['email', 'ceren@exam ple.com', messages.emailInvalid],
    ['confirmPassword', '', messages.confirmPasswordRequired],
    ['confirmPassword', 'Secret', messages.passwordsNotMatch],
    ['termsAccepted', false, messages.termsRequired],
  ])('with %s %j says so there', (field, value, text) => {
    expect(problems({ [field]: value })).toEqual({ [field]: text });
  });

  it.each([
    ['', messages.passwordRequired],
    ['five5', messages.passwordLength],
  ])('with the password %j twice says what it lacks', (password, text) => {
    expect(problems({ password, confirmPassword: password }).password).toBe(text);
  });

  it('asks for as many characters as the server (rule AUTH-6)', () => {
    const said = (password: string) => problems({ password, confirmPassword: password }, 8);
    expect(said('five5')).toEqual({ password: messages.passwordShort });
    expect(said('seven77')).toEqual({ password: messages.passwordShort });
    expect(said('eight888')).toEqual({});
  });

  it('takes a password of 6 characters, blanks among them', () => {
    expect(problems({ password: ' 4567 ', confirmPassword: ' 4567 ' })).toEqual({});
  });

  it('shows all problems at once', () => {
    const empty = {
      first_name: '',
      last_name: '',
      email: '',
      password: '',
      confirmPassword: '',
      termsAccepted: false,
    };
    expect(problems(empty)).toEqual({
      first_name: messages.firstNameRequired,
      last_name: messages.lastNameRequired,
      email: messages.emailRequired,
      password: messages.passwordRequired,
      confirmPassword: messages.confirmPasswordRequired,
      termsAccepted: messages.termsRequired,
    });
  });

  it('compares the passwords while other fields are still wrong', () => {
    expect(problems({ email: '', confirmPassword: 'other!' })).toEqual({
      email: messages.emailRequired,
      confirmPassword: messages.passwordsNotMatch,
    });
  });
});

// @vitest-environment jsdom
import { isNotFound } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { userSchema } from '#src/contract/accounts/user.ts';
import { roleLayout } from './role-layout.ts';

test('a screen loads nothing for the other role (ACCESS-5)', () => {
  const open = (user_type: string) => () =>
    roleLayout('employer').beforeLoad({
      context: { user: userSchema.parse({ _id: '1', user_type }) },
    });
  expect(open('employer')).not.toThrow();
  expect(open('candidate')).toThrow(expect.toSatisfy(isNotFound));
});

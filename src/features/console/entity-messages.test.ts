// @vitest-environment jsdom
import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { dialogTitle } from './entity-messages.ts';

test.each([
  ['create', 'Create Job'],
  ['edit', 'Edit Job'],
  ['view', 'View Job'],
] as const)('the dialog to %s a record says so', (mode, title) => {
  expect(i18n._(dialogTitle(mode, 'jobs'))).toBe(title);
});

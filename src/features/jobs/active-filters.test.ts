// @vitest-environment node
import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { readJobSearch } from '../../contract/job-search.ts';
import { readMessages } from '../../lib/i18n.ts';
import { activeFilters } from './active-filters.ts';

const labels = async (language: 'en' | 'tr', currency?: string) => {
  const i18n = setupI18n({
    ...{ locale: language, messages: { [language]: await readMessages(language) } },
  });
  const search = readJobSearch({ salaryMin: '60000' });
  return activeFilters(search, i18n, currency).map(({ label }) => label.replace('\u00a0', ' '));
};

it('a minimum salary is in the currency of the server, and in none before that is known', async () => {
  expect(await labels('en', 'EUR')).toEqual(['€60,000 or more']);
  expect(await labels('en', 'TRY')).toEqual(['TRY 60,000 or more']);
  expect(await labels('tr', 'TRY')).toEqual(['₺60.000 ve üzeri']);
  expect(await labels('en')).toEqual(['60,000 or more']);
});

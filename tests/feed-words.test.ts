import { expect, test } from 'vitest';
import { messages as en } from '../locales/en/public.po';
import { messages as tr } from '../locales/tr/public.po';
import { feedWords } from '../server/feeds/words.ts';

/** The words for a term, from a catalog. */
const shown = (catalog: typeof en, term: string): string | undefined => {
  const id = Object.keys(en).find((key) => String(en[key]) === term);
  return id && String(catalog[id]);
};

test('feeds call things what the app calls them', () => {
  const terms = ({ jobTypes, experienceLevels, title: _, ...others }: typeof feedWords.en) =>
    [jobTypes, experienceLevels, others].flatMap((some) => Object.values<string>(some));
  const english = terms(feedWords.en);
  expect(english).toEqual(english.map((term) => shown(en, term)));
  expect(terms(feedWords.tr)).toEqual(english.map((term) => shown(tr, term)));
});

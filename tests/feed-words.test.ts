// @vitest-environment node
import { expect, test } from 'vitest';
import { readCatalog } from '../scripts/vite/catalog-file.ts';
import { feedWords } from '../server/feeds/words.ts';
import { LANGUAGES } from '../src/contract/language.ts';

test('feeds call things what the app calls them', async () => {
  const english = feedWords.en;
  for (const language of LANGUAGES) {
    const messages = Object.values(await readCatalog(language, 'public'));
    const shown = (term: string) => messages.find(({ message }) => message === term)?.translation;
    const terms = ({ jobTypes, experienceLevels, title: _, ...others }: typeof english) => [
      ...[jobTypes, experienceLevels, others].flatMap((some) => Object.values<string>(some)),
    ];
    expect(terms(feedWords[language])).toEqual(terms(english).map(shown));
  }
});

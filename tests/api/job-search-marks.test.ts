import { expect, test } from 'vitest';
import { sharedSearch } from './shared-search.ts';

const { post, search } = sharedSearch();

/** What the search marks in the one job that it finds, as the words themselves. */
async function marked(query: string) {
  const [job] = (await search({ query })).jobs;
  const words = (text = '', marks: readonly (readonly [number, number])[] = []) =>
    marks.map(([start, end]) => text.slice(start, end));
  return {
    title: words(job?.title, job?.match?.title),
    context: job?.match?.context,
    words: words(job?.match?.context, job?.match?.marks),
  };
}

test('words found are marked in the title, and in a line of the text where the title lacks one', async () => {
  await post({
    title: 'Night nurses',
    description: `${'We care for people. '.repeat(20)}The garden is by the ward. ${'Words. '.repeat(60)}`,
  });
  expect(await marked('nurse')).toEqual({ title: ['nurses'], context: '', words: [] });
  const found = await marked('nurse garden');
  expect(found).toMatchObject({ title: ['nurses'], words: ['garden'] });
  expect(found.context).toMatch(/^The garden is by the ward\./);
  expect(found.context?.length).toBeLessThanOrEqual(170);
});

test('without words nothing is marked', async () => {
  await post({ title: 'Cook' });
  const [job] = (await search()).jobs;
  expect(job?.title).toBe('Cook');
  expect(job?.match).toBeUndefined();
});

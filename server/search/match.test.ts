import { expect, test } from 'vitest';
import { matchOf } from './match.ts';

const job = {
  title: 'Cook',
  company: 'Løkke',
  location: 'Łódź, PL',
  texts: ['Big kitchen', 'A cook'],
};

/** The marked words of a job, by `;`, and its line. */
function markedIn(words: string[][], place: string[] = []) {
  const { title, company, location, context, marks } = matchOf(job, {
    words,
    place,
    placeNames: ['lod'],
  });
  const read = (text: string, found: [number, number][]) =>
    found.map(([start, end]) => text.slice(start, end)).join(';');
  return [
    read(job.title, title),
    read(job.company, company),
    read(job.location, location),
    context,
    read(context, marks),
  ];
}

test.each([
  ['a word of the title', [['cook']], [], ['Cook', '', '', '', '']],
  ['one form of it', [['chef', 'cook']], [], ['Cook', '', '', '', '']],
  ['letters that have no accent', [['lokke'], ['lodz']], [], ['', 'Løkke', 'Łódź', '', '']],
  ['a place begun in its box', [], ['lod'], ['', '', '', '', '']],
  ['a place begun by four letters', [], ['lodz', 'pl'], ['', '', 'Łódź;PL', '', '']],
  ['a word of a text', [['cook'], ['kitchen']], [], ['Cook', '', '', 'Big kitchen', 'kitchen']],
  ['a place that is asked for and not there', [['cook']], ['berlin'], ['Cook', '', '', '', '']],
] as [string, string[][], string[], string[]][])('%s', (_, words, place, marked) => {
  expect(markedIn(words, place)).toEqual(marked);
});

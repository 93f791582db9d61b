import { expect, it } from 'vitest';
import { toInline } from './text-inline.ts';

const links = (text: string): string[] =>
  toInline(text).flatMap((piece) =>
    typeof piece === 'object' && 'href' in piece ? piece.href : [],
  );

it('links web and email addresses, and keeps the text around them (TEXT-5)', () => {
  expect(toInline('Visit https://kaya.example/jobs or www.kaya.example; ik@kaya.example.')).toEqual(
    [
      'Visit ',
      { text: 'https://kaya.example/jobs', href: 'https://kaya.example/jobs' },
      ' or ',
      { text: 'www.kaya.example', href: 'https://www.kaya.example' },
      '; ',
      { text: 'ik@kaya.example', href: 'mailto:ik@kaya.example' },
      '.',
    ],
  );
});

it.each([
  ['See http://kaya.example/a?b=c,d#e.', 'http://kaya.example/a?b=c,d#e'],
  ['HTTPS://Kaya.example!', 'HTTPS://Kaya.example'],
  ['(www.kaya.example/lifts)', 'https://www.kaya.example/lifts'],
  ['www.kaya.example/lift_(old)_(2).', 'https://www.kaya.example/lift_(old)_(2)'],
  ['[jobs](https://kaya.example/a)', 'https://kaya.example/a'],
  ['<https://kaya.example/>', 'https://kaya.example/'],
  ['“https://kaya.example/a”…', 'https://kaya.example/a'],
  ["www.kaya.example'den bakın", 'https://www.kaya.example'],
  ['www.kaya.example’dan', 'https://www.kaya.example'],
  ['https://kaya.example/iş-ilanları?a=%20', 'https://kaya.example/iş-ilanları?a=%20'],
  ['https://kaya.example\u200b,', 'https://kaya.example'],
  ['ayşe.kaya+lift@iş-kaya.com.example, please', 'mailto:ayşe.kaya+lift@iş-kaya.com.example'],
  ["ik@kaya.example'a yazın", 'mailto:ik@kaya.example'],
  ['mailto:ik@kaya.example', 'mailto:ik@kaya.example'],
])('finds where an address begins and ends: %s (TEXT-5)', (text, href) => {
  expect(links(text)).toEqual([href]);
});

it.each([
  'javascript:alert(1)',
  'data:text/html,a',
  'ftp://kaya.example',
  'file:///etc/passwd',
  'http://',
  'www.',
  'kaya.example',
  'xhttp://kaya.example',
  'a@b',
  '@kaya.example',
  '%0aBcc:',
  `https://kaya.example/${'a'.repeat(2000)}`,
])('leaves as text: %s (TEXT-5)', (text) => {
  expect(toInline(text)).toEqual([text]);
});

it('links an address of 2,000 characters (TEXT-5)', () => {
  expect(links(`https://${'a'.repeat(1992)}`)).toHaveLength(1);
});

it('recognizes strong words, and no other markup (TEXT-5)', () => {
  expect(toInline('**Now** and **www.kaya.example**')).toEqual([
    { strong: 'Now' },
    ' and ',
    { strong: 'www.kaya.example' },
  ]);
  for (const text of ['2 ** 3 ** 4', '****', '**a', '*a* _b_ `c` ~~d~~', '**a\nb**'])
    expect(toInline(text)).toEqual([text]);
});

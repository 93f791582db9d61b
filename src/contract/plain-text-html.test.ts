// @vitest-environment node
import { expect, it } from 'vitest';
import { listHtml, plainTextHtml } from './plain-text-html.ts';

it('keeps paragraphs, line breaks and lists', () => {
  expect(plainTextHtml('You will:\n- receive goods\n• count them\nEvery day.\n\nOr\nnight.')).toBe(
    '<p>You will:</p><ul><li>receive goods</li><li>count them</li></ul><p>Every day.</p><p>Or<br>night.</p>',
  );
});

it.each(['One\ntwo\n\nthree', 'One\r\ntwo\r\n\r\nthree', 'One\rtwo\r\rthree'])(
  'reads line ends of every system: %j',
  (text) => expect(plainTextHtml(text)).toBe('<p>One<br>two</p><p>three</p>'),
);

it('makes each of several lines an item on request, and leaves one line a sentence', () => {
  expect(plainTextHtml('Careful\n- On time', true)).toBe(
    '<ul><li>Careful</li><li>On time</li></ul>',
  );
  expect(plainTextHtml('Careful.', true)).toBe('<p>Careful.</p>');
});

it('reads no markup from a text', () => {
  expect(plainTextHtml('</script><img src=x onerror="a(1)"> & \'more\'')).toBe(
    '<p>&lt;/script&gt;&lt;img src=x onerror=&quot;a(1)&quot;&gt; &amp; &#39;more&#39;</p>',
  );
  expect(listHtml(['<b>', 'C & C'])).toBe('<ul><li>&lt;b&gt;</li><li>C &amp; C</li></ul>');
});

it('is empty for a blank text and an empty list', () => {
  expect(plainTextHtml(' \n ')).toBe('');
  expect(listHtml([])).toBe('');
});

import { expect, it } from 'vitest';
import { listHtml, plainTextHtml } from './plain-text-html.ts';

it('keeps paragraphs, line breaks and lists (TEXT-1)', () => {
  expect(plainTextHtml('Soon.\n- receive goods\n• count them\nEvery day.\n\nOr\nnight.')).toBe(
    '<p>Soon.</p><ul><li>receive goods</li><li>count them</li></ul><p>Every day.</p><p>Or<br>night.</p>',
  );
});

it('turns headings into strong paragraphs, numbers items and leaves addresses as text (TEXT-1)', () => {
  expect(plainTextHtml('PAY & TIMES\n2. **days** <6>\n   - to 2\n3. www.kaya.example')).toBe(
    '<p><strong>PAY &amp; TIMES</strong></p><ol type="1" start="2"><li><strong>days</strong> &lt;6&gt;<ul><li>to 2</li></ul></li><li>www.kaya.example</li></ol>',
  );
});

it('puts several lists into one item (TEXT-3)', () => {
  expect(plainTextHtml('- a\n  - b\n  1. c\n  2. d')).toBe(
    '<ul><li>a<ul><li>b</li></ul><ol type="1" start="1"><li>c</li><li>d</li></ol></li></ul>',
  );
});

it.each(['One\ntwo\n\nthree', 'One\r\ntwo\r\n\r\nthree', 'One\rtwo\r\rthree'])(
  'reads line ends of every system: %j',
  (text) => expect(plainTextHtml(text)).toBe('<p>One<br>two</p><p>three</p>'),
);

it('makes each of several lines an item on request, but a single line a paragraph (TEXT-3)', () => {
  expect(plainTextHtml('Careful\n- On time', true)).toBe(
    '<ul><li>Careful</li><li>On time</li></ul>',
  );
  expect(plainTextHtml('Careful.', true)).toBe('<p>Careful.</p>');
});

it('escapes markup (TEXT-1)', () => {
  expect(plainTextHtml('</script><img src=x onerror="a(1)"> & \'more\'')).toBe(
    '<p>&lt;/script&gt;&lt;img src=x onerror=&quot;a(1)&quot;&gt; &amp; &#39;more&#39;</p>',
  );
  expect(listHtml(['<b>', 'C & C'])).toBe('<ul><li>&lt;b&gt;</li><li>C &amp; C</li></ul>');
});

it('is empty for a blank text and an empty list', () => {
  expect(plainTextHtml(' \n ')).toBe('');
  expect(listHtml([])).toBe('');
});

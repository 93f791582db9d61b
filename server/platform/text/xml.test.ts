import { expect, it } from 'vitest';
import { cdata, element, emptyElement, escapeXml } from './xml.ts';

it('escapes markup and drops what XML forbids', () => {
  expect(escapeXml(`<a href="b">'c' & d</a>`)).toBe(
    `&lt;a href=&quot;b&quot;&gt;'c' &amp; d&lt;/a&gt;`,
  );
  expect(escapeXml('\0a\u0007\tb\r\nc\ud83d d\ufffe😀')).toBe('a\tb\r\nc d😀');
});

it('writes elements with and without content', () => {
  expect(element('title', 'A & B')).toBe('<title>A &amp; B</title>');
  expect(emptyElement('link', { href: '/?a&b', rel: undefined, type: 'x' })).toBe(
    '<link href="/?a&amp;b" type="x"/>',
  );
});

it('ends no section early', () => {
  expect(cdata('a]]>b\u0007]]>')).toBe('<![CDATA[a]]]]><![CDATA[>b]]]]><![CDATA[>]]>');
});

import { expect, it } from 'vitest';
import { addressName, displayName, disposition } from './content-disposition.ts';

it.each([
  ['cv.pdf', 'cv.pdf'],
  ['C:\\temp\\cv.pdf', 'cv.pdf'],
  ['../../etc/cv.pdf', 'cv.pdf'],
  ['a"<b>:|?*\u0007\u202ec .pdf', 'abc.pdf'],
  ['c\u0327v.tar.gz', 'çv.tar.gz'],
  [' .pdf', 'file.pdf'],
  [`${'a'.repeat(200)}.pdf`, `${'a'.repeat(120)}.pdf`],
])('shows the file %j as %j', (name, shown) => {
  expect(displayName(name)).toBe(shown);
});

it.each([
  ['Özgeçmiş (son).pdf', 'Ozgecmis-son-.pdf'],
  ['-.cv_1.pdf', 'cv_1.pdf'],
  ['履歴書', 'file'],
  ['a/b c', 'a-b-c'],
])('writes %j in an address as %j', (name, written) => {
  expect(addressName(name)).toBe(written);
});

it('names a file for old and new browsers', () => {
  expect(disposition('attachment', 'Özgeçmiş.pdf')).toBe(
    `attachment; filename=Ozgecmis.pdf; filename*=UTF-8''%C3%96zge%C3%A7mi%C5%9F.pdf`,
  );
  expect(disposition('inline', 'cv.pdf')).toBe('inline; filename=cv.pdf');
  expect(disposition('inline', 'cv\ud83d.pdf')).toContain('%EF%BF%BD');
});

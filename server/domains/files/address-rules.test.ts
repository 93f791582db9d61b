import { expect, it } from 'vitest';
import { fileIdIn, fileUrl, namedFileId, picturePath } from './address-rules.ts';

const ID = '0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f';
const resume = `/api/uploads/resumes/${ID}/ozgecmis.pdf`;
const image = `/api/uploads/images/${ID}.webp`;

it('gives a file the path from which its id can be read (FILE-5)', () => {
  expect(fileUrl('resume', ID, 'Özgeçmiş.pdf', 'pdf')).toBe(
    `/api/uploads/resumes/${ID}/Ozgecmis.pdf`,
  );
  expect(fileUrl('image', ID, 'me', 'webp')).toBe(image);
  expect([fileIdIn('resume', resume), fileIdIn('image', image)]).toEqual([ID, ID]);
});

it.each([
  ['resume', image],
  ['image', resume],
  ['resume', `https://a.example${resume}`],
  ['resume', `${resume}?size=card`],
  ['resume', `${resume}/more`],
  ['resume', `/api/uploads/resumes/${ID}/`],
  ['resume', '/api/uploads/resumes/0a1b/cv.pdf'],
  ['image', `https://a.example${image}`],
  ['image', `${image}?size=card`],
  ['image', `/api/uploads/images/${ID}.`],
  ['image', '/api/uploads/images/0a1b.webp'],
] as const)('reads no id of a %s from %s', (kind, address) => {
  expect(fileIdIn(kind, address)).toBeUndefined();
});

it.each([image, `https://a.example${image}`, `HTTP://a.example:80${image}?size=card`])(
  'finds the path of the picture at %s',
  (address) => expect(picturePath(address)).toBe(image),
);

it.each([
  resume,
  `${image}?size=card&a=b`,
  `${image}?size=`,
  `${image}#a`,
  `https://a.example/b${image}`,
  `ftp://a.example${image}`,
  `/b${image}`,
  `https://${image}`,
  '/api/uploads/images/0a1b.webp',
  `/api/uploads/images/${ID}.`,
])('finds no picture at %s', (address) => {
  expect(picturePath(address)).toBeUndefined();
});

it('finds the file that an address names, wherever it is served', () => {
  for (const address of [resume, image, `https://a.example${resume}`, `${image}?size=card`])
    expect(namedFileId(address)).toBe(ID);
  const others = [
    `/api/uploads/other/${ID}.webp`,
    `/api/uploads/images/${ID}`,
    `/images/${ID}.png`,
  ];
  for (const address of [...others, '/api/uploads/images/0a1b2c3d.webp'])
    expect(namedFileId(address)).toBeUndefined();
});

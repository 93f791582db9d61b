// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { pictureUrl } from './picture-url.ts';

const PICTURE = '/api/uploads/images/1.webp';

const { origin } = window.location;

it.each([
  [PICTURE, 'page', PICTURE],
  [PICTURE, 'card', `${PICTURE}?size=card`],
  [`${origin}${PICTURE}`, 'page', PICTURE],
  ['/logos/1.png', 'card', '/logos/1.png'],
] as const)('%s in size %s is %s', (picture, size, address) => {
  expect(pictureUrl(picture, size)).toBe(address);
});

it.each([
  null,
  undefined,
  '',
  'https://elsewhere.example/pixel.png',
  '//elsewhere.example/pixel.png',
  '/\\elsewhere.example/pixel.png',
  '/\t/elsewhere.example/pixel.png',
  `${origin}//elsewhere.example/pixel.png`,
  `https://elsewhere.example${PICTURE}`,
  `${origin}.elsewhere.example/pixel.png`,
  '\t//elsewhere.example/pixel.png',
  'data:image/png;base64,AAAA',
  'https://',
])('%s is refused, so that no other host learns of visitors (FILE-4)', (picture) => {
  expect(pictureUrl(picture, 'page')).toBeNull();
});

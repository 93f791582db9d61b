import { expect, it } from 'vitest';
import { resumeName } from './resume-name.ts';

it.each([
  ['/api/uploads/resumes/01890000/Leyla-Brandt.pdf', 'Leyla-Brandt.pdf'],
  ['https://cv.example/%C3%B6zge%C3%A7mi%C5%9F.pdf?version=2#top', 'özgeçmiş.pdf'],
  ['https://cv.example/', 'cv.example'],
  ['https://cv.example/%E0%A4%A', '%E0%A4%A'],
  ['', ''],
])('the name of %s', (address, name) => {
  expect(resumeName(address)).toBe(name);
});

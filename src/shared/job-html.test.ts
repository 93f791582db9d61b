import { expect, it } from 'vitest';
import { jobHtml } from './job-html.ts';

const titles = { responsibilities: 'Do', requirements: 'Have', skills: 'R & D', benefits: 'Get' };
const job = {
  description: 'One\ntwo',
  responsibilities: 'Count\nCarry',
  requirements: '',
  required_skills: ['SQL'],
  benefits: [],
};

it('writes the parts that have a text, each under its title', () => {
  expect(jobHtml(job, titles)).toBe(
    '<p>One<br>two</p>' +
      '<p><strong>Do</strong></p><ul><li>Count</li><li>Carry</li></ul>' +
      '<p><strong>R &amp; D</strong></p><ul><li>SQL</li></ul>',
  );
  const other = { ...job, responsibilities: '', requirements: 'Be\nthere', benefits: [' Tea '] };
  expect(jobHtml(other, titles)).toBe(
    '<p>One<br>two</p>' +
      '<p><strong>Have</strong></p><ul><li>Be</li><li>there</li></ul>' +
      '<p><strong>R &amp; D</strong></p><ul><li>SQL</li></ul>' +
      '<p><strong>Get</strong></p><ul><li>Tea</li></ul>',
  );
});

// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { saveDraft, saveDraftFile } from '#src/lib/drafts.ts';
import { applyDraft, discardApplyDrafts, readLetter } from './apply-draft.ts';
import { type ApplyForm, startOfForm } from './apply-form-schema.ts';

const start = startOfForm({ resume_url: '/api/uploads/resumes/1/me.pdf', phone: '555 0100' });
const typed: ApplyForm = {
  ...start,
  cover_letter: 'Half a letter',
  phone: '',
  left_out: ['skills'],
  save_to_profile: ['phone'],
  agree: true,
};
const read = (userId = 'user', jobId = 'job', form = start) =>
  applyDraft(userId, jobId).read({ form })?.form;
const save = (form: ApplyForm) => applyDraft('user', 'job').save(form, { form: start });

beforeEach(() => window.localStorage.clear());

describe('the draft of an application', () => {
  it('has all typed input, even an emptied field (APPLY-5, FORM-2)', () => {
    save(typed);
    expect(read()).toEqual(typed);
    expect(readLetter('user', 'job')).toBe('Half a letter');
  });

  it('takes untouched fields from the account', () => {
    save({ ...start, availability: 'In May' });
    const now = startOfForm({ resume_url: 'https://cv.example', phone: '555 0200' });
    expect(read('user', 'job', now)).toEqual({ ...now, availability: 'In May' });
  });

  it('belongs to one user and one job, and is discarded as a whole (APPLY-5)', () => {
    save(typed);
    expect(read('other', 'job')).toEqual(start);
    expect(read('user', 'other')).toEqual(start);
    discardApplyDrafts('user', 'job');
    expect(read()).toEqual(start);
    expect(window.localStorage).toHaveLength(0);
  });

  it('has the chosen resume, or the name of a file that a reload has lost', () => {
    expect(read()).toEqual(start);
    const resume = new File(['%PDF'], 'cv.pdf');
    const chosen: ApplyForm = { ...start, resume_choice: 'file', resume };
    save(chosen);
    expect(read()).toEqual(chosen);
    expect(read('user', 'other')).toEqual(start);
    // As after a reload, and after more typing.
    saveDraftFile('apply-resume:user:job', null);
    const lost: ApplyForm = { ...chosen, resume: null, lost_file: 'cv.pdf' };
    expect(read()).toEqual(lost);
    save(lost);
    expect(read()).toEqual(lost);
    save({ ...chosen, resume: new File(['Hello'], 'cv.txt') });
    expect(read()).toEqual({ ...lost, lost_file: '' });
    save(chosen);
    discardApplyDrafts('user', 'job');
    expect(read()).toEqual(start);
    expect(window.localStorage).toHaveLength(0);
  });

  it('keeps the chosen file in mind while another resume is chosen, and saves nothing of it', () => {
    const resume = new File(['%PDF'], 'cv.pdf');
    save({ ...start, resume_choice: 'stored', resume });
    expect(read()).toEqual({ ...start, resume });
    expect(window.localStorage).toHaveLength(0);
    discardApplyDrafts('user', 'job');
  });

  it('keeps a link only while it is chosen', () => {
    const link: ApplyForm = { ...start, resume_choice: 'link', resume_url: 'https://cv.example' };
    save(link);
    expect(read()).toEqual(link);
    save({ ...link, resume_choice: 'stored' });
    expect(read()).toEqual(start);
    save({ ...link, resume_url: '' });
    expect(read()).toEqual(start);
  });

  it.each(['not JSON', '[]', '{"phone":5,"agree":"yes","other":1,"left_out":["x"]}'])(
    '%s is not a draft',
    (saved) => {
      saveDraft('apply-more:user:job', saved);
      expect(read()).toEqual(start);
    },
  );
});

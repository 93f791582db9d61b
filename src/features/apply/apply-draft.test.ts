import { beforeEach, describe, expect, it } from 'vitest';
import { saveDraft, saveDraftFile } from '../../lib/drafts.ts';
import { applyDraft, discardApplyDrafts, fullApplyDraft, readLetter } from './apply-draft.ts';
import type { ApplyForm } from './apply-form-schema.ts';

const prefill = {
  cover_letter: '',
  resume_url: '/api/uploads/resumes/1/me.pdf',
  phone: '555 0100',
  availability: '',
  additional_questions: '',
  agree: false,
};
const typed = { ...prefill, cover_letter: 'Half a letter', phone: '', agree: true };
const readFull = (userId: string, jobId: string, form = prefill) =>
  fullApplyDraft(userId, jobId).read({ form })?.form;
const saveFull = (form: typeof prefill) =>
  fullApplyDraft('user', 'job').save(form, { form: prefill });

const nothing: ApplyForm = {
  resume_choice: 'stored',
  resume: null,
  lost_file: '',
  cover_letter: '',
};
const readDialog = (jobId = 'job') => applyDraft('user', jobId).read({ form: nothing })?.form;
const saveDialog = (form: ApplyForm) => applyDraft('user', 'job').save(form, { form: nothing });

beforeEach(() => window.localStorage.clear());

describe('the draft of an application', () => {
  it('is what was typed, a field that was emptied too', () => {
    saveFull(typed);
    expect(readFull('user', 'job')).toEqual(typed);
  });

  it('follows the account in what was not typed', () => {
    saveFull({ ...prefill, availability: 'In May' });
    const now = { ...prefill, phone: '555 0200' };
    expect(readFull('user', 'job', now)).toEqual({ ...now, availability: 'In May' });
  });

  it('shares its letter with the dialog', () => {
    saveDialog({ ...nothing, cover_letter: 'From the dialog' });
    expect(readFull('user', 'job')?.cover_letter).toBe('From the dialog');
    saveFull(typed);
    expect(readDialog()?.cover_letter).toBe('Half a letter');
    expect(readLetter('user', 'job')).toBe('Half a letter');
  });

  it('belongs to one user and one job, and is discarded as a whole', () => {
    saveFull(typed);
    expect(readFull('other', 'job')).toEqual(prefill);
    expect(readFull('user', 'other')).toEqual(prefill);
    discardApplyDrafts('user', 'job');
    expect(readFull('user', 'job')).toEqual(prefill);
    expect(window.localStorage).toHaveLength(0);
  });

  it('knows which resume was chosen; of a file that a reload has lost, its name', () => {
    expect(readDialog()).toEqual(nothing);
    const resume = new File(['%PDF'], 'cv.pdf');
    const chosen: ApplyForm = { ...nothing, resume_choice: 'file', resume };
    saveDialog(chosen);
    expect(readDialog()).toEqual(chosen);
    expect(readDialog('other')).toEqual(nothing);
    // As after a reload, and after something else was typed then.
    saveDraftFile('apply-resume:user:job', null);
    const lost: ApplyForm = { ...chosen, resume: null, lost_file: 'cv.pdf' };
    expect(readDialog()).toEqual(lost);
    saveDialog(lost);
    expect(readDialog()).toEqual(lost);
    saveDialog({ ...chosen, resume: new File(['Hello'], 'cv.txt') });
    expect(readDialog()).toEqual({ ...lost, lost_file: '' });
    saveDialog(chosen);
    discardApplyDrafts('user', 'job');
    expect(readDialog()).toEqual(nothing);
    expect(window.localStorage).toHaveLength(0);
  });

  it('is read as it was saved before there was one hook for all forms', () => {
    saveDraft('apply:user:job', 'Dear Ms Kaya');
    saveDraft('apply-more:user:job', '{"phone":"555 0300","agree":true}');
    saveDraft('apply-resume:user:job', '{"name":"cv.pdf"}');
    expect(readFull('user', 'job')).toEqual({
      ...prefill,
      cover_letter: 'Dear Ms Kaya',
      phone: '555 0300',
      agree: true,
    });
    expect(readDialog()).toEqual({
      ...nothing,
      cover_letter: 'Dear Ms Kaya',
      resume_choice: 'file',
      lost_file: 'cv.pdf',
    });
  });

  it.each(['not JSON', '[]', '{"phone":5,"agree":"yes","other":1}'])('%s is none', (saved) => {
    saveDraft('apply-more:user:job', saved);
    expect(readFull('user', 'job')).toEqual(prefill);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { discardApplyDraft } from '../../lib/apply-draft-names.ts';
import { writeDraft, writeDraftFile } from '../../lib/drafts.ts';
import {
  isTyped,
  readFullDraft,
  readLetter,
  readResumeDraft,
  saveFullDraft,
  saveLetter,
  saveResumeDraft,
} from './apply-draft.ts';

const prefill = {
  cover_letter: '',
  resume_url: '/api/uploads/resumes/1/me.pdf',
  phone: '555 0100',
  availability: '',
  additional_questions: '',
  agree: false,
};
const typed = { ...prefill, cover_letter: 'Half a letter', phone: '', agree: true };

beforeEach(() => window.localStorage.clear());

describe('the draft of an application', () => {
  it('is what was typed, a field that was emptied too', () => {
    saveFullDraft('user', 'job', typed, prefill);
    expect(readFullDraft('user', 'job', prefill)).toEqual(typed);
    expect(isTyped(typed, prefill)).toBe(true);
    expect(isTyped({ ...prefill }, prefill)).toBe(false);
  });

  it('follows the account in what was not typed', () => {
    saveFullDraft('user', 'job', { ...prefill, availability: 'In May' }, prefill);
    const now = { ...prefill, phone: '555 0200' };
    expect(readFullDraft('user', 'job', now)).toEqual({ ...now, availability: 'In May' });
  });

  it('shares its letter with the dialog', () => {
    saveLetter('user', 'job', 'From the dialog');
    expect(readFullDraft('user', 'job', prefill).cover_letter).toBe('From the dialog');
    saveFullDraft('user', 'job', typed, prefill);
    expect(readLetter('user', 'job')).toBe('Half a letter');
  });

  it('belongs to one user and one job, and is forgotten as a whole', () => {
    saveFullDraft('user', 'job', typed, prefill);
    expect(readFullDraft('other', 'job', prefill)).toEqual(prefill);
    expect(readFullDraft('user', 'other', prefill)).toEqual(prefill);
    discardApplyDraft('user', 'job');
    expect(readFullDraft('user', 'job', prefill)).toEqual(prefill);
    expect(window.localStorage).toHaveLength(0);
  });

  it('knows which resume was chosen; of a file that a reload has lost, its name', () => {
    const nothing = { resume_choice: 'stored', resume: null, lost_file: '' };
    expect(readResumeDraft('user', 'job')).toEqual(nothing);
    const resume = new File(['%PDF'], 'cv.pdf');
    const chosen = { resume_choice: 'file', resume, lost_file: '' } as const;
    saveResumeDraft('user', 'job', chosen);
    expect(readResumeDraft('user', 'job')).toEqual(chosen);
    expect(readResumeDraft('user', 'other')).toEqual(nothing);
    // As after a reload, and after something else was typed then.
    writeDraftFile('apply-resume:user:job', null);
    const lost = { resume_choice: 'file', resume: null, lost_file: 'cv.pdf' } as const;
    expect(readResumeDraft('user', 'job')).toEqual(lost);
    saveResumeDraft('user', 'job', lost);
    expect(readResumeDraft('user', 'job')).toEqual(lost);
    saveResumeDraft('user', 'job', { ...chosen, resume: new File(['Hello'], 'cv.txt') });
    expect(readResumeDraft('user', 'job')).toEqual({ ...lost, lost_file: '' });
    saveResumeDraft('user', 'job', chosen);
    discardApplyDraft('user', 'job');
    expect(readResumeDraft('user', 'job')).toEqual(nothing);
    expect(window.localStorage).toHaveLength(0);
  });

  it.each(['not JSON', '[]', '{"phone":5,"agree":"yes","other":1}'])('%s is none', (kept) => {
    writeDraft('apply-more:user:job', kept);
    expect(readFullDraft('user', 'job', prefill)).toEqual(prefill);
  });
});

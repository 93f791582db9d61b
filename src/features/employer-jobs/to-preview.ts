import type { Job } from '../../contract/job.ts';
import { type JobForm, toJobFields } from './job-form-schema.ts';

/** The form's content as if it were published now, valid or not. */
export const toPreview = (form: JobForm): Job => {
  const job = toJobFields(form);
  return {
    ...job,
    _id: '',
    // What is no number reads as 0, as in a reply.
    salary_min: job.salary_min || 0,
    salary_max: job.salary_max || 0,
    hours_per_week: job.hours_per_week || 0,
    positions: job.positions || 0,
    // Those that are new have no id yet.
    questions: job.questions
      .filter(({ text }) => text.trim() !== '')
      .map((question, index) => ({ ...question, _id: question._id || String(index) })),
    status: 'published',
    // It hasn't been posted.
    created_at: null,
    updated_at: null,
    published_at: null,
    ...{ employer: null, place: null },
  };
};

import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Job } from '../../contract/job.ts';
import type { JobInput } from '../../contract/job-input.ts';
import { namesOf } from '../../contract/records.ts';
import type { Message } from '../../lib/message.ts';
import { classNames } from '../../ui/class-names.ts';
import { FailureNotices } from '../../ui/failure-notices.tsx';
import { Form } from '../../ui/form.tsx';
import { FormBar } from '../../ui/form-bar.tsx';
import { FormSection } from '../../ui/form-section.tsx';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { JobFormField } from './job-form-field.tsx';
import { JOB_FORM_FIELDS, jobFormFields, jobFormSections } from './job-form-fields.ts';
import { sectionId } from './job-form-outline.ts';
import type { JobForm as JobFormValues } from './job-form-schema.ts';
import { JobOutline } from './job-outline.tsx';
import { LivePreview } from './live-preview.tsx';
import { RareFields } from './rare-fields.tsx';

type JobFormProps = {
  form: UseFormReturn<JobFormValues, unknown, JobInput>;
  failures: readonly Message[];
  /** Notices above the form. */
  notices?: ReactNode;
  /** The form's buttons, in a sticky footer. */
  actions: ReactNode;
  /** Renders the job's page, for the preview beside the form. */
  preview: (job: Job) => ReactNode;
  onSubmit: (job: JobInput) => void;
};

/** Screens with room for the preview beside the form. */
const WITH_PREVIEW = '(width >= 64rem)';

/** The section that the rare fields are about. */
const RARE_SECTION = 'position';

const fieldsIn = (section: keyof typeof jobFormSections) =>
  JOB_FORM_FIELDS.filter(
    (name) => jobFormFields[name].section === section && !jobFormFields[name].isRare,
  );

/** The fields of a job, in sections. */
export function JobForm({ form, failures, notices, actions, preview, onSubmit }: JobFormProps) {
  const { i18n } = useLingui();
  const { errors } = form.formState;
  const hasPreview = useMediaQuery(WITH_PREVIEW);

  return (
    <div className="grid max-w-form gap-6 lg:max-w-none lg:grid-cols-2 xl:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1fr)] xl:gap-8">
      <JobOutline control={form.control} />
      <Form form={form} onSubmit={onSubmit} className="grid min-w-0 gap-6">
        {notices}
        <FailureNotices failures={failures} />
        {namesOf(jobFormSections).map((section) => (
          <FormSection
            key={section}
            id={sectionId(section)}
            title={i18n._(jobFormSections[section])}
          >
            <div className="grid gap-5 sm:grid-cols-2">
              {fieldsIn(section).map((name) => (
                <div
                  key={name}
                  className={classNames('min-w-0', !jobFormFields[name].half && 'sm:col-span-2')}
                >
                  <JobFormField name={name} form={form} error={errors[name]?.message} />
                </div>
              ))}
              {section === RARE_SECTION && <RareFields form={form} />}
            </div>
          </FormSection>
        ))}
        <FormBar className="gap-2 py-3 sm:flex sm:items-center sm:justify-between sm:py-4">
          {actions}
        </FormBar>
      </Form>
      {hasPreview && <LivePreview control={form.control}>{preview}</LivePreview>}
    </div>
  );
}

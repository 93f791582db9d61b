import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { Job } from '#src/contract/jobs/job.ts';
import type { JobInput } from '#src/contract/jobs/job-input.ts';
import type { UiText } from '#src/lib/ui-text.ts';
import { namesOf } from '#src/shared/records.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { FailureNotices } from '#src/ui/failure-notices.tsx';
import { Form } from '#src/ui/form.tsx';
import { FormBar } from '#src/ui/form-bar.tsx';
import { FormSection } from '#src/ui/form-section.tsx';
import { Icon } from '#src/ui/icons.tsx';
import { moreIcons } from '#src/ui/more-icons.ts';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { JobFormField } from './job-form-field.tsx';
import {
  type JobFormField as Field,
  JOB_FORM_FIELDS,
  jobFormFields,
  jobFormSections,
} from './job-form-fields.ts';
import { isEmpty, sectionId } from './job-form-outline.ts';
import type { JobForm as JobFormValues } from './job-form-schema.ts';
import { JobOutline } from './job-outline.tsx';
import { LivePreview } from './live-preview.tsx';

type JobFormProps = {
  form: UseFormReturn<JobFormValues, unknown, JobInput>;
  failures: readonly UiText[];
  notices?: ReactNode;
  /** The form's buttons, in a sticky footer. */
  actions: ReactNode;
  /** Renders the job's page, for the preview beside the form. */
  preview: (job: Job) => ReactNode;
  onSubmit: (job: JobInput) => void;
};

/** Screens wide enough for the preview beside the form. */
const WITH_PREVIEW = '(width >= 64rem)';

/** The section that contains the rare fields. */
const RARE_SECTION = 'position';

const fieldsIn = (section: keyof typeof jobFormSections) =>
  JOB_FORM_FIELDS.filter(
    (name) => jobFormFields[name].section === section && !jobFormFields[name].isRare,
  );

/** The fields of a job, in sections (rule POST-9). */
export function JobForm({ form, failures, notices, actions, preview, onSubmit }: JobFormProps) {
  const { i18n } = useLingui();
  const hasPreview = useMediaQuery(WITH_PREVIEW);

  return (
    <div className="grid gap-6 lg:grid-cols-2 xl:grid-cols-[12rem_minmax(0,1fr)_minmax(0,1fr)] xl:gap-8">
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
                  <JobFormField name={name} form={form} />
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

const RARE = JOB_FORM_FIELDS.filter((name) => jobFormFields[name].isRare);

/** Shows rarely used fields on request, or once one of them has content or an error. */
function RareFields({ form }: { form: UseFormReturn<JobFormValues, unknown, JobInput> }) {
  const [isOpen, setIsOpen] = useState(false);
  const { errors } = form.formState;
  const values = useWatch({ control: form.control, name: RARE });
  const hasContentOrError = !values.every(isEmpty) || RARE.some((name) => errors[name]);
  // Stays open: the user may still be typing in a field just emptied.
  if (hasContentOrError && !isOpen) setIsOpen(true);
  const open = (first: Field | undefined) => {
    setIsOpen(true);
    // The button disappears, and the fields exist only after the next render.
    setTimeout(() => first && form.setFocus(first));
  };

  if (!isOpen && !hasContentOrError)
    return (
      <div className="sm:col-span-2">
        <Button
          variant="ghost"
          size="small"
          className="-ms-3"
          aria-expanded={false}
          onClick={() => open(RARE[0])}
        >
          <Icon name={moreIcons.plus} width="18" height="18" />
          <Trans>More details</Trans>
        </Button>
      </div>
    );
  return RARE.map((name) => (
    <div key={name} className="min-w-0">
      <JobFormField name={name} form={form} />
    </div>
  ));
}

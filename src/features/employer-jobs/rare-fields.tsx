import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { JobInput } from '../../contract/job-input.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { moreIcons } from '../../ui/more-icons.ts';
import { JobFormField } from './job-form-field.tsx';
import { type JobFormField as Field, JOB_FORM_FIELDS, jobFormFields } from './job-form-fields.ts';
import type { JobForm } from './job-form-schema.ts';

const RARE = JOB_FORM_FIELDS.filter((name) => jobFormFields[name].isRare);

/**
 * What is rarely said of a job, on request; it is there by itself once something is said in it or is wrong
 * with it.
 */
export function RareFields({ form }: { form: UseFormReturn<JobForm, unknown, JobInput> }) {
  const [isOpen, setIsOpen] = useState(false);
  const { errors } = form.formState;
  const values = useWatch({ control: form.control, name: RARE });
  const isSaid = values.some((value) => value !== '') || RARE.some((name) => errors[name]);
  // What has been there stays: a field that is emptied is still typed into.
  if (isSaid && !isOpen) setIsOpen(true);
  const open = (first: Field | undefined) => {
    setIsOpen(true);
    // The button is gone then; the fields are there only after this.
    setTimeout(() => first && form.setFocus(first));
  };

  if (!isOpen && !isSaid)
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
      <JobFormField name={name} form={form} error={errors[name]?.message} />
    </div>
  ));
}

import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { LETTER_MAX } from '#src/contract/limits.ts';
import { fieldOf } from '#src/ui/field-of.ts';
import { TextArea } from '#src/ui/text-area.tsx';
import type { ApplyForm } from './apply-form-schema.ts';

export function LetterField() {
  const { t } = useLingui();
  const field = fieldOf(useFormContext<ApplyForm>());
  return (
    <TextArea
      label={t`Cover letter`}
      hint={t`Half a page is enough: why this job, and what you bring to it.`}
      rows={6}
      limit={LETTER_MAX}
      {...field('cover_letter')}
    />
  );
}

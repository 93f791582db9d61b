import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { LETTER_MAX } from '../../contract/limits.ts';
import { TextArea } from '../../ui/text-area.tsx';
import type { ApplyForm } from './apply-form-schema.ts';

export function LetterField({ rows }: { rows: number }) {
  const { t } = useLingui();
  const { register, formState } = useFormContext<ApplyForm>();
  return (
    <TextArea
      label={t`Cover letter`}
      rows={rows}
      limit={LETTER_MAX}
      error={formState.errors.cover_letter?.message}
      {...register('cover_letter')}
    />
  );
}

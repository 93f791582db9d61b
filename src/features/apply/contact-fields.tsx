import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { TEXT_MAX } from '../../contract/limits.ts';
import type { User } from '../../contract/user.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ApplyForm } from './apply-form-schema.ts';
import { SaveToProfile } from './save-to-profile.tsx';

/** What the full form asks beside letter and resume. */
export function ContactFields({ user }: { user: User }) {
  const { t } = useLingui();
  const { register, formState } = useFormContext<ApplyForm>();
  const { errors } = formState;
  return (
    <>
      <TextField
        label={t`Phone number`}
        type="tel"
        autoComplete="tel"
        error={errors.phone?.message}
        {...register('phone')}
      />
      <SaveToProfile field="phone" user={user} />
      <TextField
        label={t`Availability`}
        hint={t`When you could start, and which days or hours suit you.`}
        optional
        error={errors.availability?.message}
        {...register('availability')}
      />
      <TextArea
        label={t`Additional questions`}
        hint={t`Anything you’d like to ask the employer.`}
        optional
        rows={2}
        limit={TEXT_MAX}
        error={errors.additional_questions?.message}
        {...register('additional_questions')}
      />
    </>
  );
}

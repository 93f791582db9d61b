import { useLingui } from '@lingui/react/macro';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { User } from '#src/contract/accounts/user.ts';
import type { SavedField } from '#src/contract/applications/application-input.ts';
import { resumeProblem } from '#src/contract/files/upload-rules.ts';
import { CheckboxField } from '#src/ui/choice.tsx';
import { type ApplyForm, completeUrl } from './apply-form-schema.ts';

type Given = Pick<ApplyForm, 'resume_choice' | 'resume' | 'resume_url' | 'phone'>;

/** The fields whose values differ from the profile's. */
export const savableFields = (form: Given, user: User): SavedField[] => {
  const phone = form.phone.trim();
  const isNewFile = form.resume_choice === 'file' && form.resume && !resumeProblem(form.resume);
  const address = form.resume_choice === 'link' ? completeUrl(form.resume_url) : '';
  return [
    ...(isNewFile || (address && address !== user.resume_url) ? (['resume_url'] as const) : []),
    ...(phone && phone !== user.phone ? (['phone'] as const) : []),
  ];
};

/** Offers to save a field to the profile while its value is new (rule APPLY-12). */
export function SaveToProfile({ field: name, user }: { field: SavedField; user: User }) {
  const { t } = useLingui();
  const { control } = useFormContext<ApplyForm>();
  const { field } = useController({ control, name: 'save_to_profile' });
  const [resume_choice, resume, resume_url, phone] = useWatch({
    control,
    name: ['resume_choice', 'resume', 'resume_url', 'phone'],
  });
  if (!savableFields({ resume_choice, resume, resume_url, phone }, user).includes(name))
    return null;
  return (
    <div className="-mt-3">
      <CheckboxField
        label={t`Save to my profile`}
        aria-description={name === 'phone' ? t`Phone number` : t`Resume`}
        checked={field.value.includes(name)}
        onChange={({ target: { checked } }) =>
          field.onChange(
            checked ? [...field.value, name] : field.value.filter((one) => one !== name),
          )
        }
      />
    </div>
  );
}

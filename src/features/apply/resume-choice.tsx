import { useLingui } from '@lingui/react/macro';
import { useFormContext, useWatch } from 'react-hook-form';
import type { User } from '../../contract/user.ts';
import { resumeName } from '../../lib/resume-name.ts';
import { RadioGroup } from '../../ui/choice-group.tsx';
import { type ApplyForm, startOfForm } from './apply-form-schema.ts';
import { ResumeFile } from './resume-file.tsx';
import { SaveToProfile } from './save-to-profile.tsx';

/** The resume in the dialog: the profile's, what was given on the full form, or a file. */
export function ResumeChoice({
  user,
  progress,
  onChoose,
}: {
  user: User;
  progress: number | null;
  onChoose: (file: File | null) => void;
}) {
  const { t } = useLingui();
  const { control, register } = useFormContext<ApplyForm>();
  const [choice, address] = useWatch({ control, name: ['resume_choice', 'resume_url'] });
  // Also while something else is chosen here.
  const hasAddress = address !== '' && address !== startOfForm(user).resume_url;
  const options = [
    ...(user.resume_url
      ? [
          {
            value: 'stored',
            label: t`The one from my profile`,
            hint: resumeName(user.resume_url),
          },
        ]
      : []),
    ...(hasAddress
      ? [{ value: 'link', label: t`The one from the full form`, hint: resumeName(address) }]
      : []),
    { value: 'file', label: t`Another file` },
  ];
  return (
    <>
      {options.length > 1 && (
        <RadioGroup
          legend={t`Which resume would you like to send?`}
          options={options}
          {...register('resume_choice')}
        />
      )}
      {choice === 'file' && (
        <ResumeFile label={t`Resume`} progress={progress} onChoose={onChoose} />
      )}
      <SaveToProfile field="resume_url" user={user} />
    </>
  );
}

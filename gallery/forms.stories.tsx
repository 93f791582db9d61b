import type { Meta } from '@storybook/react-vite';
import * as z from 'zod/mini';
import { Dialog } from '#src/ui/dialog.tsx';
import { FileInput, FileLabel, UploadProgress } from '#src/ui/file-field.tsx';
import { FormActions, SimpleForm } from '#src/ui/form.tsx';
import { ProgressBar } from '#src/ui/progress-bar.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { useSchemaForm } from '#src/ui/use-schema-form.ts';
import { nothing } from './samples.ts';

export default { title: 'Forms' } satisfies Meta;

export const Picture = () => (
  <>
    <UploadProgress value={0.4} />
    <FileInput
      id="picture"
      aria-invalid={undefined}
      aria-describedby={undefined}
      accept="image/*"
      isSending={false}
      onChoose={nothing}
    />
    <FileLabel htmlFor="picture" isSending={false}>
      Choose a picture
    </FileLabel>
  </>
);

export const Simple = () => {
  const form = useSchemaForm({ schema: z.object({}), defaultValues: {} });
  return (
    <SimpleForm
      form={form}
      onSubmit={nothing}
      failures={['Invalid email or password']}
      button={{ children: 'Login' }}
    >
      <TextField label="Email" />
    </SimpleForm>
  );
};

export const InDialog = () => (
  <Dialog
    title="Add education"
    onClose={nothing}
    actions={
      <FormActions formId="entry" onCancel={nothing}>
        Done
      </FormActions>
    }
  >
    <form id="entry" />
  </Dialog>
);

export const Progress = () => (
  <ProgressBar label="Required fields filled in" value={2} max={5} className="h-2 w-full" />
);

import type { Meta } from '@storybook/react-vite';
import { FileInput, FileLabel, UploadProgress } from '#src/ui/file-field.tsx';
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

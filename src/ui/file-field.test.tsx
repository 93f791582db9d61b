// @vitest-environment jsdom
import { createEvent, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from '#tests/render.tsx';
import { FileField } from './file-field.tsx';

const resume = new File(['x'.repeat(2048)], 'resume.pdf', { type: 'application/pdf' });

function Resume({ progress = null, error }: { progress?: number | null; error?: string }) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <FileField
      label="Resume"
      hint="PDF or Word"
      error={error}
      accept=".pdf,.doc,.docx"
      file={file}
      onChange={setFile}
      progress={progress}
    />
  );
}

const input = () => screen.getByLabelText(/^Resume/);

it('removes the file, and accepts the same one again', async () => {
  const { user } = renderUi(<Resume />);
  await user.upload(input(), resume);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByText('resume.pdf')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  expect(input()).toHaveFocus();
  await user.upload(input(), resume);
  expect(screen.getByText('resume.pdf')).toBeVisible();
});

it('accepts a dropped file, instead of letting the browser open it', () => {
  renderUi(<Resume />);
  const place = screen.getByText('Choose a file');
  const files = Object.assign([resume], { item: (index: number) => [resume][index] ?? null });
  const over = createEvent.dragOver(place);
  fireEvent(place, over);
  expect(over.defaultPrevented).toBe(true);
  const drop = createEvent.drop(place, { dataTransfer: { files } });
  fireEvent(place, drop);
  expect(drop.defaultPrevented).toBe(true);
  expect(screen.getByText('resume.pdf')).toBeVisible();
});

it('keeps its file when something else is dropped', async () => {
  const { user } = renderUi(<Resume />);
  await user.upload(input(), resume);
  fireEvent.drop(screen.getByText('resume.pdf'), {
    dataTransfer: { files: Object.assign([], { item: () => null }) },
  });
  expect(screen.getByText('resume.pdf')).toBeVisible();
});

import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../tests/render.tsx';
import { TextArea } from './text-area.tsx';

const field = () => screen.getByRole('textbox');

it('says nothing of its length while there is much room', () => {
  renderUi(<TextArea label="Letter" limit={20} defaultValue="Hello" />);
  expect(field()).toHaveAccessibleDescription('');
});

it('says how many characters are left, then how many are too many, and cuts nothing', async () => {
  const { user } = renderUi(
    <TextArea label="Letter" limit={20} defaultValue="  Hello, I can bake." />,
  );
  expect(field()).toHaveAccessibleDescription('2 characters left');
  await user.type(field(), '!');
  expect(field()).toHaveAccessibleDescription('1 character left');
  await user.type(field(), '!!!');
  expect(field()).toHaveAccessibleDescription('2 characters too many. The limit is 20.');
  expect(field()).toHaveValue('  Hello, I can bake.!!!!');
});

it('has its error beside that, and no limit where none is given', () => {
  const long = 'x'.repeat(30);
  const { rerender } = renderUi(
    <TextArea label="Letter" limit={20} defaultValue={long} error="Too long" />,
  );
  expect(field()).toHaveAccessibleDescription('Too long 10 characters too many. The limit is 20.');
  rerender(<TextArea label="Letter" defaultValue={long} />);
  expect(field()).toHaveAccessibleDescription('');
});

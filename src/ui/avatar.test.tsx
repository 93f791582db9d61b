// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '#tests/render.tsx';
import { Avatar } from './avatar.tsx';

const picture = () => screen.queryByRole('presentation');

it.each([
  ['Ceren', 'C'],
  ['Özlem', 'Ö'],
  ['ırmak', 'ı'],
  ['', '?'],
])('without an image, shows the first letter of %j: %s (NAV-2)', (firstName, letter) => {
  const { container } = renderUi(
    <Avatar firstName={firstName} imageUrl={null} userType="candidate" />,
  );
  expect(container).toHaveTextContent(letter);
  expect(picture()).toBeNull();
});

it('shows the letter when the image cannot be loaded (NAV-2)', () => {
  const { container } = renderUi(
    <Avatar firstName="Emre" imageUrl="/api/uploads/gone.png" userType="employer" />,
  );
  fireEvent.error(screen.getByRole('presentation'));
  expect(container).toHaveTextContent('E');
});

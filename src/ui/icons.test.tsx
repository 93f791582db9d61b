import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Icon, type IconName } from './icons.tsx';

const drawn = (name: IconName) => render(<Icon name={name} width="24" />).container.firstChild;

it('an icon grows with the text', () => {
  expect(drawn('search')).toHaveAttribute('width', '1.5rem');
  expect(drawn('search')).toHaveAttribute('height', '1.25rem');
});

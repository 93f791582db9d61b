import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Icon, type IconName } from './icons.tsx';
import { moreIcons } from './more-icons.ts';

const drawn = (name: IconName) => render(<Icon name={name} width="24" />).container.firstChild;

it('an icon that points to one side is mirrored with the page, no other is', () => {
  for (const name of ['arrowLeft', 'chevronLeft', 'chevronRight', moreIcons.undo] as const)
    expect(drawn(name)).toHaveAttribute('data-sided');
  for (const name of ['chevronDown', 'search', moreIcons.arrowUp] as const)
    expect(drawn(name)).not.toHaveAttribute('data-sided');
});

it('an icon grows with the text', () => {
  expect(drawn('search')).toHaveAttribute('width', '1.5rem');
  expect(drawn('search')).toHaveAttribute('height', '1.25rem');
});

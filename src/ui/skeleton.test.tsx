import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../tests/render.tsx';
import { Skeleton, SkeletonLine } from './skeleton.tsx';
import { PageSpinner } from './spinner.tsx';

it.each([
  [
    'bones',
    <Skeleton key="bones">
      <SkeletonLine />
    </Skeleton>,
  ],
  ['a spinner', <PageSpinner key="spinner" />],
])('%s say that something is loading, in words that are read out', (_name, ui) => {
  renderUi(ui);
  expect(screen.getByRole('status', { name: 'Loading' })).toHaveTextContent(/^Loading$/);
});

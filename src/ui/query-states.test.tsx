import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it } from 'vitest';
import { renderUi } from '../../tests/render.tsx';
import { QueryFailure, QueryStates } from './query-states.tsx';

type Query = ComponentProps<typeof QueryStates<string[]>>['query'];
const idle: Query = { data: undefined, error: null, isFetching: false, refetch: () => {} };
const failed: Query = { ...idle, error: new Error('refused') };

/** A list of words by `query`. */
const show = (query: Query) =>
  renderUi(
    <QueryStates<string[]> query={query} skeleton={<p>skeleton</p>} failure={() => 'It failed'}>
      {(words) => <p>{words.join(' ')}</p>}
    </QueryStates>,
  );

describe('a query', () => {
  it('shows its skeleton while nothing is there, also while it is asked again', () => {
    const { container, unmount } = show({ ...idle, isFetching: true });
    expect(container).toHaveTextContent(/^skeleton$/);
    unmount();
    expect(show({ ...failed, isFetching: true }).container).toHaveTextContent(/^skeleton$/);
  });

  it('keeps what is there when asking again fails', () => {
    expect(show({ ...failed, data: ['one'] }).container).toHaveTextContent(/^one$/);
  });
});

describe('a failure on its own', () => {
  const failure = () => 'It failed';

  it('shows beside what is there', () => {
    renderUi(<QueryFailure query={{ ...failed, data: [] }} failure={failure} />);
    expect(screen.getByRole('alert')).toHaveTextContent('It failed');
  });

  it.each<[string, Query]>([
    ['there is none', idle],
    ['it is asked again', { ...failed, isFetching: true }],
  ])('shows nothing while %s', (_, query) => {
    const { container } = renderUi(<QueryFailure query={query} failure={failure} />);
    expect(container).toBeEmptyDOMElement();
  });
});

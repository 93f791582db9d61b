import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../tests/render.tsx';
import { QueryFailure, QueryStates } from './query-states.tsx';

type Query = ComponentProps<typeof QueryStates<string[]>>['query'];
const idle: Query = { data: undefined, error: null, isFetching: false, refetch: () => {} };
const failed: Query = { ...idle, error: new Error('refused') };

/** A list of words by `query`, in every slot. */
const show = (
  query: Query,
  slots: { retryLabel?: string; renderFailure?: (text: string) => string } = {},
) =>
  renderUi(
    <QueryStates<string[]>
      query={query}
      skeleton={<p>skeleton</p>}
      failure={({ message }) => `It was ${message}`}
      empty={(words) => words.length === 0 && <p>no words</p>}
      {...slots}
    >
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

  it('shows why it failed, and asks again', async () => {
    const refetch = vi.fn();
    const { user, container } = show({ ...failed, refetch });
    expect(screen.getByRole('alert')).toHaveTextContent('It was refused');
    expect(container).not.toHaveTextContent('skeleton');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('has another word on the button, or something else in the place of the notice', () => {
    const { unmount } = show(failed, { retryLabel: 'Retry' });
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    unmount();
    const { container } = show(failed, { renderFailure: (text) => `Sorry. ${text}` });
    expect(container).toHaveTextContent(/^Sorry\. It was refused$/);
  });

  it('shows what came', () => {
    const { container } = show({ ...idle, data: ['one', 'two'] });
    expect(container).toHaveTextContent(/^one two$/);
  });

  it('says when there is nothing', () => {
    expect(show({ ...idle, data: [] }).container).toHaveTextContent(/^no words$/);
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

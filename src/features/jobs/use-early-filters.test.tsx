import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { JobSearch } from '#src/contract/search/job-search.ts';
import { useEarlyFilters } from './use-early-filters.ts';

/** @param atOnce a filter that is chosen right after hydration */
function Search({ atOnce }: { atOnce?: JobSearch['postedWithin'] }) {
  const form = useRef<HTMLFormElement>(null);
  const [search, setSearch] = useState<JobSearch>({ page: 1 });
  useEarlyFilters(form, search, (filters) => setSearch({ page: 1, ...filters }));
  useLayoutEffect(() => {
    if (atOnce) setSearch({ page: 1, postedWithin: atOnce });
  }, [atOnce]);
  return (
    <form ref={form}>
      <select name="postedWithin" aria-label="Posted" defaultValue="">
        <option value="" />
        <option value="7" />
      </select>
      <output>{search.postedWithin}</output>
    </form>
  );
}

/** Puts the server's HTML into the page. */
const serve = () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Search />);
  document.body.append(container);
  return container;
};

test('a filter chosen before hydration applies', () => {
  const container = serve();
  screen.getByRole<HTMLSelectElement>('combobox', { name: 'Posted' }).value = '7';
  render(<Search />, { container, hydrate: true });
  expect(screen.getByRole('status')).toHaveTextContent('7');
});

test('a filter chosen right after hydration stays', async () => {
  const container = serve();
  await act(async () => {
    render(<Search atOnce={3} />, { container, hydrate: true });
  });
  expect(screen.getByRole('status')).toHaveTextContent('3');
});

import { act, render, screen } from '@testing-library/react';
import { type ComponentProps, useLayoutEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import type { PostedWithin } from '#src/contract/enumerations.ts';
import { readJobSearch } from '#src/contract/search/job-search.ts';
import { useEarlyFilters } from './use-early-filters.ts';

const form = { current: document.createElement('form') };
const posted = document.createElement('input');
posted.name = 'postedWithin';
form.current.append(posted);

/** @param props.atOnce the filter that is chosen right after hydration */
function Search({ atOnce }: { atOnce?: PostedWithin }) {
  const [search, setSearch] = useState(() => readJobSearch({}));
  useEarlyFilters(form, search, (filters) => setSearch(readJobSearch(filters)));
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- stands for an event between two effects
    if (atOnce) setSearch(readJobSearch({ postedWithin: atOnce }));
  }, [atOnce]);
  return <output>{search.postedWithin}</output>;
}

/** Takes over the server's HTML. */
const hydrate = async (props: ComponentProps<typeof Search> = {}) => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Search />);
  document.body.append(container);
  await act(async () => {
    render(<Search {...props} />, { container, hydrate: true });
  });
};

beforeEach(() => {
  posted.value = '';
});

test('a filter chosen before hydration applies', async () => {
  posted.value = '7';
  await hydrate();
  expect(screen.getByRole('status')).toHaveTextContent('7');
});

test('a filter chosen right after hydration stays', async () => {
  await hydrate({ atOnce: 3 });
  expect(screen.getByRole('status')).toHaveTextContent('3');
});

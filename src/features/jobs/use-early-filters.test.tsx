// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { POSTED_WITHIN, type PostedWithin } from '#src/contract/enumerations.ts';
import { type JobSearch, readJobSearch } from '#src/contract/search/job-search.ts';
import { useEarlyFilters } from './use-early-filters.ts';

const changed = vi.fn<(search: JobSearch) => void>();
/** Called with what applies, as it is. */
const applied = vi.fn<(filters: object) => void>();

/** @param props.atOnce the filter that is chosen right after hydration */
function Search({ atOnce }: { atOnce?: PostedWithin }) {
  const form = useRef<HTMLFormElement>(null);
  const [search, setSearch] = useState(() => readJobSearch({}));
  const change = (filters: object) => {
    changed(readJobSearch(filters));
    setSearch(readJobSearch(filters));
  };
  useEarlyFilters(form, search, (filters) => {
    applied(filters);
    change(filters);
  });
  useLayoutEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- stands for an event between two effects
    if (atOnce) setSearch(readJobSearch({ postedWithin: atOnce }));
  }, [atOnce]);
  return (
    // oxlint-disable-next-line react/forbid-elements -- any form, without the rest of the screen
    <form ref={form}>
      <select
        name="postedWithin"
        aria-label="Posted"
        value={search.postedWithin ?? ''}
        onChange={({ target }) => change({ postedWithin: target.value })}
      >
        {['', ...POSTED_WITHIN].map((days) => (
          <option key={days}>{days}</option>
        ))}
      </select>
      <MoreFilters search={search} />
    </form>
  );
}

/** Filters of which several may be chosen, and one that is typed. */
function MoreFilters({ search }: { search: JobSearch }) {
  return (
    <>
      <input type="checkbox" name="workplace" value="hybrid" aria-label="Hybrid" />
      <input name="company" aria-label="Company" defaultValue={search.company} />
    </>
  );
}

/** The server's HTML, before the app. */
const container = document.createElement('div');
const posted = () => screen.getByRole('combobox', { name: 'Posted' });
const choose = (days: string) => {
  (posted() as HTMLSelectElement).value = days;
};
/** Takes over the server's HTML, and waits until what was chosen applies. */
const hydrate = async (props: ComponentProps<typeof Search> = {}) => {
  render(<Search {...props} />, { container, hydrate: true });
  await new Promise((resolve) => setTimeout(resolve, 10));
};

beforeEach(() => {
  changed.mockClear();
  applied.mockClear();
  container.innerHTML = renderToString(<Search />);
  document.body.append(container);
});
afterEach(() => container.remove());

test('a filter chosen before hydration applies', async () => {
  choose('7');
  await hydrate();
  expect(changed).toHaveBeenCalledExactlyOnceWith(readJobSearch({ postedWithin: 7 }));
  expect(posted()).toHaveValue('7');
  // An empty list would be in the address.
  expect(applied).toHaveBeenCalledWith(expect.objectContaining({ workplace: undefined }));
});

test('every kind of filter chosen before hydration applies', async () => {
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Hybrid' }).checked = true;
  screen.getByRole<HTMLInputElement>('textbox', { name: 'Company' }).value = 'Acme';
  await hydrate();
  expect(changed).toHaveBeenCalledExactlyOnceWith(
    readJobSearch({ workplace: 'hybrid', company: 'Acme' }),
  );
});

test('no filter applies to a screen that was left', async () => {
  choose('7');
  render(<Search />, { container, hydrate: true }).unmount();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(changed).not.toHaveBeenCalled();
});

test('a filter chosen right after hydration stays', async () => {
  await hydrate({ atOnce: 3 });
  expect(changed).not.toHaveBeenCalled();
  expect(posted()).toHaveValue('3');
});

test('a choice that hydrates the page applies once', async () => {
  const root = hydrateRoot(container, <Search />);
  choose('7');
  posted().dispatchEvent(new Event('input', { bubbles: true }));
  posted().dispatchEvent(new Event('change', { bubbles: true }));
  await waitFor(() => expect(posted()).toHaveValue('7'));
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(changed).toHaveBeenCalledExactlyOnceWith(readJobSearch({ postedWithin: 7 }));
  root.unmount();
});

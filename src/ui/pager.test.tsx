import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../tests/render.tsx';
import { Pager } from './pager.tsx';

/** The pager on a list at `address`; gives the way to its current address. */
const renderPager = async (address: string, page: number, totalPages: number) => {
  const rootRoute = createRootRoute();
  const routeTree = rootRoute.addChildren([
    createRoute({
      getParentRoute: () => rootRoute,
      path: '/jobs',
      component: () => (
        <>
          <h1>Jobs</h1>
          <Pager page={page} totalPages={totalPages} />
        </>
      ),
    }),
  ]);
  const history = createMemoryHistory({ initialEntries: [address] });
  // Not the app's own route tree: the pager knows no more of its list than the page number.
  const router = createRouter({ routeTree, history }) as never;
  const { user } = renderUi(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Jobs' });
  return { user, address: () => history.location.href };
};

// The page without a layout knows no scrolling.
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const pager = () => screen.getByRole('navigation', { name: 'Pages' });
const link = (name: string) => within(pager()).getByRole('link', { name });

describe('the pager', () => {
  it('leads to the neighbours, the ends and the page before and after', async () => {
    await renderPager('/jobs?page=5', 5, 10);
    const names = within(pager())
      .getAllByRole('link')
      .map((element) => element.getAttribute('aria-label'));
    expect(names).toEqual([
      'Previous page',
      'Page 1',
      'Page 4',
      'Page 5',
      'Page 6',
      'Page 10',
      'Next page',
    ]);
  });

  it('says which page this is', async () => {
    await renderPager('/jobs?page=5', 5, 10);
    expect(link('Page 5')).toHaveAttribute('aria-current', 'page');
    expect(link('Page 4')).not.toHaveAttribute('aria-current');
  });

  it('goes to a page and keeps the filters of the address', async () => {
    const { user, address } = await renderPager('/jobs?location=Izmir&page=5', 5, 10);
    await user.click(link('Next page'));
    expect(new URL(address(), 'https://our.example').searchParams.get('page')).toBe('6');
    expect(new URL(address(), 'https://our.example').searchParams.get('location')).toBe('Izmir');
    await user.click(link('Page 1'));
    expect(new URL(address(), 'https://our.example').searchParams.get('page')).toBe('1');
  });

  it('offers no way before the first page or past the last', async () => {
    await renderPager('/jobs', 1, 2);
    expect(within(pager()).queryByRole('link', { name: 'Previous page' })).toBeNull();
    expect(link('Next page')).toBeVisible();
  });

  it('offers no way past the last page', async () => {
    await renderPager('/jobs?page=2', 2, 2);
    expect(within(pager()).queryByRole('link', { name: 'Next page' })).toBeNull();
    expect(link('Previous page')).toBeVisible();
  });

  it('leads back to the list from a page past the end', async () => {
    const { user, address } = await renderPager('/jobs?page=9', 9, 3);
    await user.click(link('Page 3'));
    expect(address()).toBe('/jobs?page=3');
  });

  it.each([0, 1])('is not there when there are %i pages', async (totalPages) => {
    await renderPager('/jobs', 1, totalPages);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});

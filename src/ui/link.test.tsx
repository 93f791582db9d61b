import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../tests/render.tsx';
import { Link } from './link.tsx';

const renderAt = async (address: string) => {
  const rootRoute = createRootRoute({
    component: () => (
      <>
        <h1>Here</h1>
        <Link to="/jobs">All jobs</Link>
        <Link to="/jobs" activeOptions={{ exact: true, includeSearch: false }}>
          Find Jobs
        </Link>
      </>
    ),
  });
  const routeTree = rootRoute.addChildren(
    ['/jobs', '/jobs/$jobId'].map((path) =>
      createRoute({ getParentRoute: () => rootRoute, path, component: () => null }),
    ),
  );
  const history = createMemoryHistory({ initialEntries: [address] });
  // Not the app's own route tree: a link knows no more than addresses.
  const router = createRouter({ routeTree, history }) as never;
  renderUi(<RouterProvider router={router} />);
  await screen.findByRole('heading', { name: 'Here' });
};

// The page without a layout knows no scrolling.
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const current = () =>
  screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent);

it('is current on the page that it leads to (rule NAV-6)', async () => {
  await renderAt('/jobs');
  expect(current()).toEqual(['All jobs', 'Find Jobs']);
});

it('is current on another search of it only where it says so', async () => {
  await renderAt('/jobs?page=2');
  expect(current()).toEqual(['Find Jobs']);
});

it('is not current on a page below', async () => {
  await renderAt('/jobs/1');
  expect(screen.queryAllByRole('link', { current: 'page' })).toEqual([]);
});

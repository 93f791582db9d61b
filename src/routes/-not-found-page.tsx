import { SearchCard } from '../features/home/search-card.tsx';
import { NewestJobs } from '../features/jobs/newest-jobs.tsx';
import { NotFound } from '../features/shell/not-found.tsx';

/** What an address without a screen shows: a search and the newest jobs. */
export function NotFoundPage() {
  return <NotFound search={<SearchCard />} jobs={<NewestJobs />} />;
}

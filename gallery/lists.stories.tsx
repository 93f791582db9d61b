import type { Meta } from '@storybook/react-vite';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { FoldedRows } from '#src/ui/folded-rows.tsx';
import { LinkTabs } from '#src/ui/link-tabs.tsx';
import { ListRegion } from '#src/ui/list-region.tsx';
import { NumberedStep } from '#src/ui/numbered-step.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { Card, ErrorNotice, Notice } from '#src/ui/panel.tsx';
import { PastEnd } from '#src/ui/past-end.tsx';
import { QueryFailure, QueryStates } from '#src/ui/query-states.tsx';
import { scenes } from '#src/ui/scenes.ts';
import { SectionOutline } from '#src/ui/section-outline.tsx';
import { Skeleton, SkeletonLine } from '#src/ui/skeleton.tsx';
import { SkeletonLines, SkeletonRows } from '#src/ui/skeleton-lines.tsx';
import { PageSpinner } from '#src/ui/spinner.tsx';
import { SPOTS } from '#src/ui/spots.ts';
import { Tabs } from '#src/ui/tabs.tsx';
import { nothing } from './samples.ts';

export default { title: 'Lists and states' } satisfies Meta;

export const Notices = () => (
  <>
    {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
      <Notice key={tone} tone={tone}>
        A {tone} notice.
      </Notice>
    ))}
    <ErrorNotice text="The jobs couldn’t be loaded." onRetry={nothing} />
  </>
);

export const Empty = () => (
  <>
    {SPOTS.map((spot) => (
      <EmptyState key={spot} spot={spot} title="No jobs found" text="Try other words." />
    ))}
    <EmptyState scene={scenes.emptyBench} title="This job is not available" />
    <PastEnd title="There is no such page" />
  </>
);

export const Waiting = () => (
  <>
    <Skeleton>
      <SkeletonLine className="h-6 w-full" />
      <SkeletonRows count={2} className="grid gap-2 py-3" lines={['h-5 w-1/2', 'h-4 w-1/4']} />
    </Skeleton>
    <SkeletonLines lines={['h-6 w-full', 'mt-2 h-6 w-1/2']} />
    <PageSpinner />
  </>
);

export const Folded = () => (
  <Card>
    <FoldedRows
      rows={['Cook', 'Gardener', 'Welder'].map((job) => (
        <li key={job} className="px-4 py-3">
          {job}
        </li>
      ))}
      shown={2}
    />
  </Card>
);

export const Disclosed = () => (
  <Disclosure summary="About this job" className="rounded border border-line bg-surface">
    <p className="border-line border-t p-4">Baking bread, from four in the morning on.</p>
  </Disclosure>
);

export const Steps = () => (
  <ol className="grid gap-4">
    <NumberedStep number={1}>The employer reads your letter.</NumberedStep>
    <NumberedStep number={2}>They write to you.</NumberedStep>
    <NumberedStep number={3}>
      <p className="font-medium">You meet</p>
      <p className="text-14 text-muted">At the bakery, or by video.</p>
    </NumberedStep>
  </ol>
);

export const Outline = () => (
  <SectionOutline
    label="Sections of this form"
    sections={[
      { id: 'position', title: 'The position', state: 'done', note: 'Done' },
      { id: 'work', title: 'What the work is', state: 'wrong', note: 'Check: Description' },
      { id: 'pay', title: 'Pay and applications', state: 'open', note: 'Optional' },
    ]}
  />
);

const query = (state: object) => ({
  data: undefined,
  error: null,
  isFetching: false,
  refetch: nothing,
  ...state,
});
const failure = () => 'The jobs couldn’t be loaded.';

export const Queries = () => (
  <>
    <QueryStates query={query({ data: 'Its data' })} skeleton="" failure={failure}>
      {(data) => <Card className="p-4">{String(data)}</Card>}
    </QueryStates>
    <QueryStates query={query({ error: new Error('no') })} skeleton="" failure={failure}>
      {() => null}
    </QueryStates>
    <QueryFailure query={query({ error: new Error('no') })} failure={failure} />
  </>
);

const CONTENT = 'Bakers and cooks.';

export const Pages = () => (
  <ListRegion
    label="Jobs"
    page={3}
    isStale={false}
    empty={false}
    pager={<Pager page={3} totalPages={12} />}
  >
    <Card className="p-4">{CONTENT}</Card>
  </ListRegion>
);

export const StalePage = () => (
  <ListRegion
    label="Jobs"
    page={1}
    isStale={false}
    empty={false}
    pager={<Pager page={1} totalPages={2} />}
  >
    <Card className="p-4">{CONTENT}</Card>
  </ListRegion>
);

export const Parts = () => (
  <>
    <LinkTabs
      label="My jobs"
      current="open"
      tabs={[
        { key: 'open', label: 'Open', count: 3 },
        { key: 'closed', label: 'Closed', count: undefined },
      ]}
    />
    <Tabs
      label="Profile"
      selected="one"
      onSelect={nothing}
      items={[
        { key: 'one', label: 'About', content: CONTENT },
        { key: 'two', label: 'Resume', content: CONTENT },
      ]}
    />
  </>
);

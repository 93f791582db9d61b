import { announcementTask } from '#server/domains/applications/background.ts';
import { interviewReminderTask } from '#server/domains/interviews/background.ts';
import { deadlineReminderTask } from '#server/domains/jobs/background.ts';
import { type EndpointName, endpoints } from '#src/contract/endpoints.ts';
import { createBackend } from '#tests/backend.ts';
import { fits } from '#tests/call-pattern.ts';
import { openApp } from '#tests/e2e/app-server.ts';
import type { Role } from '#tests/roles.ts';
import type { BootData, MadeCall } from './boot-data.ts';
import { layFault } from './faults.ts';
import { fillMarket, logIn } from './fill-market.ts';
import { type MarketName, type MockState, toMs } from './state.ts';

const nameOf = (made: { method: string; path: string }): EndpointName | undefined =>
  (Object.keys(endpoints) as EndpointName[]).find((name) => fits(endpoints[name], made));

/** Calls that the panel shows. */
const SHOWN_CALLS = 12;

/** The built app on a backend that is filled with a market, and refilled to change it. */
async function openWorld() {
  const backend = await createBackend();
  let people: BootData['people'] = { candidate: '', employer: '', admin: '' };
  /** The latest calls of the browser, newest first. */
  let calls: MadeCall[] = [];
  const answer = (request: Request) =>
    backend.fetch(request).catch((error: unknown) => {
      // The laid faults are no news; a reply against the contract is.
      if (!(error instanceof TypeError)) process.stderr.write(`${String(error)}\n`);
      return null;
    });
  const app = await openApp(backend, {
    toBrowser: async (request) => {
      const name = nameOf({ method: request.method, path: new URL(request.url).pathname });
      const response = await answer(request);
      if (name) calls = [{ name, status: response?.status ?? 0 }, ...calls].slice(0, SHOWN_CALLS);
      return response;
    },
    toRenderer: answer,
  });
  let ahead = 0;
  return {
    backend,
    people: () => people,
    app,
    calls: () => calls,
    fill: async (market: MarketName): Promise<void> => {
      await backend.reset();
      ahead = 0;
      calls = [];
      people = await fillMarket(backend, market);
    },
    setClock: (ms: number): void => {
      backend.clock.advance(ms - ahead);
      ahead = ms;
    },
    /** Does what servers do in the background, such as telling candidates of decisions. */
    catchUp: async (): Promise<void> => {
      const tasks = [announcementTask, interviewReminderTask, deadlineReminderTask];
      for (const task of tasks) await task(backend.dependencies).run();
    },
  };
}

/** What one browser sees: a market of its own, in a state. */
export async function openSession(first: MockState) {
  const world = await openWorld();
  const { backend } = world;
  await world.fill(first.market);
  let state = first;
  let token: string | null = null;
  let changes = 0;

  const enter = async (next: MockState) => {
    backend.faults.clear();
    for (const fault of next.faults) layFault(backend.faults, fault);
    world.setClock(toMs(next.clock));
    if (next.role !== state.role || next.clock !== state.clock || changes === 0 || !token)
      token = next.role === 'visitor' ? null : await logIn(backend, next.role);
    state = next;
  };
  const change = async (next: MockState, isFresh: boolean) => {
    const isRefilled = isFresh || next.market !== state.market;
    if (isRefilled) {
      await world.fill(next.market);
      token = null;
    }
    // The page that shows it begins with a clean browser.
    if (isRefilled || next.role !== state.role || next.clock !== state.clock) changes += 1;
    await enter(next);
  };
  await enter(first);

  let last: Promise<unknown> = Promise.resolve();
  return {
    state: () => state,
    /** One change after the other; `isFresh` fills the market anew even if it is the same. */
    change: (next: MockState, isFresh = false): Promise<void> => {
      const done = last.then(() => change(next, isFresh));
      last = done.catch(() => {});
      return done;
    },
    /** The tester has logged in or out by the app. */
    noteRole: (role: Role): void => {
      state = { ...state, role };
    },
    answer: world.app,
    catchUp: world.catchUp,
    calls: world.calls,
    /** What the page has to know before the app starts. */
    boot: () => ({ state, people: world.people(), token, changes }),
    close: () => last.then(() => backend.close()),
  };
}
export type Session = Awaited<ReturnType<typeof openSession>>;

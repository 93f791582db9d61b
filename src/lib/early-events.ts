import { SCREEN_FAILED } from './screen-failed.ts';

/** Milliseconds after the page has loaded before what reports is: later than anything that a visitor waits for. */
const LATER_MS = 5000;

const EVENTS = ['error', 'unhandledrejection', 'vite:preloadError', SCREEN_FAILED];

/** Events of errors that came before what reports them; `take` hands them over with all that follow. */
export type EarlyEvents = { take: (receive: (event: Event) => void) => void };

type Reporter = { start: (early: EarlyEvents, share: number) => void };

/**
 * Where the server asks for reports, keeps errors from the beginning on and loads what reports them (`src/reports.ts`):
 * at the first error, or once the page has been there for some seconds.
 */
export const reportErrors = (): void => {
  // The address of the file, and of how many pages waiting times are told.
  const [file, share] = document.documentElement.dataset.reports?.split(' ') ?? [];
  if (!file) return;
  const events: Event[] = [];
  let receive = (event: Event): void => void events.push(event);
  let isLoading = false;
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    const { start } = (await import(/* @vite-ignore */ file)) as Reporter;
    start(
      {
        take: (next) => {
          receive = next;
          events.forEach(next);
        },
      },
      Number(share),
    );
  };
  const begin = () => void load().catch(() => {});
  for (const name of EVENTS)
    addEventListener(name, (event) => {
      receive(event);
      begin();
    });
  addEventListener('load', () => setTimeout(begin, LATER_MS));
};

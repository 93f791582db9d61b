/** A layout shift without recent input: its score, and the elements that moved. */
type Shift = { at: number; value: number; moved: string[] };
/** A main-thread task longer than 50 ms: milliseconds since navigation, and duration. */
export type LongTask = { start: number; duration: number };
/** A long frame, with the scripts that ran in it. */
type LongFrame = LongTask & { scripts: { from: string; duration: number }[] };
/** The largest element painted so far. */
type LargestPaint = { at: number; size: number; element: string };

/** Metrics recorded in the page during loading. */
export type PageNotes = {
  firstPaint: number;
  largest: LargestPaint[];
  shifts: Shift[];
  tasks: LongTask[];
  frames: LongFrame[];
};

type Source = { node: Node | null };
/** TypeScript's library lacks these entry types, which only Chromium has. */
type ShiftEntry = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: Source[];
};
type LargestEntry = PerformanceEntry & { size: number; element: Element | null };
type FrameEntry = PerformanceEntry & {
  scripts: { invoker: string; sourceURL: string; sourceFunctionName: string; duration: number }[];
};

declare global {
  interface Window {
    benchNotes: PageNotes;
  }
}

/** Runs in the page before its own code; records paints, layout shifts and long tasks. */
export const watchPage = () => {
  const notes: PageNotes = { firstPaint: 0, largest: [], shifts: [], tasks: [], frames: [] };
  window.benchNotes = notes;
  const name = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    if (!element) return '(gone)';
    const text = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    const classes = (element.getAttribute('class') ?? '').split(' ').slice(0, 3).join('.');
    return `<${element.localName}${classes && `.${classes}`}> ${text}`;
  };
  const watch = <Entry extends PerformanceEntry>(type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as Entry);
    }).observe({ type, buffered: true });

  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') notes.firstPaint = entry.startTime;
  });
  watch<LargestEntry>('largest-contentful-paint', ({ startTime, size, element }) => {
    notes.largest.push({ at: startTime, size, element: name(element) });
  });
  watch<ShiftEntry>('layout-shift', ({ startTime, value, hadRecentInput, sources }) => {
    if (hadRecentInput) return;
    notes.shifts.push({ at: startTime, value, moved: sources.map(({ node }) => name(node)) });
  });
  watch('longtask', ({ startTime, duration }) => {
    notes.tasks.push({ start: startTime, duration });
  });
  watch<FrameEntry>('long-animation-frame', ({ startTime, duration, scripts }) => {
    const named = scripts.map((script) => ({
      from: `${script.sourceURL.split('/').at(-1)} ${script.sourceFunctionName} (${script.invoker.split('/').at(-1)})`,
      duration: script.duration,
    }));
    notes.frames.push({ start: startTime, duration, scripts: named });
  });
};

/** Runs in the page: whether it loaded three seconds ago and has had no long task for two. */
export const isQuiet = (): boolean => {
  const [navigation] = performance.getEntriesByType('navigation');
  const loaded = (navigation as PerformanceNavigationTiming).loadEventEnd;
  const last = window.benchNotes.tasks.at(-1);
  const busyUntil = last ? last.start + last.duration : 0;
  const now = performance.now();
  return loaded > 0 && now > loaded + 3_000 && now > busyUntil + 2_000;
};

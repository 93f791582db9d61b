import { MOCK_PATHS } from '#tests/mock/boot-data.ts';
import type { Action, Recorded } from '#tests/mock/recorder/steps.ts';
import { withoutState } from '#tests/mock/state.ts';
import { findHeading, readNotices } from './locate.ts';
import { watchActions } from './watch-actions.ts';

/** Milliseconds without changes after which a screen counts as complete. */
const QUIET_MS = 200;

let sent: Promise<unknown> = Promise.resolve();

/** One after the other, in the order in which things happened; also while the page is left. */
const send = (recorded: Omit<Recorded, 'device'>): void => {
  const body = JSON.stringify({
    ...recorded,
    device: {
      width: innerWidth,
      height: innerHeight,
      language: document.documentElement.lang,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  } satisfies Recorded);
  const post = () => fetch(MOCK_PATHS.steps, { method: 'POST', body, keepalive: true });
  sent = sent.then(post, post);
};

/** How this page was opened; undefined if a recorded click led to it. */
const openingOf = (isNew: boolean): Action | undefined => {
  const [entry] = performance.getEntriesByType('navigation');
  if (!isNew && entry?.type === 'reload') return { kind: 'reload' };
  if (!isNew && entry?.type === 'back_forward') return { kind: 'back' };
  if (!isNew && document.referrer) return undefined;
  return { kind: 'open', path: location.pathname + withoutState(location.search), isNew };
};

/** Notes alerts as soon as they appear, since they may soon be gone, and the heading of each screen once it is quiet. */
const watchScreen = (act: (action: Action) => void): void => {
  let known = new Set<string>();
  let heading = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const noteNotices = () => {
    const notices = readNotices();
    for (const notice of notices) if (!known.has(notice.text)) act({ kind: 'notice', ...notice });
    known = new Set(notices.map(({ text }) => text));
  };
  const noteHeading = () => {
    const found = findHeading();
    if (!found || JSON.stringify(found) === heading) return;
    heading = JSON.stringify(found);
    send({ heading: found });
  };
  new MutationObserver(() => {
    noteNotices();
    clearTimeout(timer);
    timer = setTimeout(noteHeading, QUIET_MS);
  }).observe(document, { subtree: true, childList: true, characterData: true });
};

/** Sends what the user does to the mock's server, which writes a test of it. */
export const startRecording = ({ isNew }: { isNew: boolean }): void => {
  let count = 0;
  const page = crypto.randomUUID();
  const act = (action: Action, id = `${page} ${(count += 1)}`) => send({ step: { ...action, id } });
  const opening = openingOf(isNew);
  if (opening) act(opening);
  watchActions(act);
  watchScreen(act);
};

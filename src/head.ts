import { followEarlySwitches } from './lib/early-switches.ts';
import { markFirstPaint } from './lib/first-paint.ts';
import { forgetEndedSession } from './lib/remembered-session.ts';
import { showStartFailure } from './lib/start-failure.ts';

/*
 * What runs in the page's head, before anything is painted and before the app's own code has loaded. The build
 * puts it into the page (`scripts/vite/page.ts`).
 */

forgetEndedSession();
markFirstPaint();
followEarlySwitches();
// Code of the app that cannot be had: only elements raise this event without letting it bubble.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) showStartFailure();
  },
  true,
);

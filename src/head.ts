import { reportErrors } from './lib/early-events.ts';
import { followEarlySwitches } from './lib/early-switches.ts';
import { markFirstPaint } from './lib/first-paint.ts';
import { forgetEndedSession } from './lib/remembered-session.ts';
import { showStartFailure } from './lib/start-failure.ts';

/* Runs in <head>, before the first paint and the app's code. The build inlines it (`scripts/vite/page.ts`). */

reportErrors();
forgetEndedSession();
markFirstPaint();
followEarlySwitches();
// The app's code failed to load. Errors of elements don't bubble, so the listener captures them.
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) showStartFailure();
  },
  true,
);

import type { Plugin } from 'vite';
import { earlySwitchesScript } from '../../src/lib/early-switches.ts';
import { firstPaintScript } from '../../src/lib/first-paint.ts';
import { prefetchScript } from '../../src/lib/prefetch.ts';
import { splashScript } from '../../src/lib/splash.ts';

/**
 * The scripts that run before the app's code is there, made from the constants that it uses: theme and
 * language for the first paint and their switches, the splash screen's, and the requests of the first screen.
 */
export const headScripts = (): Plugin => {
  let apiUrl = '';
  return {
    name: 'head-scripts',
    configResolved: ({ env }) => {
      apiUrl = (env.VITE_API_URL as string | undefined) ?? '';
    },
    transformIndexHtml: () =>
      [
        { children: firstPaintScript() },
        { children: earlySwitchesScript() },
        // The others are for a page in which the server rendered nothing (`server/pages/document.ts`).
        { children: splashScript(), attrs: { 'data-single-page': true } },
        { children: prefetchScript(apiUrl), attrs: { 'data-single-page': true } },
      ].map((script) => ({ tag: 'script', ...script, injectTo: 'head-prepend' as const })),
  };
};

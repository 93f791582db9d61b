/*
 * What the page shows before the app does: `index.html` holds the bar, a spinner and the words for a
 * start that failed, in both languages. The app takes its place as a whole.
 */

declare global {
  interface Window {
    /** Shows on the splash screen that the app could not be started. */
    failStart?: () => void;
  }
}

/**
 * The script of the frame, as plain text: it runs before any module does. A start that failed, also for
 * want of the app's own code, is said with a way to try again: that loads the page anew, once the server
 * has answered, since the browser would put its own error page in our place.
 */
export const splashScript = (): string =>
  [
    '(function(){',
    "function show(failed){var q=function(i){return document.getElementById('splash-'+i)||{}};",
    "q('loading').hidden=failed;q('failure').hidden=!failed}",
    'window.failStart=function(){show(true)};',
    // The last script in the row is the app, which asks again for those before it.
    "addEventListener('error',function(e){var s=e.target,n=s&&s.nextElementSibling;",
    "if(s&&s.tagName==='SCRIPT'&&!(n&&n.tagName==='SCRIPT'))show(true)},true);",
    "addEventListener('click',function(e){",
    "if(!e.target.closest||!e.target.closest('#splash-retry'))return;show(false);",
    "fetch(location.href,{method:'HEAD',cache:'no-store'})",
    '.then(function(r){if(r.status>=500)throw r;location.reload()}).catch(function(){show(true)})})',
    '})()',
  ].join('');

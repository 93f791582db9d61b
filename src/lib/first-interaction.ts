/** Events that show that a user starts to interact with the page. */
const EVENTS = ['pointerover', 'touchstart', 'keydown', 'focusin'];

/** Runs `preload` on the first interaction: people who only read never load what interactions need. */
export const onFirstInteraction = (preload: () => void): void => {
  const waiting = new AbortController();
  const start = () => {
    waiting.abort();
    preload();
  };
  for (const event of EVENTS)
    window.addEventListener(event, start, { passive: true, signal: waiting.signal });
};

import { useEffect, useState } from 'react';

/**
 * The id of the section that is being read: the one that the address names while its heading is at the top of the
 * screen, or as near to it as the page's end allows; otherwise the last whose heading has passed a line at a third of
 * the screen. Near the page's end the line moves down to the foot of the screen, so that short last sections get their
 * turn.
 */
export const useCurrentSection = (ids: readonly string[]): string | undefined => {
  const [current, setCurrent] = useState(ids[0]);
  // One text, since the list is another one at each render.
  const key = ids.join(' ');
  useEffect(() => {
    const names = key.split(' ');
    const topOf = (id: string) => document.getElementById(id)?.getBoundingClientRect().top;
    const find = () => {
      const { innerHeight: height, scrollY } = window;
      const left = document.documentElement.scrollHeight - height - scrollY;
      const [named, isEnd] = [window.location.hash.slice(1), left < 2];
      const namedTop = names.includes(named) ? topOf(named) : undefined;
      if (namedTop !== undefined && namedTop >= 0 && namedTop < (isEnd ? height : height / 3)) {
        setCurrent(named);
        return;
      }
      const line = Math.max(height / 3, height - left);
      const isPassed = (id: string) => (topOf(id) ?? height) < line;
      setCurrent((scrollY > 0 && names.findLast(isPassed)) || names[0]);
    };
    find();
    const ending = new AbortController();
    const listening = { passive: true, signal: ending.signal };
    window.addEventListener('scroll', find, listening);
    window.addEventListener('hashchange', find, listening);
    // Sections that load move those below them.
    const resizing = new ResizeObserver(find);
    resizing.observe(document.body);
    return () => {
      ending.abort();
      resizing.disconnect();
    };
  }, [key]);
  return current;
};

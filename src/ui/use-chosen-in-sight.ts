import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';

/** Pixels that stay free before the link: the edge of the screen, or some of the link before it. */
const SPACE = 16;

/**
 * Gives the ref of a row that scrolls, and keeps the row's current link in sight: when another one becomes it,
 * when the language gives the links other widths, and when the row itself gets another. Scrolls the row alone,
 * never the page. `chosen` names the current link.
 */
export function useChosenInSight<Row extends HTMLElement>(
  chosen: string | undefined,
): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const { i18n } = useLingui();
  const { locale } = i18n;
  // Both change what the row shows.
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    // Tells of the width at once, and whenever it changes.
    const observer = new ResizeObserver(() => {
      const link = element.querySelector('[aria-current="page"]');
      if (!link) return;
      const distance = link.getBoundingClientRect().left - element.getBoundingClientRect().left;
      element.scrollLeft += distance - SPACE;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [chosen, locale]);
  return row;
}

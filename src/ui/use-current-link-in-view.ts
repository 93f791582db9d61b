import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useRef } from 'react';

/** Pixels kept before the link, showing the edge or part of the previous link. */
const SPACE = 16;

/**
 * Returns the ref of a scrolling row and keeps its current link in view as the link, the language or the row's width
 * changes. Scrolls only the row, never the page. `chosen` identifies the current link.
 */
export function useCurrentLinkInView<Row extends HTMLElement>(
  chosen: string | undefined,
): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const { i18n } = useLingui();
  const { locale } = i18n;
  // `chosen` and `locale` change what the row shows.
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    // Reports the width at once and on every change.
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

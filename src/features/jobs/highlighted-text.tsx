import type { ReactNode } from 'react';

/** The text with its highlights marked; ranges out of bounds or out of order are ignored (rule SEARCH-5). */
export function HighlightedText({
  text,
  highlights = [],
}: {
  text: string;
  highlights: readonly (readonly [start: number, end: number])[] | undefined;
}) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of highlights) {
    if (start < at || end <= start || end > text.length) continue;
    parts.push(
      text.slice(at, start),
      <mark
        key={start}
        className="-mx-0.5 box-decoration-clone rounded-sm bg-mark px-0.5 text-text"
      >
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return (
    <>
      {parts}
      {text.slice(at)}
    </>
  );
}

import { Children, type ReactNode } from 'react';

/**
 * Facts in a line, with a dot between two of them. Where the line breaks, the dot is hidden rather than left at an
 * end. Missing facts (`null`) are left out.
 */
export function Dotted({ children }: { children: ReactNode }) {
  return (
    <span className="dotted">
      {Children.map(Children.toArray(children), (fact, index) => (
        <span className="relative min-w-0 ps-4">
          {index > 0 && (
            <span className="absolute" style={{ left: 6 }}>
              {' '}
              ·{' '}
            </span>
          )}
          {fact}
        </span>
      ))}
    </span>
  );
}

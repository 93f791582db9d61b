import { Children, type ReactNode } from 'react';

/**
 * Facts in a line, with a dot between two of them. Where the line breaks, the dot is hidden rather than left at an
 * end. Empty facts are left out.
 */
export function Dotted({ children }: { children: ReactNode }) {
  const facts = Children.toArray(children).filter((fact) => fact !== '');
  return (
    <span className="dotted">
      {Children.map(facts, (fact, index) => (
        <span>
          {index > 0 && <span className="dotted-dot"> · </span>}
          {fact}
        </span>
      ))}
    </span>
  );
}

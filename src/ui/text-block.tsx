import { toTextBlocks } from '../contract/text-blocks.ts';
import { classNames } from './class-names.ts';

/**
 * A text as its author wrote it: line breaks are kept, and lines that start with - or • become a
 * list. It is never read as HTML. With `asList`, each of several lines is a list item, with a dash
 * or without.
 */
export function TextBlock({
  text,
  asList = false,
  className,
}: {
  text: string;
  asList?: boolean;
  className?: string;
}) {
  return (
    <div className={classNames('wrap-anywhere grid max-w-prose gap-3', className)} dir="auto">
      {toTextBlocks(text, asList).map((block, index) =>
        block.isList ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text's blocks have no identity but their place
          <ul key={index} className="grid list-disc gap-1.5 ps-5 marker:text-line-strong">
            {block.lines.map((line, lineIndex) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: likewise its lines
              <li key={lineIndex}>{line}</li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: likewise
          <p key={index} className="whitespace-pre-line">
            {block.lines.join('\n')}
          </p>
        ),
      )}
    </div>
  );
}

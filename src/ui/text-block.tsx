import type { ReactNode } from 'react';
import { type TextList, toTextBlocks } from '#src/shared/text-blocks.ts';
import { toInline } from '#src/shared/text-inline.ts';
import { classNames } from './class-names.ts';

type TextBlockProps = {
  text: string;
  asList?: boolean;
  /** The level of the text's headings. */
  heading?: 'h3' | 'h4';
  /** Whether addresses become links. */
  withLinks?: boolean;
  className?: string;
};

/**
 * Renders plain text with the headings, paragraphs, lists, strong words and links its author meant; never as HTML.
 * With `asList`, each of several lines becomes a list item, marked or not (rule TEXT-1).
 */
export function TextBlock({
  text,
  asList = false,
  heading: Heading = 'h3',
  withLinks = true,
  className,
}: TextBlockProps) {
  return (
    <div className={classNames('wrap-anywhere grid max-w-prose gap-3', className)} dir="auto">
      {toTextBlocks(text, asList).map((block, index) =>
        'heading' in block ? (
          // oxlint-disable-next-line react/no-array-index-key -- a text's blocks have no identity but their place
          <Heading key={index} className="-mb-1 not-first:mt-3 font-semibold text-16 text-brand">
            {inline(block.heading, withLinks)}
          </Heading>
        ) : 'items' in block ? (
          list(block, index, withLinks)
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- likewise
          <p key={index} className="whitespace-pre-line">
            {inline(block.text, withLinks)}
          </p>
        ),
      )}
    </div>
  );
}

const listLooks = {
  '': 'list-disc ps-5',
  1: 'list-decimal ps-6',
  a: 'list-[lower-alpha] ps-6',
  A: 'list-[upper-alpha] ps-6',
};

const list = ({ marker, start, items }: TextList, key: number, withLinks: boolean): ReactNode => {
  const Tag = marker ? 'ol' : 'ul';
  return (
    <Tag
      key={key}
      start={marker ? start : undefined}
      className={classNames('grid gap-1.5 marker:text-muted', listLooks[marker])}
    >
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- likewise its items
        <li key={index}>
          {inline(item.text, withLinks)}
          {item.lists.length > 0 && (
            <div className="mt-1.5">
              {item.lists.map((below, place) => list(below, place, withLinks))}
            </div>
          )}
        </li>
      ))}
    </Tag>
  );
};

/** Rule TEXT-5. */
const inline = (text: string, withLinks: boolean): ReactNode[] =>
  toInline(text).map((piece, index) => {
    if (typeof piece === 'string') return piece;
    if ('strong' in piece)
      return (
        // oxlint-disable-next-line react/no-array-index-key -- likewise the pieces of a line
        <strong key={index} className="font-semibold">
          {inline(piece.strong, withLinks)}
        </strong>
      );
    if (!withLinks) return piece.text;
    return (
      <a
        // oxlint-disable-next-line react/no-array-index-key -- likewise
        key={index}
        href={piece.href}
        target={piece.href.startsWith('mailto:') ? undefined : '_blank'}
        rel="nofollow ugc noopener noreferrer"
        className="link"
      >
        {piece.text}
      </a>
    );
  });

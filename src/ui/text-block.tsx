import type { ReactNode } from 'react';
import { type TextList, toTextBlocks } from '../contract/text-blocks.ts';
import { toInline } from '../contract/text-inline.ts';
import { classNames } from './class-names.ts';

type TextBlockProps = {
  text: string;
  asList?: boolean;
  /** The level of its headings, below the heading that the text stands under. */
  heading?: 'h3' | 'h4';
  className?: string;
};

/**
 * A text as its author meant it: headings, paragraphs, lists, strong words and links, as plain text writes them. It
 * is never read as HTML. With `asList`, each of several lines is a list item, with a mark or without.
 */
export function TextBlock({
  text,
  asList = false,
  heading: Heading = 'h3',
  className,
}: TextBlockProps) {
  return (
    <div className={classNames('wrap-anywhere grid max-w-prose gap-3', className)} dir="auto">
      {toTextBlocks(text, asList).map((block, index) =>
        'heading' in block ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a text's blocks have no identity but their place
          <Heading key={index} className="-mb-1 not-first:mt-3 font-semibold text-16 text-brand">
            {inline(block.heading)}
          </Heading>
        ) : 'items' in block ? (
          list(block, index)
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: likewise
          <p key={index} className="whitespace-pre-line">
            {inline(block.text)}
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

const list = ({ marker, start, items }: TextList, key: number): ReactNode => {
  const Tag = marker ? 'ol' : 'ul';
  return (
    <Tag
      key={key}
      start={marker ? start : undefined}
      className={classNames('grid gap-1.5 marker:text-muted', listLooks[marker])}
    >
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: likewise its items
        <li key={index}>
          {inline(item.text)}
          {item.lists.length > 0 && <div className="mt-1.5">{item.lists.map(list)}</div>}
        </li>
      ))}
    </Tag>
  );
};

const inline = (text: string): ReactNode[] =>
  toInline(text).map((piece, index) =>
    typeof piece === 'string' ? (
      piece
    ) : 'href' in piece ? (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: likewise the pieces of a line
        key={index}
        href={piece.href}
        target={piece.href.startsWith('mailto:') ? undefined : '_blank'}
        rel="nofollow ugc noopener noreferrer"
        className="text-link underline underline-offset-4"
      >
        {piece.text}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: likewise
      <strong key={index} className="font-semibold">
        {inline(piece.strong)}
      </strong>
    ),
  );

import type { MessageDescriptor } from '@lingui/core';
import { Trans } from '@lingui/react';
import type { LinkProps } from '@tanstack/react-router';
import type { ComponentType, ReactElement } from 'react';
import { TextLink } from '#src/ui/link.tsx';

type Linked = { text: MessageDescriptor; links: readonly LinkProps[] };

/** A text in which `<0>…</0>` is a link to the first of `places`, `<1>…</1>` to the second. */
export const linked = (
  text: MessageDescriptor,
  ...places: readonly (LinkProps['to'] | LinkProps)[]
): Linked => ({
  text,
  links: places.map((place) => (typeof place === 'object' ? place : { to: place })),
});

/** In it, `<b>…</b>` are the words that a reader looks for. */
type Line = MessageDescriptor | Linked;

/** A paragraph, or a list (`points`). */
export type Block = Line | { points: readonly Line[] };
/** The same, or what a component shows. */
export type Body = readonly (Block | ComponentType)[];

function Words({ line }: { line: Line }) {
  const { text, links } = 'text' in line ? line : linked(line);
  const parts: Record<string, ReactElement> = { b: <strong className="text-brand" /> };
  for (const [at, link] of links.entries()) parts[at] = <TextLink {...link} />;
  return <Trans {...text} components={parts} />;
}

function ProseBlock({ block }: { block: Body[number] }) {
  if (typeof block === 'function') {
    const Shown = block;
    return <Shown />;
  }
  if (!('points' in block))
    return (
      <p>
        <Words line={block} />
      </p>
    );
  return (
    <ul className="divide-y divide-line border-line border-y *:py-3">
      {block.points.map((line, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a text's lines have no identity but their place
        <li key={index}>
          <Words line={line} />
        </li>
      ))}
    </ul>
  );
}

export function Prose({ blocks }: { blocks: Body }) {
  // oxlint-disable-next-line react/no-array-index-key -- likewise its blocks
  return blocks.map((block, index) => <ProseBlock key={index} block={block} />);
}

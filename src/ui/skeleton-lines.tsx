import { Skeleton, SkeletonLine } from './skeleton.tsx';

const toLines = (lines: readonly string[]) =>
  // oxlint-disable-next-line react/no-array-index-key -- placeholders have no identity but their place
  lines.map((line, index) => <SkeletonLine key={index} className={line} />);

/** A skeleton; `lines` are the classes of its lines. */
export function SkeletonLines({ lines }: { lines: readonly string[] }) {
  return <Skeleton>{toLines(lines)}</Skeleton>;
}

/** Identical list rows: `lines` are the classes of each row's lines. */
export function SkeletonRows({
  count,
  lines,
  className,
}: {
  count: number;
  lines: readonly string[];
  className: string;
}) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={className}>
      {toLines(lines)}
    </div>
  ));
}

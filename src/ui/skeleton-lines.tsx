import { Skeleton, SkeletonLine } from './skeleton.tsx';

const toLines = (lines: readonly string[]) =>
  // oxlint-disable-next-line react/no-array-index-key -- placeholders have no identity but their place
  lines.map((line, index) => <SkeletonLine key={index} className={line} />);

/** A skeleton of lines of these classes. */
export function SkeletonLines({ lines }: { lines: readonly string[] }) {
  return <Skeleton>{toLines(lines)}</Skeleton>;
}

/** Rows of a list that are all alike: `lines` are the classes of the lines in each. */
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

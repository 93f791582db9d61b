import type { ConsoleEntity } from '../../contract/console-search.ts';
import { Link } from '../../ui/link.tsx';

/** A link to the record with this id, by its name; by the id where it has none. */
export function RecordLink({
  tab,
  id,
  name,
}: {
  tab: ConsoleEntity;
  id: string;
  name: string | undefined;
}) {
  return (
    <Link
      from="/$console"
      to="."
      search={{ tab, record: id }}
      resetScroll={false}
      preload={false}
      className="wrap-anywhere relative text-brand underline decoration-line-strong underline-offset-4 hover:decoration-current"
    >
      {name || id}
    </Link>
  );
}

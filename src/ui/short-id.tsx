import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { raiseAlert } from '#src/lib/alerts.ts';
import { IconButton } from './button.tsx';
import { Icon } from './icons.tsx';
import { moreIcons } from './more-icons.ts';

/** Characters shown of a long id: its end, since ids created together share their start. */
const END = 6;

const shorten = (id: string): string => (id.length > END + 6 ? `…${id.slice(-END)}` : id);

/** Copies the id and says so; if the browser refuses, shows it for copying by hand. */
const copyId = async (id: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(id);
    raiseAlert('success', msg`ID copied`);
  } catch {
    raiseAlert('info', id);
  }
};

/** A shortened id, with a button that copies it whole. `name` is the record's. */
export function ShortId({ id, name }: { id: string; name: string }) {
  const { t } = useLingui();
  return (
    <span className="inline-flex items-center whitespace-nowrap font-mono text-13 text-muted">
      <span title={id}>{shorten(id)}</span>
      <IconButton
        label={t`Copy the ID of ${name}`}
        className="my-0.5 size-9"
        onClick={() => copyId(id)}
      >
        <Icon name={moreIcons.copy} width="16" height="16" />
      </IconButton>
    </span>
  );
}

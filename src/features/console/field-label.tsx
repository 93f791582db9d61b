import { useLingui } from '@lingui/react/macro';
import { nameField } from './field-names.ts';

/** The ids of a label's two parts, for a control that is called by both (`aria-labelledby`). */
export const labelIds = (id: string) => ({ name: `${id}-name`, key: `${id}-key` });

/** What a field is called, and its key beside it: the one is read, the other is what calls and exports have. */
export function FieldLabel({ name, ids }: { name: string; ids?: ReturnType<typeof labelIds> }) {
  const { i18n } = useLingui();
  return (
    <>
      <span id={ids?.name}>{nameField(i18n, name)}</span>{' '}
      <code id={ids?.key} className="wrap-anywhere font-mono font-normal text-13 text-muted">
        {name}
      </code>
    </>
  );
}

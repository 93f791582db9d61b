import { useLingui } from '@lingui/react/macro';
import { nameField } from './field-names.ts';

/** The DOM ids of a label's two parts, for the control's `aria-labelledby`. */
export const labelIds = (id: string) => ({ name: `${id}-name`, key: `${id}-key` });

/** A field's readable name beside its key, which calls and exports use. */
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

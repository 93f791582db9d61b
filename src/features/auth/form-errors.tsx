import { useLingui } from '@lingui/react/macro';
import { showText, type Text } from '../../lib/text.ts';
import { Notice } from '../../ui/panel.tsx';

/** What the server refused a form for: one notice for each text it gave. */
export function FormErrors({ texts }: { texts: readonly Text[] }) {
  const { i18n } = useLingui();
  return texts.map((text) => {
    const shown = showText(i18n, text);
    return (
      <Notice key={shown} tone="danger">
        {shown}
      </Notice>
    );
  });
}

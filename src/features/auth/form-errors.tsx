import { useLingui } from '@lingui/react/macro';
import { type Message, translate } from '../../lib/message.ts';
import { Notice } from '../../ui/panel.tsx';

/** What the server refused a form for: one notice for each text it gave. */
export function FormErrors({ texts }: { texts: readonly Message[] }) {
  const { i18n } = useLingui();
  return texts.map((text) => {
    const shown = translate(i18n, text);
    return (
      <Notice key={shown} tone="danger">
        {shown}
      </Notice>
    );
  });
}

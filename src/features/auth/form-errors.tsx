import { useLingui } from '@lingui/react/macro';
import { type Message, translate } from '../../lib/message.ts';
import { Notice } from '../../ui/panel.tsx';

/** Why the server refused a form: one notice per message. */
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

import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { translate, type UiText } from '#src/lib/ui-text.ts';
import { Notice } from './panel.tsx';

/** Why a form was refused: a notice for each text. */
export function FailureList({ failures }: { failures: readonly UiText[] }) {
  const { i18n } = useLingui();
  const texts = new Set(failures.map((failure) => translate(i18n, failure)));
  return [...texts].map((text) => (
    <Notice key={text} tone="danger">
      {text}
    </Notice>
  ));
}

/** Why a long form was refused, above its fields. Scrolls into view, since the submit button is below them. */
export function FailureNotices({ failures }: { failures: readonly UiText[] }) {
  const place = useRef<HTMLDivElement>(null);
  const hasFailed = failures.length > 0;
  useEffect(() => {
    if (hasFailed) place.current?.scrollIntoView({ block: 'center' });
  }, [hasFailed]);

  if (!hasFailed) return null;
  return (
    <div ref={place} className="grid gap-2">
      <FailureList failures={failures} />
    </div>
  );
}

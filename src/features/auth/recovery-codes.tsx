import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { PRODUCT_NAME } from '#src/contract/product.ts';
import { saveAs } from '#src/lib/save-file.ts';
import { Button } from '#src/ui/button.tsx';
import { CopyButton } from '#src/ui/copy-button.tsx';
import { focusShown } from './focus-shown.ts';

/** New recovery codes, which are never shown again (rule TWOSTEP-5). */
export function RecoveryCodes({
  codes,
  isFirst,
  onSaved,
}: {
  codes: readonly string[];
  /** Whether two-step login has just been turned on. */
  isFirst: boolean;
  onSaved: () => void;
}) {
  const { t } = useLingui();
  const text = `${codes.join('\n')}\n`;
  return (
    <section className="grid grid-cols-1 gap-4 rounded border border-line bg-wash p-4">
      <h3 ref={focusShown} tabIndex={-1} className="text-16 outline-none">
        {isFirst ? (
          <Trans>Two-step login is on. Save your recovery codes.</Trans>
        ) : (
          <Trans>Save your new recovery codes</Trans>
        )}
      </h3>
      <p>
        <Trans>
          Each works once if you don’t have your device. Keep them somewhere safe: we won’t show
          them again.
        </Trans>
      </p>
      {/* Two columns where they have room. */}
      <ul
        className="grid max-w-xs grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-x-4 gap-y-2 font-mono"
        translate="no"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          onClick={() =>
            saveAs(new Blob([text], { type: 'text/plain' }), `${PRODUCT_NAME} ${t`codes`}.txt`)
          }
        >
          <Trans>Download</Trans>
        </Button>
        <CopyButton
          text={text}
          failure={msg`Your browser didn’t copy the codes. Write them down or download them.`}
        >
          <Trans>Copy</Trans>
        </CopyButton>
        <Button variant="secondary" size="small" className="sm:ms-auto" onClick={onSaved}>
          <Trans>I’ve saved them</Trans>
        </Button>
      </div>
    </section>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Settings } from './settings.tsx';

/** Milliseconds for which a message stays. */
const SAID_MS = 6000;

/** A button at the edge of the window, and the dialog that it opens. */
export function Panel() {
  const { t } = useLingui();
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [said, setSaid] = useState('');
  const open = () => {
    setSaid('');
    setIsOpen(true);
    // Traps the focus, closes by Escape and gives the focus back.
    dialog.current?.showModal();
  };
  useEffect(() => {
    const timer = setTimeout(() => setSaid(''), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const close = () => dialog.current?.close();
  return (
    <>
      <button type="button" className="opener" aria-haspopup="dialog" onClick={open}>
        {t`Mock`}
      </button>
      <p role="status" className="said">
        {said}
      </p>
      <dialog ref={dialog} aria-labelledby="title" onClose={() => setIsOpen(false)}>
        <div className="head">
          <h2 id="title">{t`Mocked backend`}</h2>
          <button type="button" onClick={close}>{t`Close`}</button>
        </div>
        {isOpen && (
          <Settings
            onDone={(text) => {
              setSaid(text);
              close();
            }}
          />
        )}
      </dialog>
    </>
  );
}

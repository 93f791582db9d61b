import { DialogPanel, DialogTitle, Dialog as HeadlessDialog } from '@headlessui/react';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import './dialog-print.css';
import { classNames } from './class-names.ts';
import { isComposing } from './composition.ts';
import { Icon } from './icons.tsx';
import { useFocusBack } from './use-focus-back.ts';

export type DialogProps = {
  title: string;
  /** Called by the Close button, Escape or a click outside. */
  onClose: () => void;
  /** Stays in view below the title. */
  head?: ReactNode;
  /** Beside the Close button. */
  headActions?: ReactNode;
  /** Stays in view at the bottom, however long the content is. */
  actions?: ReactNode;
  wide?: boolean;
  /** As wide as the screen allows, for two columns. */
  full?: boolean;
  /** Shown beside the content from 1024 px on; scrolls separately and has the accessible name `label`. */
  beside?: { label: string; content: ReactNode };
  /** Identifies the content: when it changes, the dialog scrolls back to the top. */
  contentKey?: string;
  /** Gets the focus on close; by default the previously focused element. */
  focusAfter?: () => HTMLElement | null;
  children: ReactNode;
};

/** A modal dialog, open while rendered; a bottom sheet on phones. On cramped screens it scrolls as a whole. */
export function Dialog({
  title,
  onClose,
  head,
  headActions,
  actions,
  wide = false,
  full = false,
  beside,
  contentKey,
  focusAfter,
  children,
}: DialogProps) {
  const { t } = useLingui();
  useFocusBack(focusAfter);
  return (
    <HeadlessDialog open onClose={onClose} className="fixed inset-0 z-40">
      <div className="appearing fixed inset-0 bg-scrim" aria-hidden="true" />
      <div className="fixed inset-0 flex items-end justify-center sm:items-center sm:p-6">
        <DialogPanel
          // An IME's Escape would close the dialog.
          onKeyDown={(event) => isComposing(event) && event.stopPropagation()}
          className={classNames(
            'appearing flex max-h-[92dvh] w-full flex-col overflow-hidden cramped:overflow-y-auto rounded-t-dialog bg-raised shadow-raised sm:rounded-dialog',
            beside ? 'max-w-xl lg:h-[92dvh] lg:max-w-6xl' : widthOf(wide, full),
          )}
        >
          <div className="border-line border-b py-3 ps-5 pe-3">
            <div className="flex items-start justify-between gap-x-4 max-xs:flex-wrap">
              <DialogTitle className="min-w-0 py-2.5 text-18">{title}</DialogTitle>
              <div className="flex max-xs:flex-wrap items-center xs:shrink-0">
                {headActions}
                <IconButton label={t`Close`} onClick={onClose}>
                  <Icon name="close" />
                </IconButton>
              </div>
            </div>
            {head}
          </div>
          <div className="flex min-h-0 flex-1 cramped:flex-none">
            {beside && (
              <section
                aria-label={beside.label}
                // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by the keyboard
                tabIndex={0}
                className="hidden min-h-0 flex-1 overflow-y-auto overscroll-contain border-line border-e px-6 py-5 -outline-offset-2 lg:block"
              >
                {beside.content}
              </section>
            )}
            <div className={classNames('flex min-h-0 w-full flex-col', beside && 'lg:w-[30rem]')}>
              <div
                key={contentKey}
                className="min-h-0 flex-1 overflow-y-auto cramped:overflow-visible overscroll-contain px-5 py-5"
              >
                {children}
              </div>
              {actions && (
                <div className="flex flex-col-reverse gap-3 border-line border-t px-5 py-4 sm:flex-row sm:justify-end">
                  {actions}
                </div>
              )}
            </div>
          </div>
        </DialogPanel>
      </div>
    </HeadlessDialog>
  );
}

const widthOf = (wide: boolean, full: boolean): string => {
  if (full) return 'max-w-[100rem]';
  return wide ? 'max-w-3xl' : 'max-w-xl';
};

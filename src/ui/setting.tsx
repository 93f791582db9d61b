import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Card } from './panel.tsx';
import { useFocusAfterRemoval } from './use-restored-focus.ts';

/** One setting: its name, what it is now, what changes it, and below, the form that the action opens. */
export function Setting({
  id,
  title,
  badge,
  text,
  action,
  children,
}: {
  /** The anchor of the heading. */
  id: string;
  title: string;
  /** Its state, beside the heading. */
  badge?: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <Card className="grid grid-cols-1 gap-5 p-4 sm:p-6">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-64">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h2 id={id} tabIndex={-1} className="text-18 outline-none">
                {title}
              </h2>
              {badge}
            </div>
            {text && <div className="wrap-anywhere mt-1 max-w-prose text-muted">{text}</div>}
          </div>
          {action}
        </div>
        {children}
      </Card>
    </section>
  );
}

/** A setting whose form opens on demand. */
export function EditableSetting({
  label,
  form,
  children,
  ...setting
}: Omit<Parameters<typeof Setting>[0], 'action'> & {
  /** What opens the form. */
  label: string;
  form: (close: () => void) => ReactNode;
}) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const formId = useId();
  const button = useRef<HTMLButtonElement>(null);
  // What was pressed goes with the form, or with a notice below.
  useFocusAfterRemoval(button, isOpen ? 1 : 0);
  useFocusAfterRemoval(button, children ? 1 : 0);
  return (
    <Setting
      {...setting}
      action={
        <Button
          ref={button}
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? formId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? t`Cancel` : label}
        </Button>
      }
    >
      {isOpen && (
        <div id={formId} className="max-w-md">
          {form(() => setIsOpen(false))}
        </div>
      )}
      {children}
    </Setting>
  );
}

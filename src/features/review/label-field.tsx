import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { reviewQueries } from '../../api/application-review.ts';
import type { Application } from '../../contract/application.ts';
import { distinctLabels, labelKey } from '../../contract/application-review.ts';
import { LABEL_MAX, LABELS_MAX } from '../../contract/limits.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { controlClass } from '../../ui/field.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Label } from './label-list.tsx';
import { useReviewChange } from './use-review-change.ts';

/** Adds and removes an application's labels, each at once; those of other applications are suggested. */
export function LabelField({ application }: { application: Application }) {
  const { t } = useLingui();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const { value: labels = [], change, isPending } = useReviewChange(application, 'labels', 0);
  const { data: known = [] } = useQuery({
    ...reviewQueries.labels(application.job?._id ?? ''),
    enabled: !!application.job,
  });
  const isFull = labels.length >= LABELS_MAX;

  const remove = (label: string) => {
    change(labels.filter((one) => one !== label));
    // The button that was pressed is gone.
    input.current?.focus();
  };
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    const written = typed.trim().replace(/\s+/g, ' ');
    if (written === '' || isFull) return;
    const label = known.find((one) => labelKey(one) === labelKey(written)) ?? written;
    change(distinctLabels([...labels, label]));
    setTyped('');
  };

  return (
    <fieldset aria-busy={isPending || undefined}>
      <legend className="text-14 text-muted">{t`Labels`}</legend>
      {labels.length > 0 && (
        <ul className="mt-1.5 flex flex-wrap gap-2">
          {labels.map((label) => (
            <li key={label} className="min-w-0">
              <Label>
                {label}
                <button
                  type="button"
                  aria-label={t`Remove label ${label}`}
                  className="-me-1.5 inline-grid size-6 place-items-center rounded-full hover:bg-line"
                  onClick={() => remove(label)}
                >
                  <Icon name="close" width="14" height="14" />
                </button>
              </Label>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={add} className="mt-2 flex max-w-72 gap-2">
        <input
          ref={input}
          value={typed}
          list={`${id}-known`}
          maxLength={LABEL_MAX}
          readOnly={isFull}
          aria-label={t`Add a label`}
          placeholder={t`Add a label`}
          aria-describedby={isFull ? `${id}-full` : undefined}
          className={classNames(controlClass, 'h-9 text-14')}
          onChange={({ target }) => setTyped(target.value)}
        />
        <datalist id={`${id}-known`}>
          {known
            .filter((one) => labels.every((label) => labelKey(label) !== labelKey(one)))
            .map((one) => (
              <option key={one} value={one} />
            ))}
        </datalist>
        <Button type="submit" variant="secondary" size="small" className="whitespace-nowrap">
          <Trans>Add</Trans>
        </Button>
      </form>
      {isFull && (
        <p id={`${id}-full`} className="mt-1 text-13 text-muted">
          <Plural
            value={LABELS_MAX}
            one="# label is the most. Remove one to add another."
            other="# labels are the most. Remove one to add another."
          />
        </p>
      )}
    </fieldset>
  );
}

import { useLingui } from '@lingui/react/macro';
import { formatNumber } from '#src/lib/format.ts';
import { translate, type UiText } from '#src/lib/ui-text.ts';
import { classNames } from './class-names.ts';

type CheckListProps<Value extends string> = {
  legend: string;
  options: readonly { value: Value; label: UiText }[];
  /** The checked ones. */
  values: readonly Value[];
  onToggle: (value: Value) => void;
  /** How many records each choice would find, where known. */
  counts: readonly { value: Value; count: number }[] | undefined;
  /** Without scripts, the checkboxes are fields `name` of this form. */
  form: string | undefined;
  name: string;
};

/** Checkboxes with counts. Counts that arrive later shift nothing. */
export function CheckList<Value extends string>({
  legend,
  options,
  values,
  onToggle,
  counts,
  form,
  name,
}: CheckListProps<Value>) {
  const { i18n, t } = useLingui();
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-14">{legend}</legend>
      {options.map(({ value, label }) => {
        const count = counts?.find((one) => one.value === value)?.count;
        return (
          <label
            key={value}
            className={classNames(
              'flex min-h-11 items-center gap-3 rounded hover:bg-wash lg:min-h-8 lg:text-14',
              count === 0 && 'text-muted',
            )}
          >
            <input
              type="checkbox"
              {...(form && { form, name })}
              value={value}
              checked={values.includes(value)}
              onChange={() => onToggle(value)}
              className="size-5 lg:size-4"
            />
            {translate(i18n, label)}{' '}
            {count !== undefined && (
              <span className="ms-auto shrink-0 text-13 text-muted tabular">
                <span className="sr-only">{t`Jobs`}: </span>
                {formatNumber(count, i18n.locale)}
              </span>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}

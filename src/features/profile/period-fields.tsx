import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { monthNames } from '#src/entities/profile/format-month.ts';
import type { Dated } from '#src/entities/profile/period.tsx';
import { CheckboxField } from '#src/ui/choice.tsx';
import { SelectField } from '#src/ui/select.tsx';
import { TextField } from '#src/ui/text-field.tsx';

/**
 * An entry's start and end; a current one has no end (rule PROFILE-4). Changing a field clears errors of the end,
 * which may depend on it.
 */
export function PeriodFields({ currentLabel }: { currentLabel: string }) {
  const { control, clearErrors } = useFormContext<Dated>();
  const { t } = useLingui();
  return (
    <>
      <Controller
        control={control}
        name="start_date"
        render={({ field, fieldState }) => (
          <MonthFields
            monthLabel={t`Start month`}
            yearLabel={t`Start year`}
            value={field.value}
            onChange={(value) => {
              field.onChange(value);
              clearErrors('end_date');
            }}
            ref={field.ref}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="current"
        render={({ field: current }) => (
          <>
            <CheckboxField
              label={currentLabel}
              checked={current.value}
              onChange={({ target }) => {
                current.onChange(target.checked);
                clearErrors('end_date');
              }}
            />
            <Controller
              control={control}
              name="end_date"
              render={({ field, fieldState }) => (
                <MonthFields
                  monthLabel={t`End month`}
                  yearLabel={t`End year`}
                  value={current.value ? '' : field.value}
                  onChange={field.onChange}
                  ref={field.ref}
                  disabled={current.value}
                  error={fieldState.error?.message}
                />
              )}
            />
          </>
        )}
      />
    </>
  );
}

/**
 * A month as `YYYY-MM`, or only a year. Uses two fields, since some browsers lack a month input and none accepts a
 * year alone.
 */
function MonthFields({
  monthLabel,
  yearLabel,
  value,
  onChange,
  disabled = false,
  error,
  ref,
}: {
  monthLabel: string;
  yearLabel: string;
  value: string;
  onChange: (value: string) => void;
  disabled?: boolean;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}) {
  const { t, i18n } = useLingui();
  const [year = '', month = ''] = value.split('-');
  const change = (newYear: string, newMonth: string) =>
    onChange(newMonth ? `${newYear}-${newMonth}` : newYear);
  const months = monthNames(i18n.locale).map((label, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label,
  }));
  return (
    <div className="grid gap-4 xs:grid-cols-2">
      <SelectField
        label={monthLabel}
        optional
        options={[{ value: '', label: t`Not specified` }, ...months]}
        value={month}
        disabled={disabled}
        onChange={({ target }) => change(year, target.value)}
      />
      <TextField
        ref={ref}
        label={yearLabel}
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
        value={year}
        disabled={disabled}
        error={error}
        onChange={({ target }) => change(target.value.replace(/\D/g, ''), month)}
      />
    </div>
  );
}

import { classNames } from './class-names.ts';

type ProgressBarProps = {
  /** The accessible name. */
  label: string;
  value: number;
  max: number;
  className: string;
};

export function ProgressBar({ label, value, max, className }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className={classNames(
        'appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-success [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-success',
        className,
      )}
    />
  );
}

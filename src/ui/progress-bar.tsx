import { classNames } from './class-names.ts';

type ProgressBarProps = {
  /** What is going on, for those who don't see it. */
  label: string;
  value: number;
  max: number;
  /** Its size. */
  className: string;
};

/** How much of something is done. */
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

import type { SVGProps } from 'react';
import { classNames } from './class-names.ts';

/**
 * The icons of public screens, which every visit loads; `more-icons.ts` has the rest. Line icons in the current colour
 * that scale with the text. All are decorative: adjacent text carries the meaning.
 */
const paths = {
  alert:
    'M12 8v5m0 3.5v.01M10.3 3.9 2.4 17.5A2 2 0 0 0 4.1 20.5h15.8a2 2 0 0 0 1.7-3L13.7 3.9a2 2 0 0 0-3.4 0Z',
  arrowLeft: 'M19 12H5m6-6-6 6 6 6',
  briefcase:
    'M4 8.5h16a1 1 0 0 1 1 1V18a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9.5a1 1 0 0 1 1-1Zm4.5 0V6a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v2.5M3 13h18',
  building:
    'M5 20V5.5A1.5 1.5 0 0 1 6.5 4h7A1.5 1.5 0 0 1 15 5.5V20m0-10h3a1.5 1.5 0 0 1 1.5 1.5V20M3 20h18M8.5 8h3m-3 4h3m-3 4h3',
  calendar:
    'M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5ZM4 10h16M8.5 3.5v4m7-4v4',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9.5 6 6 6-6',
  chevronLeft: 'm14.5 6-6 6 6 6',
  chevronRight: 'm9.5 6 6 6-6 6',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-13V12l3 2',
  close: 'M6 6l12 12M18 6 6 18',
  filter: 'M4 6.5h16M7 12h10m-7 5.5h4',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.5m0-9v.01',
  level: 'M5 20v-5m7 5V10m7 10V4',
  link: 'M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  menu: 'M4 7h16M4 12h16M4 17h16',
  money:
    'M4 6.5h16A1.5 1.5 0 0 1 21.5 8v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 16V8A1.5 1.5 0 0 1 4 6.5Zm8 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6 12v.01m12-.01v.01',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 19.5a6.5 6.5 0 0 1 13 0M15.5 5a3.5 3.5 0 0 1 0 6.3m2 2.7a6.5 6.5 0 0 1 4 5.5',
  pin: 'M12 21s7-6.2 7-11.5a7 7 0 1 0-14 0C5 14.8 12 21 12 21Zm0-8.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0-13.5v2m0 15v2m9.5-9.5h-2m-15 0h-2m16.2-6.7-1.4 1.4M6.7 17.3l-1.4 1.4m13.4 0-1.4-1.4M6.7 6.7 5.3 5.3',
} as const;

/** An icon outside the set that every visit loads. */
export type MoreIcon = { path: string };

export type IconName = keyof typeof paths | MoreIcon;

/** Converts pixels at the default text size, so that icons scale with text. */
const toRem = (pixels: number | string) => `${Number(pixels) / 16}rem`;

export function Icon({
  name,
  width = 20,
  height = 20,
  ...props
}: { name: IconName } & Omit<SVGProps<SVGSVGElement>, 'name'>) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={toRem(width)}
      height={toRem(height)}
      fill="none"
      strokeWidth="1.75"
      aria-hidden="true"
      {...props}
      className={classNames('icon', props.className)}
    >
      <path d={typeof name === 'string' ? paths[name] : name.path} />
    </svg>
  );
}

/** The product's logo: the source of the wordmark, splash screen and browser icons. */
export const LOGO = {
  viewBox: '0 0 32 32',
  ground: { width: 32, height: 32, rx: 8 },
  line: { d: 'M8 23.5V12l8 6.5 8-6.5v11.5', width: 3.2 },
  dot: { cx: 16, cy: 8.5, r: 2.8 },
} as const;

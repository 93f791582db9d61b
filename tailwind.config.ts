import type { Config } from 'tailwindcss';

const token = (name: string) => `var(--${name})`;

/** Names for the tokens of `src/ui/styles.css`. Components use these names, never a colour value. */
export default {
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      canvas: token('canvas'),
      wash: token('wash'),
      surface: token('surface'),
      raised: token('raised'),
      line: { DEFAULT: token('line'), strong: token('line-strong') },
      text: token('text'),
      muted: token('muted'),
      brand: token('brand'),
      navy: { DEFAULT: token('navy'), text: token('navy-text'), muted: token('navy-muted') },
      action: {
        DEFAULT: token('action'),
        hover: token('action-hover'),
        text: token('action-text'),
      },
      link: { DEFAULT: token('link'), hover: token('link-hover') },
      mark: token('mark'),
      accent: { DEFAULT: token('accent'), text: token('accent-text') },
      success: { DEFAULT: token('success'), wash: token('success-wash') },
      warning: { DEFAULT: token('warning'), wash: token('warning-wash') },
      danger: { DEFAULT: token('danger'), wash: token('danger-wash') },
      info: { DEFAULT: token('info'), wash: token('info-wash') },
      secondary: { DEFAULT: token('secondary'), wash: token('secondary-wash') },
      filled: {
        success: token('filled-success'),
        danger: token('filled-danger'),
        warning: token('filled-warning'),
        info: token('filled-info'),
        text: token('filled-text'),
      },
      employer: token('employer'),
      candidate: token('candidate'),
      ring: token('ring'),
      scrim: token('scrim'),
    },
    borderRadius: { none: '0', sm: '4px', DEFAULT: '8px', dialog: '12px', full: '9999px' },
    boxShadow: { none: 'none', raised: token('shadow-raised') },
    fontSize: {
      13: ['0.8125rem', '1.25rem'],
      14: ['0.875rem', '1.375rem'],
      16: ['1rem', '1.5rem'],
      18: ['1.125rem', '1.625rem'],
      22: ['1.375rem', '1.15'],
      24: ['min(1.5rem, 12.5vw)', '1.25'],
      // Keeps a heading's words whole on a small phone with text twice as large.
      28: ['min(1.75rem, 14.5vw)', '1.15'],
      36: ['min(2.25rem, 17vw)', '1.15'],
      48: ['3rem', '1.1'],
    },
    extend: {
      // Below `xs` are phones with enlarged text: breakpoints in rem follow the browser's text size.
      screens: { xs: '20rem' },
      maxWidth: { form: '36rem', prose: '68ch' },
    },
  },
} satisfies Config;

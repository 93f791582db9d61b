import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const config = readFileSync('tailwind.config.ts', 'utf8');
const css = readFileSync(new URL('styles.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split('[data-theme="dark"] {');
const tokensOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
const LIGHT = tokensOf(light);
const THEMES = { light: LIGHT, dark: { ...LIGHT, ...tokensOf(dark) } };

const channels = (hex = '') => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** WCAG's relative luminance. */
function luminance(hex?: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) =>
    value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one?: string, other?: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** In degrees. */
function hue(hex?: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}

const GROUNDS = ['canvas', 'surface', 'raised', 'wash'];

/** Texts and what they stand on; borders of controls, their filled states, and the focus ring. */
const PAIRS = [
  ...[
    ...GROUNDS.flatMap((ground) =>
      ['text', 'muted', 'brand', 'link', 'link-hover'].map((text) => [text, ground]),
    ),
    ...['danger', 'success', 'warning', 'info', 'secondary'].flatMap((text) => [
      [text, 'surface'],
      [text, 'canvas'],
      [text, `${text}-wash`],
    ]),
    ...['success', 'warning', 'danger', 'info'].map((name) => ['filled-text', `filled-${name}`]),
    ['navy-text', 'navy'],
    ['navy-muted', 'navy'],
    ['action-text', 'action'],
    ['action-text', 'action-hover'],
    ['accent-text', 'accent'],
    ['text', 'mark'],
  ].map(([front = '', ground = '']) => ({ front, ground, min: 4.5 })),
  ...['line-strong', 'action', 'ring'].flatMap((front) =>
    GROUNDS.map((ground) => ({ front, ground, min: 3 })),
  ),
];

const contrastRow = ({ front, ground, min }: (typeof PAIRS)[number]): string => {
  const cells = Object.values(THEMES).flatMap((tokens) => [
    `${tokens[front]} on ${tokens[ground]}`,
    contrast(tokens[front], tokens[ground]).toFixed(1),
  ]);
  return `| \`${front}\` on \`${ground}\` | ${cells.join(' | ')} | ${min} |`;
};

describe('the colours (LOOK-2)', () => {
  it('are the named ones', () => {
    expect(THEMES.light).toMatchObject({
      action: '#183749',
      'filled-danger': '#ae1c28',
      navy: '#183749',
      brand: '#183749',
      accent: '#fcd925',
      employer: '#e01210',
      candidate: '#fcd925',
    });
    expect(THEMES.dark).toMatchObject({ raised: '#183749', accent: '#fcd925', link: '#fcd925' });
  });

  it.each([
    ['light', 'link-hover', '#e01210'],
    ['light', 'success', '#3098b0'],
    ['light', 'success-wash', '#3098b0'],
    ['light', 'filled-success', '#3098b0'],
    ['light', 'secondary', '#fcd925'],
    ['light', 'mark', '#fcd925'],
    ['light', 'wash', '#96d9dd'],
    ['dark', 'success', '#3098b0'],
    ['dark', 'employer', '#e01210'],
  ] as const)('keep their hue: %s, %s', (theme, name, from) => {
    expect(Math.abs(hue(THEMES[theme][name]) - hue(from))).toBeLessThan(6);
  });

  it.each(PAIRS)('pass WCAG AA: $front on $ground', ({ front, ground, min }) => {
    for (const [name, tokens] of Object.entries(THEMES))
      expect(contrast(tokens[front], tokens[ground]), name).toBeGreaterThanOrEqual(min);
  });

  it('are listed with their contrasts', async () => {
    const table = [
      '# Contrast',
      '',
      'The pairs of colour tokens ([styles.css](../src/ui/styles.css)) and their contrasts by WCAG. Texts need 4.5, the',
      'borders and marks of controls 3. `node scripts/tool.mjs vitest run src/ui/styles.test.ts -u` writes this page.',
      '',
      '| Pair | Light | Contrast | Dark | Contrast | At least |',
      '| --- | --- | --- | --- | --- | --- |',
      ...PAIRS.map(contrastRow),
      '',
    ];
    await expect(table.join('\n')).toMatchFileSnapshot('../../docs/contrast.md');
  });
});

it('corners have a radius of 8 pixels (LOOK-2)', () => {
  expect(config).toMatch(/borderRadius: \{[^}]*DEFAULT: '8px'/);
});

it('a line of a long text has 68 characters at most (TEXT-1)', () => {
  expect(config).toMatch(/maxWidth: \{[^}]*prose: '68ch'/);
});

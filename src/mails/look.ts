import type { CSSProperties } from 'react';

/*
 * The product's look in mails: inline styles, since some mail programs support nothing else; the dark theme as a style
 * sheet, since inline styles can't express it. The colours are the tokens of `src/ui/styles.css`.
 */

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

const css = <Styles extends Record<string, CSSProperties>>(styles: Styles): Styles => styles;

export const look = css({
  canvas: { backgroundColor: '#f6f9fa', fontFamily: FONT, margin: 0, padding: '24px 0' },
  page: { maxWidth: '600px', width: '100%' },
  bar: { backgroundColor: '#183749', borderRadius: '12px 12px 0 0', padding: '16px 32px' },
  // The logo's square, in type: mail programs show neither SVG nor, at first, pictures.
  mark: {
    backgroundColor: '#ffffff',
    borderRadius: '7px',
    height: '28px',
    textAlign: 'center',
    verticalAlign: 'top',
    width: '28px',
  },
  dot: { color: '#e01210', fontSize: '17px', height: '9px', lineHeight: '14px' },
  letter: { color: '#183749', fontSize: '18px', fontWeight: 800, lineHeight: '17px' },
  wordmark: {
    color: '#ffffff',
    fontSize: '18px',
    fontWeight: 600,
    lineHeight: '28px',
    paddingLeft: '10px',
  },
  card: { backgroundColor: '#ffffff', borderRadius: '0 0 12px 12px', padding: '32px' },
  heading: {
    color: '#183749',
    fontSize: '24px',
    letterSpacing: '-0.01em',
    lineHeight: '30px',
    margin: '0 0 12px',
  },
  subheading: { color: '#183749', fontSize: '16px', lineHeight: '24px', margin: '0 0 4px' },
  text: { color: '#13242f', fontSize: '16px', lineHeight: '24px', margin: '0 0 20px' },
  when: { color: '#13242f', fontSize: '16px', fontWeight: 700, lineHeight: '24px', margin: 0 },
  facts: { color: '#13242f', fontSize: '16px', lineHeight: '26px', margin: 0 },
  // A code to type: its digits apart, all of one width.
  code: {
    color: '#13242f',
    fontSize: '24px',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: 700,
    letterSpacing: '0.15em',
    lineHeight: '32px',
    margin: 0,
  },
  panel: {
    backgroundColor: '#ecf8f9',
    borderRadius: '8px',
    margin: '0 0 20px',
    padding: '14px 16px',
  },
  quote: {
    color: '#13242f',
    fontSize: '16px',
    lineHeight: '25px',
    borderLeft: '3px solid #d9e2e7',
    margin: '0 0 24px',
    paddingLeft: '16px',
  },
  button: {
    backgroundColor: '#183749',
    borderRadius: '8px',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 600,
    padding: '12px 20px',
  },
  link: { color: '#13242f', textDecoration: 'underline', wordBreak: 'break-word' },
  address: {
    color: '#4e616d',
    fontSize: '14px',
    lineHeight: '22px',
    margin: '16px 0',
    wordBreak: 'break-all',
  },
  line: { borderColor: '#d9e2e7', margin: '20px 0' },
  foot: { padding: '16px 32px' },
  small: { color: '#4e616d', fontSize: '13px', lineHeight: '20px', margin: '0 0 4px' },
  smallLink: { color: '#4e616d', textDecoration: 'underline' },
});

/** For `<style>`: each class is named after its part of `look`. */
export const DARK_STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .canvas, .canvas > table > tbody > tr > td { background-color: #0c1a23 !important; }
  .bar { background-color: #0a161e !important; }
  .card { background-color: #132a38 !important; }
  .panel { background-color: #183749 !important; }
  .heading, .text, .when, .facts, .quote { color: #eaf2f5 !important; }
  .small, .address { color: #a8bdc8 !important; }
  .quote { border-color: #7a9aab !important; }
  .line { border-color: #2b4c5f !important; }
  .button { background-color: #eaf2f5 !important; color: #183749 !important; }
  .link { color: #fcd925 !important; }
}
@media (max-width: 600px) {
  .canvas, .canvas > table > tbody > tr > td { padding-top: 0 !important; }
  .bar, .card { border-radius: 0 !important; }
  .side { padding-left: 20px !important; padding-right: 20px !important; }
}
`;

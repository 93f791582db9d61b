import type { CSSProperties } from 'react';

/*
 * The product's look in mails: inline styles, since some mail programs support nothing else; the dark theme as a style
 * sheet, since inline styles can't express it. The colours are the tokens of `src/ui/styles.css`.
 */

const FONT = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif";

const css = <Styles extends Record<string, CSSProperties>>(styles: Styles): Styles => styles;

export const look = css({
  canvas: { backgroundColor: '#f6f9fa', fontFamily: FONT, margin: 0, padding: '0 0 24px' },
  page: { maxWidth: '600px', width: '100%' },
  bar: { backgroundColor: '#183749', padding: '16px 24px' },
  wordmark: { color: '#ffffff', fontSize: '20px', fontWeight: 700, lineHeight: '28px', margin: 0 },
  initial: {
    backgroundColor: '#fcd925',
    borderRadius: '6px',
    color: '#183749',
    display: 'inline-block',
    fontWeight: 700,
    lineHeight: '28px',
    marginRight: '8px',
    textAlign: 'center',
    width: '28px',
  },
  card: { backgroundColor: '#ffffff', padding: '24px' },
  heading: { color: '#183749', fontSize: '22px', lineHeight: '28px', margin: '0 0 16px' },
  subheading: { color: '#183749', fontSize: '16px', lineHeight: '24px', margin: '0 0 4px' },
  text: { color: '#13242f', fontSize: '16px', lineHeight: '24px', margin: '0 0 16px' },
  when: {
    color: '#13242f',
    fontSize: '16px',
    fontWeight: 700,
    lineHeight: '24px',
    borderLeft: '4px solid #fcd925',
    margin: '0 0 16px',
    paddingLeft: '12px',
  },
  quote: {
    color: '#4e616d',
    fontSize: '16px',
    lineHeight: '24px',
    borderLeft: '4px solid #d9e2e7',
    margin: '0 0 16px',
    paddingLeft: '12px',
  },
  button: {
    backgroundColor: '#ae1c28',
    borderRadius: '8px',
    color: '#ffffff',
    fontSize: '16px',
    fontWeight: 600,
    padding: '12px 20px',
  },
  link: { color: '#d0110f', textDecoration: 'underline', wordBreak: 'break-word' },
  address: {
    color: '#4e616d',
    fontSize: '14px',
    lineHeight: '22px',
    margin: '16px 0',
    wordBreak: 'break-all',
  },
  line: { borderColor: '#d9e2e7', margin: '16px 0' },
  foot: { padding: '16px 24px' },
  small: { color: '#4e616d', fontSize: '13px', lineHeight: '20px', margin: '0 0 4px' },
});

/** For `<style>`: each class is named after its part of `look`. */
export const DARK_STYLES = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .canvas, .canvas > table > tbody > tr > td { background-color: #0c1a23 !important; }
  .bar { background-color: #0a161e !important; }
  .card { background-color: #132a38 !important; }
  .heading, .text, .when { color: #eaf2f5 !important; }
  .quote, .small, .address { color: #a8bdc8 !important; }
  .quote { border-color: #2b4c5f !important; }
  .line { border-color: #2b4c5f !important; }
  .button { background-color: #d2323f !important; }
  .link { color: #fcd925 !important; }
}
@media (max-width: 480px) {
  .side { padding-left: 16px !important; padding-right: 16px !important; }
}
`;

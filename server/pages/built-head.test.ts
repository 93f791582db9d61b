// @vitest-environment node
import { expect, it } from 'vitest';
import { readBuiltHead } from './built-head.ts';

const page = (head: string, body = '') =>
  `<!doctype html>\n<html lang="en">\n<head>${head}</head><body>${body}</body></html>`;

it('sorts the head of a production build', () => {
  const html = page(
    [
      '<script>for(var i=0;i<2;i++){}</script>',
      '<script data-single-page>start()</script>',
      '<meta charset="utf-8" />\n  <link rel="icon" href="/favicon.ico" />',
      '<script type="module" crossorigin src="/assets/a.js"></script>',
      '<link rel="modulepreload" crossorigin href="/assets/b.js">',
      '<link rel="stylesheet" crossorigin href="/assets/a.css">',
    ].join('\n'),
    '<div id="app"><h1>Splash</h1></div>',
  );
  expect(readBuiltHead(html)).toEqual({
    common:
      '<script>for(var i=0;i<2;i++){}</script> <meta charset="utf-8" /> <link rel="icon" href="/favicon.ico" />',
    scripts: ['<script type="module" crossorigin src="/assets/a.js"></script>'],
    styles: ['/assets/a.css'],
  });
});

it('leaves the scripts of development where they are, before the app in the body', () => {
  const preamble = '<script type="module">import { hook } from "/@react-refresh"; hook()</script>';
  const main = '<script type="module" src="/src/main.tsx"></script>';
  expect(readBuiltHead(page(preamble, `<div id="app"></div>${main}`))).toEqual({
    common: preamble,
    scripts: [main],
    styles: [],
  });
});

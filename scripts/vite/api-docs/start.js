/* Starts the API's reference page. */

const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();

/** @typedef {(options: object) => void} Start */
const { SwaggerUIBundle } = /** @type {{ SwaggerUIBundle: Start }} */ (
  /** @type {unknown} */ (globalThis)
);
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#api',
  deepLinking: true,
  // Otherwise it would show the document to another host.
  validatorUrl: null,
});

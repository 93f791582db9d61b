import { build, type Plugin, type Rolldown } from 'vite';
import { inRoot } from '#scripts/setup/paths.mjs';

/** Bundles `src/head.ts` into one script. */
const buildHeadScript = async (): Promise<string> => {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: inRoot('src', 'head.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.trim();
};

/**
 * Inlines the head script and the styles, so that the page can paint on arrival. Its content comes first: the app's
 * script moves after it, and all scripts have a low priority.
 */
export const page = (): Plugin => ({
  name: 'page',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle = {} }) => {
      let app = '';
      const sheets = Object.values(bundle).filter((file) => file.type === 'asset');
      const finished = html
        .replace(/<link rel="stylesheet"[^<>]*>/, (link) => {
          const sheet = sheets.find(({ fileName }) => link.includes(`"/${fileName}"`));
          // Names the file, so that no page links to it as well.
          return sheet
            ? `<style data-file="/${sheet.fileName}">${sheet.source.toString()}</style>`
            : link;
        })
        .replace(/<script type="module" crossorigin[^<>]*><\/script>/, (script) => {
          app = script;
          return '';
        })
        .replace('</body>', () => `${app}</body>`)
        .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
      return {
        html: finished,
        tags: [{ tag: 'script', children: await buildHeadScript(), injectTo: 'head-prepend' }],
      };
    },
  },
});

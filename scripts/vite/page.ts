import { build, type Plugin, type Rolldown } from 'vite';
import { inRoot } from '#scripts/setup/paths.mjs';

/** The code of `src/head.ts`, as one script. */
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
 * Finishes the page: the script of its head stands in it, and so do its styles, since it can be painted as soon
 * as it has arrived; the app comes after the content, for which it doesn't compete.
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
          // Named, so that no page links to it as well.
          return sheet
            ? `<style data-file="/${sheet.fileName}">${sheet.source.toString()}</style>`
            : link;
        })
        .replace(/<script type="module" crossorigin[^<>]*><\/script>/, (script) => {
          app = script;
          return '';
        })
        .replace('</body>', () => `${app}</body>`);
      return {
        html: finished,
        tags: [{ tag: 'script', children: await buildHeadScript(), injectTo: 'head-prepend' }],
      };
    },
  },
});

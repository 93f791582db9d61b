import { build, type Plugin, type Rolldown } from 'vite';
import { inRoot } from '../setup/paths.mjs';

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
      const source = (file = '') => {
        const asset = bundle[file];
        return asset?.type === 'asset' ? String(asset.source) : '';
      };
      const finished = html
        .replace(
          /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)">/,
          (_, file: string) => `<style>${source(file)}</style>`,
        )
        .replace(/\s*<script type="module" crossorigin[^>]*><\/script>/, (script) => {
          app = script;
          return '';
        })
        .replace('</body>', () => `${app.trim()}</body>`);
      return {
        html: finished,
        tags: [{ tag: 'script', children: await buildHeadScript(), injectTo: 'head-prepend' }],
      };
    },
  },
});

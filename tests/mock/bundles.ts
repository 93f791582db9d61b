import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { inRoot } from '#scripts/setup/paths.mjs';

/** Builds one file of the mock in memory: no build of the product may have a byte of it. */
async function bundle(entry: string, format: 'es' | 'iife'): Promise<string> {
  const built = await build({
    root: inRoot('.'),
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [react(), babel({ presets: [linguiTransformerBabelPreset()] }), lingui()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      write: false,
      minify: false,
      modulePreload: false,
      rolldownOptions: { input: inRoot('tests', 'mock', entry), output: { format } },
    },
  });
  const outputs = Array.isArray(built) ? built : [built];
  for (const output of outputs) if ('output' in output) return output.output[0].code;
  throw new Error(`${entry} was not built`);
}

/** The scripts that the mock adds to each page. */
export async function buildBundles(): Promise<{ boot: string; panel: string }> {
  const [boot, panel] = await Promise.all([
    bundle('page/boot.ts', 'iife'),
    bundle('panel/main.tsx', 'es'),
  ]);
  return { boot, panel };
}

import type { Plugin } from 'vite';

/** Packages that the server loads from `node_modules`: they bring native code or WebAssembly. */
export const NOT_BUNDLED = ['@electric-sql/pglite', 'sharp'];

/** Where a build lists the packages that are in it, below its folder. */
export const BUNDLED_PACKAGES = '.vite/packages.json';

/** Packages whose files the build copies, or makes styles from, rather than imports. */
const COPIED = ['swagger-ui-dist', 'tailwindcss'];

/** A module's package, which may be below another one's. */
const PACKAGE = /(?:^|\/)(node_modules\/(?:.+\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//;

/** Lists the folders of the packages that are in the build, for the licences and the parts list of a release. */
export const bundledPackages = (): Plugin => ({
  name: 'bundled-packages',
  apply: 'build',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? Object.keys(file.modules) : [],
    );
    const folders = modules.flatMap((module) => PACKAGE.exec(module)?.[1] ?? []);
    const source = [
      ...new Set([...folders, ...COPIED.map((name) => `node_modules/${name}`)]),
    ].sort();
    this.emitFile({ type: 'asset', fileName: BUNDLED_PACKAGES, source: JSON.stringify(source) });
  },
});

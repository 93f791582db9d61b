import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { createRoot, inSandbox } from './sandbox.ts';

/*
 * Builds what a Containerfile describes without a container engine: its steps run in a sandbox, whose system is this
 * machine's instead of the base image's. Knows the instructions that ours has.
 */

type Image = {
  base: string;
  /** The files, below a folder of this machine. */
  root: string;
  env: Record<string, string>;
  folder?: string;
  user?: string;
  volume?: string;
  port?: string;
  stopSignal?: string;
  /** `--chown` of what was copied, by place; nobody but root could do it. */
  owners: Record<string, string>;
  healthCheck: string[];
  entryPoint: string[];
};

/** The instructions with their arguments, without comments and with continued lines joined. */
const instructionsOf = (text: string): (readonly [string, string])[] =>
  text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => [line.replace(/ .*/, ''), line.replace(/^\w+ /, '')] as const);

const listOf = (text: string): string[] => JSON.parse(text.slice(text.indexOf('['))) as string[];

const run = (image: Image, command: string): void => {
  const { root, env } = image;
  const [program = '', ...args] = inSandbox({ root, env, isWritable: true, user: '0:0' });
  execFileSync(program, [...args, '/bin/sh', '-c', command], { stdio: ['ignore', 'pipe', 'pipe'] });
};

/** Copies from the build's folder, or from an image that was built before. */
function copy(image: Image, words: string, context: string, images: Map<string, Image>): void {
  const options = [...words.matchAll(/--(\w+)=(\S+) /g)].map(([, name, value]) => [name, value]);
  const { from, chown } = Object.fromEntries(options) as { from?: string; chown?: string };
  const [source = '', target = ''] = words.replaceAll(/--\S+ /g, '').split(' ');
  const origin = from ? (images.get(from)?.root ?? '') : context;
  const found = globSync(source.replace(/^\//, ''), { cwd: origin });
  if (found.length === 0) throw new Error(`COPY finds no ${source}.`);
  for (const name of found) {
    const place = join(image.root, target, target.endsWith('/') ? basename(name) : '');
    cpSync(join(origin, name), place, { recursive: true });
  }
  if (chown) image.owners[target] = chown;
}

/**
 * Runs the steps of the Containerfile at `path` on the files in `context`; returns the last stage's image, and every
 * stage's folder.
 */
export function buildImage(path: string, context: string): Image & { roots: string[] } {
  const images = new Map<string, Image>();
  let image: Image | undefined;
  for (const [name, words] of instructionsOf(readFileSync(path, 'utf8'))) {
    if (name === 'FROM') {
      const [base = '', , stage = 'last'] = words.split(' ');
      const root = createRoot({ folders: ['data'] });
      image = { base, root, env: {}, owners: {}, healthCheck: [], entryPoint: [] };
      images.set(stage, image);
      continue;
    }
    if (!image) throw new Error(`${name} before FROM`);
    if (name === 'RUN') run(image, words);
    else if (name === 'COPY') copy(image, words, context, images);
    else if (name === 'ENV')
      for (const [, key = '', value = ''] of words.matchAll(/(\w+)=(\S+)/g)) image.env[key] = value;
    else if (name === 'WORKDIR') {
      image.folder = words;
      mkdirSync(join(image.root, words), { recursive: true });
    } else if (name === 'USER') image.user = words;
    else if (name === 'VOLUME') image.volume = words;
    else if (name === 'EXPOSE') image.port = words;
    else if (name === 'STOPSIGNAL') image.stopSignal = words;
    else if (name === 'HEALTHCHECK') image.healthCheck = listOf(words);
    else if (name === 'ENTRYPOINT') image.entryPoint = listOf(words);
    else throw new Error(`This build doesn't know ${name}.`);
  }
  if (!image) throw new Error('The Containerfile is empty.');
  return { ...image, roots: [...images.values()].map(({ root }) => root) };
}

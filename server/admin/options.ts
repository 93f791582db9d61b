import { parseArgs } from 'node:util';

/** The words of a command without its options `--name TEXT`, and these; undefined if there are others. */
export function readOptions<Name extends string>(
  words: readonly string[],
  names: readonly Name[],
): { rest: string[]; options: Partial<Record<Name, string>> } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
    });
    return { rest: positionals, options: values as Partial<Record<Name, string>> };
  } catch {
    return undefined;
  }
}

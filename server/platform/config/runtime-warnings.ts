/** Hides Node's warnings about experimental modules; other warnings are shown. */
export function hideExperimentalWarnings(): void {
  const warn = process.emitWarning.bind(process) as (...args: unknown[]) => void;
  process.emitWarning = (warning: string | Error, ...rest: unknown[]) => {
    const [kind] = rest;
    const type = typeof kind === 'object' && kind && 'type' in kind ? kind.type : kind;
    if (type !== 'ExperimentalWarning') warn(warning, ...rest);
  };
}
